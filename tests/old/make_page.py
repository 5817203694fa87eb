"""Pack the built page of an older version, for the tests that open it in a browser and then update its server.

Python for races on the device is left out, since it is twenty times as large; so are compressed copies. The fixture was
made at the time of 0.2.0, from the root of this tree:

    git clone . FOLDER && git -C FOLDER checkout c44337a
    (cd FOLDER/web && npm ci && npm run build)
    python -m tests.old.make_page FOLDER c44337a

It writes page-NAME.tar.xz to this folder. Like the databases, it is not regenerated.
"""

import io
import lzma
import sys
import tarfile
from pathlib import Path

HERE = Path(__file__).parent
LEFT_OUT = (".br", ".gz")


def pack_page(page: Path) -> bytes:
    """Return an archive of a built page; the same files always give the same archive."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w") as archive:
        for file in sorted(page.rglob("*")):
            name = file.relative_to(page)
            if file.is_file() and file.suffix not in LEFT_OUT and not any(p.startswith("python-") for p in name.parts):
                entry = tarfile.TarInfo(name.as_posix())
                entry.size = file.stat().st_size
                archive.addfile(entry, io.BytesIO(file.read_bytes()))
    return lzma.compress(packed.getvalue(), preset=9 | lzma.PRESET_EXTREME)


def unpack_page(name: str, folder: Path) -> Path:
    """Unpack the page of an older version into a folder, and return that folder."""
    with tarfile.open(HERE / f"page-{name}.tar.xz") as archive:
        archive.extractall(folder, filter="data")
    return folder


if __name__ == "__main__":
    built = Path(sys.argv[1], "downforce", "server", "page")
    (HERE / f"page-{sys.argv[2]}.tar.xz").write_bytes(pack_page(built))
