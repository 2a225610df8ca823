print("pullback")
