"""The rules of the game. The modules directly in this package are the kernel: compilable functions on plain ints."""
