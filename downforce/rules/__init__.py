"""The rules of the game. The functions of all modules directly in this package can also run as compiled code."""
