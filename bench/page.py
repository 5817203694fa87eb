"""Write the sections of docs/develop/benchmarks/speed.md, one for each benchmark."""

import os
import platform
import re
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PAGE = Path("docs/develop/benchmarks/speed.md")


def publish(heading: str, text: str) -> None:
    """Print the text. With --write, also put it into the page under this heading."""
    print(text)
    if "--write" in sys.argv:
        write_part(heading, text)


def write_part(heading: str, text: str) -> None:
    """Replace the section with this heading, or append it to the page if it does not exist yet."""
    page = PAGE.read_text("utf-8") if PAGE.exists() else "# Speed, measured\n"
    part = f"## {heading}\n\n{text.strip()}\n"
    start, *parts = re.split(r"^(?=## )", page, flags=re.MULTILINE)
    headings = [old.partition("\n")[0] for old in parts]
    if f"## {heading}" in headings:
        parts[headings.index(f"## {heading}")] = part
    else:
        parts.append(part)
    PAGE.write_text("\n\n".join(piece.strip() for piece in (start, *parts)) + "\n", encoding="utf-8")


def machine(used: str = "one used") -> str:
    cpu = next((line for line in Path("/proc/cpuinfo").read_text().splitlines() if "model name" in line), "")
    versions = f"Python {platform.python_version()}"
    for name in ("numba", "numpy"):
        try:
            versions += f", {name} {version(name)}"
        except PackageNotFoundError:
            continue
    return f"{cpu.partition(':')[2].strip() or platform.machine()}, {os.cpu_count()} cores, {used}; {versions}"
