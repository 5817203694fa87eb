"""The frames that we read and write ourselves, compared with what `websockets` makes of them."""

import random

import pytest
from websockets.frames import Frame, Opcode

from downforce.server.sockets.fast_frames import LONGER, PING, PONG, TEXT, pack_text, read_frame

LENGTHS = (0, 1, 125, 126, 127, 4096, 65535)


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_text_is_read_as_it_was_written(length: int) -> None:
    text = random.Random(length).randbytes(length)
    data = b"before" + masked(Opcode.TEXT, text) + b"after"
    assert read_frame(data, 6) == (TEXT, text, len(data) - 5)


@pytest.mark.parametrize("length", [*LENGTHS, 65536, 100_000])
def test_a_text_is_written_as_the_library_writes_it(length: int) -> None:
    text = b"x" * length
    assert pack_text(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_pings_and_their_answers() -> None:
    assert Frame(Opcode.PING, b"").serialize(mask=False) == PING
    assert read_frame(masked(Opcode.PONG, b"life"), 0) == (PONG, b"life", 10)


def test_whatever_else_comes_is_left_to_the_library() -> None:
    whole = masked(Opcode.TEXT, b"x" * 300)
    assert all(read_frame(whole[:length], 0) is None for length in range(len(whole)))
    compressed = bytes([whole[0] | 0x40]) + whole[1:]
    long_form = bytes([TEXT, 0x80 | LONGER, 0, 5]) + bytes(4) + b"short"
    for other in (
        masked(Opcode.TEXT, b"a part", fin=False),
        masked(Opcode.BINARY, b"bytes"),
        masked(Opcode.CLOSE, b"\x03\xe8"),
        masked(Opcode.PING, b""),
        masked(Opcode.TEXT, b"x" * 65536),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
        compressed,
        long_form,
    ):
        assert read_frame(other, 0) is None
