"""Compile the rules with numba. Every module gets a twin: a copy of the module with compiled functions.

The rules do not import this module. The functions in a twin look up global names in the twin, where imported functions
are compiled too. As a result, compiled functions call other compiled functions, both versions of a module work in the
same process, and all callers share one compiled version. Compiled code is worth using for whole loops, but not for
calling single steps from Python.
"""

import functools
import hashlib
import logging
import os
import stat
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from . import rng
from .rules import auction, bets, bits, copying, deal, drive, engine, powers, race, score, walk

AVAILABLE: bool  # False if the extra `fast` is missing or broken, so that everything runs interpreted, and slower

RULES = (bits, copying, auction, powers, walk, drive, race, bets, score, deal, engine)  # what is in the folder rules/
BASE = (*RULES, rng)  # part of every kernel; the rules themselves never draw random numbers
PRIMITIVES = ("lowest_bit", "count_bits", "copy_state", "fetch")  # the only functions with a separate compiled version
CACHE_LINE = 64  # bytes that the processor loads from memory at a time


class NotInstalled(RuntimeError):
    """Raised when numba is needed but not installed. The extra `fast` installs it."""


def __getattr__(name: str) -> bool:
    """Return the value of the module attribute `AVAILABLE`, which is determined only when it is first needed.

    Determining it requires importing numba, which takes half a second and is not needed by most commands.
    """
    if name == "AVAILABLE":
        return is_available()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@functools.cache
def is_available() -> bool:
    """Return whether numba can be imported. Log a warning if numba is installed but broken."""
    try:
        import numba  # noqa: F401 -- only to check that it can be imported
    except Exception as error:  # built for another numpy or Python: SystemError, AttributeError, OSError, ImportError
        if not (isinstance(error, ModuleNotFoundError) and error.name == "numba"):
            words = " ".join(str(error).split()) or type(error).__name__
            logging.getLogger(__name__).warning("numba does not load, so the rules run interpreted: %s", words[:200])
        return False
    return True


@functools.cache
def kernel(*extra: ModuleType) -> Any:
    """Return a namespace with the compiled functions of the rules and of any extra modules.

    Each function is compiled when it is first called. This is slow unless the compiled function is cached on disk.
    """
    if not sys.modules[__name__].AVAILABLE:
        raise NotInstalled("compiled rules need numba: install downforce[fast]")
    defined_in: dict[str, ModuleType] = {}
    for module in (*BASE, *extra):
        for name, _ in own_functions(module):
            if name in defined_in:
                raise RuntimeError(f"two functions of the rules are called {name}")
            defined_in[name] = module
    return SimpleNamespace(**{name: vars(twin(module))[name] for name, module in defined_in.items()})


@functools.cache
def twin(module: ModuleType) -> ModuleType:
    """Return a copy of a module in which all functions are compiled, including those that the module imports.

    The copy has the same integer constants as the module.
    """
    import numba

    digest = fingerprint(module)
    home = ModuleType(f"{__name__}_{digest}")
    sys.modules[home.__name__] = home  # numba's cache looks up the module of the functions it loads
    space = vars(home)
    space.update(integer_constants(module))
    for name, function in imported_functions(module):
        space[name] = vars(twin(sys.modules[function.__module__]))[function.__name__]
    directory = cache_directory(digest)
    numba.config.CACHE_DIR = str(directory)  # type: ignore[attr-defined]
    source = copy_source(directory, module)
    njit: Any = numba.njit  # untyped because its stubs lack no_cfunc_wrapper; C code never calls these functions
    compile_one = njit(cache=True, nogil=True, no_cfunc_wrapper=True)
    for name, function in own_functions(module):
        if name in PRIMITIVES:
            space[name] = primitives()[name]
        else:
            code = function.__code__.replace(co_filename=source)
            space[name] = widen_integers(compile_one(FunctionType(code, space, name, function.__defaults__)))
    return home


def widen_integers(function: Any) -> Any:
    """Make numba compile a function only once for integers of all sizes.

    Otherwise, numba would compile separate versions for a literal 0, a record field and a sum, and would do the same
    for every function called. This would add a third to the compile time without making anything faster.
    """
    import numba

    types: Any = numba.types
    find = function.get_call_template

    def wide(kind: Any) -> Any:
        kind = types.unliteral(kind)
        return types.int64 if kind in (types.int16, types.int32) else kind

    function.get_call_template = lambda args, kws: find(tuple(map(wide, args)), kws)
    return function


def integer_constants(module: ModuleType) -> dict[str, int]:
    """Return the public integer constants of a module."""
    return {name: value for name, value in vars(module).items() if isinstance(value, int) and not name.startswith("_")}


def own_functions(module: ModuleType) -> Iterator[tuple[str, FunctionType]]:
    """Yield a (name, function) pair for each function defined in a module."""
    for name, value in vars(module).items():
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            yield name, value


def imported_functions(module: ModuleType) -> Iterator[tuple[str, FunctionType]]:
    """Yield a (name, function) pair for each function that a module imports from another module of this package."""
    for name, value in vars(module).items():
        ours = isinstance(value, FunctionType) and value.__module__.startswith(f"{__package__}.")
        if ours and value.__module__ != module.__name__:
            yield name, value


def with_dependencies(module: ModuleType) -> list[ModuleType]:
    """Return a module and all modules from which it imports functions, directly or indirectly."""
    found = [module]
    for one in found:
        others = dict.fromkeys(sys.modules[function.__module__] for _, function in imported_functions(one))
        found += [other for other in others if other not in found]
    return found


@functools.cache
def primitives() -> dict[str, Any]:
    """Return a dictionary that maps each name in `PRIMITIVES` to the compiled version of that function."""
    import numba
    from llvmlite import ir
    from numba.extending import intrinsic

    @intrinsic
    def trailing_zeros(typing_context: Any, x: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

        return numba.int64(numba.int64), generate

    @intrinsic
    def population(typing_context: Any, x: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return numba.int64(numba.int64), generate

    @intrinsic
    def prefetch(typing_context: Any, address: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            byte, word = ir.IntType(8), ir.IntType(32)
            kind = ir.FunctionType(ir.VoidType(), [byte.as_pointer(), word, word, word])
            function = builder.module.declare_intrinsic("llvm.prefetch", [byte.as_pointer()], kind)
            where = builder.inttoptr(args[0], byte.as_pointer())
            to_write, keep, data = (ir.Constant(word, number) for number in (1, 3, 1))
            builder.call(function, [where, to_write, keep, data])
            return context.get_dummy_value()

        return numba.void(numba.uintp), generate

    @numba.njit
    def fetch(rows: Any, i: Any) -> None:
        start = rows.ctypes.data + i * rows.strides[0]
        for offset in range(0, rows.strides[0], CACHE_LINE):
            prefetch(start + offset)  # type: ignore[call-arg]

    @numba.njit
    def lowest_bit(mask: Any) -> Any:
        return trailing_zeros(mask)  # type: ignore[call-arg]

    @numba.njit
    def count_bits(mask: Any) -> Any:
        return population(mask)  # type: ignore[call-arg]

    @numba.njit
    def copy_state(states: Any, to: Any, of: Any) -> None:
        states[to] = states[of]

    return {"lowest_bit": lowest_bit, "count_bits": count_bits, "copy_state": copy_state, "fetch": fetch}


# Records: plain objects with integers and lists, stored as numpy records.


def derive_dtype(thing: object) -> Any:
    """Derive a numpy record type from a plain object, so that its fields need not be declared twice.

    The type is derived from a new object of the same class. Integers have 64 bits. However, if the class defines
    `WIDE`, only the fields named there have 64 bits, and all other integers have 16 bits.
    """
    import numpy as np

    wide = getattr(thing, "WIDE", None)

    def field(name: str, value: Any) -> tuple[Any, ...]:
        kind = "i8" if wide is None or name in wide else "i2"
        made = np.asarray(value)
        return (name, "f8" if made.dtype.kind == "f" else kind, made.shape)

    return np.dtype([field(name, value) for name, value in vars(type(thing)()).items()], align=True)


def to_records(thing: object, count: int = 1) -> Any:
    """Return an array of `count` numpy records, each with the values of the given object.

    The lengths of lists are part of the record type, and a different type would make numba compile everything again.
    Therefore, raise ValueError if a list does not have its full length. Also raise ValueError if a number does not fit.
    """
    import numpy as np

    records = np.zeros(count, derive_dtype(thing))
    for name, value in vars(thing).items():
        if np.asarray(value).shape != records.dtype[name].shape:
            raise ValueError(f"{type(thing).__name__}.{name} does not have its full length")
        records[name] = value
        if (records[name][0] != value).any():  # numpy truncates numbers silently
            raise ValueError(f"{type(thing).__name__}.{name} does not fit: {value}")
    return records


def from_record(record: Any, thing: object) -> None:
    """Copy the fields of a numpy record into a plain object."""
    for name in vars(thing):
        value = record[name]
        setattr(thing, name, value.tolist() if value.shape else int(value))


# The cache. numba checks only the file that defines a function, so it would miss changes in other files. The cache
# directory for a module is therefore named after a hash of the module's source and everything compiled with it.


def fingerprint(module: ModuleType) -> str:
    """Return a hash of everything that the compiled code of a module depends on."""
    import numba
    import numpy as np

    config: Any = numba.config
    how = (sys.version, numba.__version__, np.__version__, config.OPT, config.BOUNDSCHECK)
    digest = hashlib.sha256(repr(how).encode())
    compiled = with_dependencies(module)
    for one in compiled:
        digest.update(Path(str(one.__file__)).read_bytes())
        digest.update(repr(integer_constants(one)).encode())  # some constants come from modules without functions
    classes = {name for one in compiled for name in modules_of_classes(one)}
    for name in (__name__, *sorted(classes)):
        digest.update(Path(str(sys.modules[name].__file__)).read_bytes())
    return digest.hexdigest()[:16]


def modules_of_classes(module: ModuleType) -> set[str]:
    """Return the names of the modules of this package that define the classes, and so the records, in a module."""
    names = {value.__module__ for value in vars(module).values() if isinstance(value, type)}
    return {name for name in names if name.startswith(f"{__package__}.")}


def cache_directory(name: str) -> Path:
    """Return a private, writable directory for caching compiled code. Different names give different directories.

    If possible, the directory is inside the user's cache directory. Otherwise, it is a temporary directory.
    """
    chosen = os.environ.get("DOWNFORCE_CACHE")
    home = (
        Path(chosen)
        if chosen
        else Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()) / "downforce"
    )
    for base in (home, Path(tempfile.gettempdir()) / f"downforce-{os.getuid() if hasattr(os, 'getuid') else 'cache'}"):
        directory = base / name
        if is_private_and_writable(directory):
            return directory
    return Path(tempfile.mkdtemp(prefix="downforce-"))


def copy_source(directory: Path, module: ModuleType) -> str:
    """Copy a module's source into its cache directory, with a fixed modification time, and return the path.

    numba's cache depends on the path and the modification time of the source file. With the copy, one checkout of the
    project can reuse code that another checkout has compiled.
    """
    source = Path(str(module.__file__))
    copy = directory / source.name
    if not copy.exists():
        with tempfile.NamedTemporaryFile(dir=directory, delete=False) as new:
            new.write(source.read_bytes())
        os.utime(new.name, (0, 0))
        Path(new.name).replace(copy)  # atomic, because two processes may do this at once
    return str(copy)


def is_cached(function: str, *extra: ModuleType) -> bool:
    """Return whether the compiled version of a function is cached on this machine, so that its first call is fast."""
    (module,) = (one for one in (*BASE, *extra) if function in dict(own_functions(one)))
    directory = cache_directory(fingerprint(module))
    return any(directory.rglob(f"*.{function}-*.nbi"))


def is_private_and_writable(directory: Path) -> bool:
    """Return whether a directory is writable by this user only. Create the directory if it does not exist.

    The index of numba's cache is a pickle file, which can run code when it is loaded. Therefore, other users must not
    be able to place files in the directory.
    """
    try:
        directory.mkdir(mode=0o700, parents=True, exist_ok=True)
        about = directory.lstat()
        with tempfile.TemporaryFile(dir=directory):
            pass
    except (OSError, RuntimeError):
        return False
    ours = not hasattr(os, "getuid") or about.st_uid == os.getuid()
    return stat.S_ISDIR(about.st_mode) and ours and not about.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
