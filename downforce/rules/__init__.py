"""The rules of the game. The modules of this folder are the kernel: plain functions over ints, which also compile."""
