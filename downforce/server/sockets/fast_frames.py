"""A fast path for the WebSocket frames of pages: whole texts, and answers to pings.

Rarer frames (parts of messages, closing, anything malformed) are left to the library `websockets`, whose reader takes
ten times as long for a text.
"""

import struct
from typing import Final

from websockets.speedups import apply_mask

TEXT, PONG = 0x81, 0x8A  # first byte of a whole frame
MASKED, LENGTH, LONGER, LONGEST = 0x80, 0x7F, 126, 127
CLOSE = 0x8  # opcode, in the low half of the first byte
PING: Final = b"\x89\x00"


def read_frame(data: bytes, at: int) -> tuple[int, bytes, int] | None:
    """Return the first byte, the payload and where the next frame begins.

    None if the frame is incomplete or of another kind.
    """
    head = data[at : at + 4]
    if len(head) < 4 or head[0] not in (TEXT, PONG) or not head[1] & MASKED:
        return None
    length, at = head[1] & LENGTH, at + 2
    if length >= LONGER:
        if length == LONGEST or head[0] == PONG:
            return None
        length, at = head[2] << 8 | head[3], at + 2
        if length < LONGER:  # not allowed: it would have fitted into the shorter form
            return None
    begin = at + 4
    if len(data) < begin + length:
        return None
    return head[0], apply_mask(data[begin : begin + length], data[at:begin]), begin + length


def frame_size(data: bytes, at: int) -> int | None:
    """Return how many bytes the frame at `at` takes, head included; None while its head is incomplete."""
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
    """Return a text as a frame to a page."""
    length = len(text)
    if length < LONGER:
        return bytes((TEXT, length)) + text
    if length < 1 << 16:
        return struct.pack("!BBH", TEXT, LONGER, length) + text
    return struct.pack("!BBQ", TEXT, LONGEST, length) + text
