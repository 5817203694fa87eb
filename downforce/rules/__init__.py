"""The rules of the game. The top-level modules form the kernel, whose functions can be compiled."""
