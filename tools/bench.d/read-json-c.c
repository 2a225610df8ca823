/* Reads a trace file with json-c, row by row, as a C program would: the floor that our reader is
   measured against. It checks no more than that each line is an array, and sums its numbers.

     cc -O2 tools/bench.d/read-json-c.c -o read-json-c $(pkg-config --cflags --libs json-c)
     ./read-json-c FILE.jsonl        prints rows, the sum, nanoseconds of processor time a row

   One tokener for all rows, strict, one call a row (a call for a batch of rows is 10 % faster). */
#include <json-c/json.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double sum_of(struct json_object *value) {
  double sum = 0;
  switch (json_object_get_type(value)) {
  case json_type_int:
  case json_type_double:
    return json_object_get_double(value);
  case json_type_array:
    for (size_t i = 0; i < json_object_array_length(value); i++)
      sum += sum_of(json_object_array_get_idx(value, i));
    return sum;
  default:
    return 0;
  }
}

static double processor_seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

int main(int count, char **words) {
  if (count != 2) {
    fprintf(stderr, "usage: %s FILE.jsonl\n", words[0]);
    return 64;
  }
  FILE *file = fopen(words[1], "r");
  if (!file) {
    perror(words[1]);
    return 66;
  }
  double start = processor_seconds(), sum = 0;
  struct json_tokener *tokener = json_tokener_new();
  json_tokener_set_flags(tokener, JSON_TOKENER_STRICT);
  char *line = NULL;
  size_t room = 0;
  ssize_t length;
  long rows = 0;
  for (long number = 1; (length = getline(&line, &room, file)) > 0; number++) {
    if (line[length - 1] == '\n') length--;
    if (number == 1) continue; /* the header */
    struct json_object *row = json_tokener_parse_ex(tokener, line, (int)length);
    if (json_object_get_type(row) != json_type_array) {
      fprintf(stderr, "%s:%ld: not a row\n", words[1], number);
      return 65;
    }
    sum += sum_of(row);
    rows++;
    json_object_put(row);
  }
  double seconds = processor_seconds() - start;
  printf("rows %ld sum %.17g ns/row %.1f rows/s %.0f\n", rows, sum, seconds / rows * 1e9,
         rows / seconds);
  free(line);
  json_tokener_free(tokener);
  fclose(file);
  return 0;
}
