"""Fast functions for the WebSocket frames that browsers usually send: complete text messages and pongs.

Rarer frames (message fragments, close frames, anything malformed) are left to the `websockets` library, which takes ten
times as long to read a text message.
"""

import struct
from typing import Final

from websockets.speedups import apply_mask

TEXT, PONG = 0x81, 0x8A  # first byte of an unfragmented frame
MASKED, LENGTH, LONGER, LONGEST = 0x80, 0x7F, 126, 127
CLOSE = 0x8  # opcode, stored in the low four bits of the first byte
PING: Final = b"\x89\x00"


def read_frame(data: bytes, at: int) -> tuple[int, bytes, int] | None:
    """Read the WebSocket frame at offset `at`. Return its first byte, its payload and the offset of the next frame.

    Return None if the frame is incomplete, or if it is neither a complete text message nor a pong.
    """
    head = data[at : at + 4]
    if len(head) < 4 or head[0] not in (TEXT, PONG) or not head[1] & MASKED:
        return None
    length, at = head[1] & LENGTH, at + 2
    if length >= LONGER:
        if length == LONGEST or head[0] == PONG:
            return None
        length, at = head[2] << 8 | head[3], at + 2
        if length < LONGER:  # not allowed: a payload this short must use the shorter form
            return None
    begin = at + 4
    if len(data) < begin + length:
        return None
    return head[0], apply_mask(data[begin : begin + length], data[at:begin]), begin + length


def frame_size(data: bytes, at: int) -> int | None:
    """Return the size of the WebSocket frame at offset `at` in bytes, or None if the frame's header is incomplete."""
    if len(data) < at + 2:
        return None
    length, head = data[at + 1] & LENGTH, 6 if data[at + 1] & MASKED else 2
    more = {LONGER: 2, LONGEST: 8}.get(length, 0)
    if more:
        if len(data) < at + 2 + more:
            return None
        length = int.from_bytes(data[at + 2 : at + 2 + more], "big")
    return head + more + length


def pack_text(text: bytes) -> bytes:
    """Encode a text message as an unmasked WebSocket frame, which is the form that servers send."""
    length = len(text)
    if length < LONGER:
        return bytes((TEXT, length)) + text
    if length < 1 << 16:
        return struct.pack("!BBH", TEXT, LONGER, length) + text
    return struct.pack("!BBQ", TEXT, LONGEST, length) + text
