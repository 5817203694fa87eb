"""Run the examples on documentation pages.

A ```python block with prompts is a session, and all sessions of a page share one namespace. A ```console block holds `$
downforce ...` and its output; `$ echo $?` shows the exit code. A block that begins with a comment such as `#
my_bots.py` is that file.
"""

import contextlib
import doctest
import io
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from downforce.terminal import cli

ROOT = Path(__file__).parent.parent
FENCED = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"# ([\w-]+\.(?:py|toml))\n")


class Block(NamedTuple):
    language: str
    text: str
    line: int


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text("utf-8")
    for found in FENCED.finditer(text):
        yield Block(found[1], found[2], text.count("\n", 0, found.start()) + 1)


def write_files(page: Path, folder: Path) -> None:
    """Write the files that a page shows into `folder`, where its examples will look for them."""
    for block in blocks(page):
        if named := FILE.match(block.text):
            (folder / named[1]).write_text(block.text, "utf-8")


def run_page(page: Path, folder: Path) -> int:
    """Run every example of a page in `folder`, and return their number. AssertionError names an example that fails."""
    write_files(page, folder)
    session: dict[str, Any] = {}
    told = io.StringIO()
    count = 0
    with contextlib.chdir(folder):
        for block in blocks(page):
            if block.language == "python" and ">>> " in block.text:
                count += run_session(page, block, session, told)
            elif block.language == "console":
                count += run_console(page, block, told)
    assert not told.getvalue(), told.getvalue()
    return count


def run_session(page: Path, block: Block, session: dict[str, Any], told: io.StringIO) -> int:
    test = doctest.DocTestParser().get_doctest(block.text, session, page.name, str(page), block.line)
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=told.write, clear_globs=False)
    session.update(test.globs)
    return len(test.examples)


def run_console(page: Path, block: Block, told: io.StringIO) -> int:
    code, examples = 0, re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]
    for example in examples:
        command, _, wanted = example.partition("\n")
        if command == "echo $?":
            found = f"{code}\n"
        else:
            code, found = run_command(command)
        if not doctest.OutputChecker().check_output(wanted, found, doctest.ELLIPSIS):
            told.write(f"{page.name}, line {block.line}: $ {command}\nexpected:\n{wanted}found:\n{found}")
    return len(examples)


def run_command(command: str) -> tuple[int, str]:
    """Run a `downforce` command in this process; returns its exit code and its output."""
    name, *arguments = shlex.split(command)
    assert name == "downforce", f"{command}: only `downforce` and `echo $?` are run"
    heard = io.StringIO()
    with contextlib.redirect_stdout(heard), contextlib.redirect_stderr(heard):
        code = cli.run(arguments)
    return code, heard.getvalue()
