"""The rules of the game. The top-level modules form the kernel: functions on plain ints that can be compiled."""
