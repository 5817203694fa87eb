"""The rules of the game. Most modules directly in this package can also run as compiled code, for speed."""
