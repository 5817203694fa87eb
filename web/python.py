"""Pack the Python files that a worker of the page needs; runs in Pyodide under Node when the page is built (python.ts).

Modules are compiled beforehand, because compiling them at every start would take a browser seconds. Of the standard
library, only the modules that are loaded after a race between all bots are included.
"""

import importlib.util
import io
import json
import sys
import zipfile
from pathlib import Path
from types import CodeType

SOURCE, SHIPPED, MADE = Path("/source"), Path("/shipped"), Path("/made")
ALSO = {"encodings.ascii", "encodings.latin_1", "encodings.cp437", "encodings.idna", "stringprep"}  # by name, if needed
BUILT_IN = {"importlib/_bootstrap", "importlib/_bootstrap_external", "zipimport"}
DATA = (".toml", ".json")
PUZZLES = "puzzles.json"  # the page requests puzzles one by one; Python never reads them

sys.dont_write_bytecode = True
sys.path.insert(0, str(SOURCE))

from downforce.device.table import CLOCKS  # noqa: E402
from downforce.device.warm_up import rehearse  # noqa: E402
from downforce.room.queries import positions  # noqa: E402
from downforce.room.queries.setup import make_setup  # noqa: E402
from downforce.room.queries.track_shape import track_shape  # noqa: E402
from downforce.text import LANGUAGES, page_texts  # noqa: E402
from downforce.tracks import shipped  # noqa: E402


def compiled(path: str, source: bytes, lines: bool = True) -> bytes:
    """Return a compiled module that Python loads without checking its source, which is not shipped."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=2)
    if not lines:
        code = without_lines(code)
    return importlib._bootstrap_external._code_to_hash_pyc(code, importlib.util.source_hash(source), False)


def without_lines(code: CodeType) -> CodeType:
    """Remove the line numbers, a tenth of the size; errors in the standard library are then reported without them."""
    inner = tuple(without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inner)


def write_zip(name: str, files: dict[str, bytes]) -> None:
    with zipfile.ZipFile(MADE / name, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for path, content in sorted(files.items()):
            made.writestr(zipfile.ZipInfo(path), content, zipfile.ZIP_DEFLATED, 9)


def pack_library() -> None:
    needed = {name.replace(".", "/") for name in {*sys.modules, *ALSO}}
    files = {}
    with zipfile.ZipFile(io.BytesIO((SHIPPED / "python_stdlib.zip").read_bytes())) as whole:
        for path in whole.namelist():
            module = path.removesuffix(".py").removesuffix("/__init__")
            if path.endswith(".py") and module in needed and module not in BUILT_IN:
                files[f"{path}c"] = compiled(path, whole.read(path), lines=False)
            elif not path.endswith((".py", "/")) and path.partition("/")[0] in ("pyodide", "_pyodide"):
                files[path] = whole.read(path)
    write_zip("python_stdlib.zip", files)


def pack_ours() -> None:
    files = {}
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "downforce" and module.__file__:
            path = Path(module.__file__).relative_to(SOURCE)
            files[f"{path}c"] = compiled(str(path), (SOURCE / path).read_bytes())
    for path in sorted((SOURCE / "downforce" / "data").rglob("*")):
        if path.suffix in DATA and path.name != PUZZLES:
            files[str(path.relative_to(SOURCE))] = path.read_bytes()
    write_zip("downforce.zip", files)


def write_data() -> None:
    """Write the files that the page requests before there is a table."""
    data = {"setup.json": json.dumps(make_setup({name: int(seconds) for name, seconds in CLOCKS.items()}))}
    data |= {f"text.{lang}.ftl": page_texts(lang) for lang in LANGUAGES}
    data |= {f"track.{name}.json": json.dumps(track_shape(name)) for name in shipped()}
    listed = positions.puzzle_list()
    data[PUZZLES] = json.dumps(listed)
    data |= {f"puzzle.{one['id']}.json": json.dumps(positions.puzzle_question(one["id"])) for one in listed}
    for name, text in data.items():
        (MADE / name).write_text(text, "utf-8")


rehearse(("rookie", "pro", "champion"), 40)
pack_library()
pack_ours()
write_data()
