// The one door to json-c: its public header, as pkg-config finds it.
#include <json-c/json.h>
