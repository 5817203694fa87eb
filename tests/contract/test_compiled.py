"""The rules run two ways from one source: the same games, interpreted and compiled, with every index checked."""

import os
import random
import shutil
import stat
import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import pytest

from downforce import compiled
from downforce.arena import match, playout
from downforce.arena.simulate import simulate
from downforce.bots.policy_bot import MODULES
from downforce.rng import Rng, below, seed_rng
from downforce.rules.deal import new_state
from downforce.rules.drive import find_ends, find_late_bonus
from downforce.rules.engine import apply, legal
from downforce.rules.model import Board, Deal, State
from downforce.rules.names import CARS, MAX_LEGAL, OFF_TRACK
from downforce.rules.setup.options import Options
from downforce.rulesets import choose_rulesets
from tests.kernels import SETTINGS
from tests.rules.test_short_laps import LENGTHS, race_on, ring
from tests.variants import VARIANTS, name_of

np = pytest.importorskip("numpy", reason="numba is not installed, so there is nothing to compare")
pytestmark = [
    pytest.mark.skipif(not compiled.AVAILABLE, reason="numba is not installed"),
    pytest.mark.xdist_group("compiled"),
]
# Games of each kind, some 1,100 in all. The seventeenth still reaches a new line of the rules; no later one does.
GAMES = 30


class Pair:
    """A state, deal and generator for each of the two ways."""

    def __init__(self, board: Board) -> None:
        self.kernel = compiled.kernel(playout)
        self.plain: tuple[Any, ...] = (State(), board, Deal(), Rng())
        self.fast: tuple[Any, ...] = tuple(compiled.to_records(thing)[0] for thing in self.plain)
        self.plain_out, self.fast_out = [0] * MAX_LEGAL, np.zeros(MAX_LEGAL, np.int64)

    def seed(self, seed: int) -> None:
        seed_rng(self.plain[3], seed)
        self.kernel.seed_rng(self.fast[3], seed)

    def state_of_record(self) -> State:
        state = State()
        compiled.from_record(self.fast[0], state)
        return state


def boards(options: dict[str, Any]) -> Board:
    """Return the board of the first ruleset. For a world tour, both races are run on it; the rules do not notice."""
    return choose_rulesets(Options.read(options))[0].board


@pytest.mark.slow
@pytest.mark.parametrize("options", VARIANTS, ids=name_of)
def test_the_same_games_interpreted_and_compiled(options: dict[str, Any]) -> None:
    """Compare a digest of every legal list, action, position, score and winner of whole games."""
    pair = Pair(boards(options))
    s, b, d, c = pair.plain
    for seed in range(GAMES):
        pair.seed(seed)
        plain = playout.hash_game(s, b, d, c, pair.plain_out)
        assert pair.kernel.hash_game(*pair.fast, pair.fast_out) == plain, f"seed {seed}"
        assert vars(pair.state_of_record()) == vars(pair.plain[0]), f"seed {seed}"


AS_PLAYERS_RUN_IT = """
import gc
import numba
gc.disable()  # as in tests/kernels.py
from tests.contract.test_compiled import Pair, boards, playout
from tests.variants import VARIANTS
assert (numba.config.OPT, numba.config.BOUNDSCHECK) == (3, None), "not as players run it"
for options in VARIANTS[::4]:
    pair = Pair(boards(options))
    for seed in range(3):
        pair.seed(seed)
        plain = playout.hash_game(*pair.plain, pair.plain_out)
        assert pair.kernel.hash_game(*pair.fast, pair.fast_out) == plain, (options, seed)
"""


@pytest.mark.slow
def test_the_same_games_as_players_run_them() -> None:
    """Optimized and without bounds checks, as everywhere except in tests (tests/kernels.py)."""
    env = {name: value for name, value in os.environ.items() if name not in SETTINGS}
    ran = subprocess.run([sys.executable, "-c", AS_PLAYERS_RUN_IT], env=env, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("lanes", LENGTHS, ids=str)
def test_the_same_ends_on_laps_of_a_few_spaces(lanes: list[int]) -> None:
    """U133: bits shifted by whole laps overflow a word only when compiled; what is left must be the same."""
    kernel = compiled.kernel()
    for seed in range(4):
        game = race_on(ring(lanes, random.Random(seed)), seed)
        s, b = game.state, game.ruleset.board
        board = compiled.to_records(b)[0]
        for s.car in [car for car in range(CARS) if s.position[car] != OFF_TRACK]:
            for s.speed in range(1, 9):
                state = compiled.to_records(s)[0]
                assert kernel.find_ends(state, board) == find_ends(s, b)
                assert kernel.find_late_bonus(state, board) == find_late_bonus(s, b)


@pytest.mark.slow
@pytest.mark.parametrize("options", VARIANTS[::5], ids=name_of)
def test_the_same_state_after_every_action(options: dict[str, Any]) -> None:
    """Compare the states field by field."""
    pair = Pair(boards(options))
    s = pair.plain[0]
    for seed in range(3):
        pair.seed(seed)
        new_state(s)
        pair.kernel.new_state(pair.fast[0])
        playout.run_chance(*pair.plain)
        pair.kernel.run_chance(*pair.fast)
        while s.waiting:
            seat = (s.waiting & -s.waiting).bit_length() - 1
            n = legal(s, pair.plain[1], seat, pair.plain_out)
            assert pair.kernel.legal(pair.fast[0], pair.fast[1], seat, pair.fast_out) == n
            assert pair.fast_out[:n].tolist() == pair.plain_out[:n]
            action = pair.plain_out[below(pair.plain[3], n)]
            pair.kernel.below(pair.fast[3], n)
            for apply_one, sort in ((apply, pair.plain), (pair.kernel.apply, pair.fast)):
                apply_one(sort[0], sort[1], seat, action)
            playout.run_chance(*pair.plain)
            pair.kernel.run_chance(*pair.fast)
            assert vars(pair.state_of_record()) == vars(s)


@pytest.mark.slow
def test_bounds_are_checked_where_asked() -> None:
    pair = Pair(boards({"players": 4}))
    pair.fast[0]["phase"], pair.fast[0]["waiting"], pair.fast[0]["turn"] = 4, 1, 99
    pair.fast[0]["hand"][0] = 1
    with pytest.raises(IndexError):
        pair.kernel.apply(pair.fast[0], pair.fast[1], 99, 150)


def test_a_table_of_another_length_is_refused() -> None:
    """Lengths are part of a record's type: another one would compile everything again."""
    board = Board()
    board.forward = board.forward[:200]
    with pytest.raises(ValueError, match=r"Board\.forward does not have its full length"):
        compiled.to_records(board)


def test_a_number_too_large_for_its_field_is_refused() -> None:
    """Most of a state's numbers have 16 bits."""
    for name, value in (("score", [0, 0, 2**15, 0, 0, 0]), ("speed", -(2**15) - 1)):
        state = State()
        setattr(state, name, value)
        with pytest.raises((ValueError, OverflowError)):
            compiled.to_records(state)
    state.speed, state.hand[0], state.ends = 0, 2**48 - 1, 2**60 - 1
    assert compiled.to_records(state)["ends"][0] == 2**60 - 1


def test_all_tracks_and_variants_share_one_record_type() -> None:
    types_of_boards = {str(compiled.to_records(boards(options)).dtype) for options in VARIANTS}
    assert len(types_of_boards) == 1


def test_two_rules_of_one_name_are_refused() -> None:
    twice = types.ModuleType("twice")
    exec("def legal(s): return 0", vars(twice))
    twice.legal.__module__ = "twice"
    twice.__file__ = __file__
    with pytest.raises(RuntimeError, match="two functions of the rules are called legal"):
        compiled.kernel(twice)


# The cache.


def test_the_cache_notices_a_change_in_any_file_that_is_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """numba checks only a function's own file; our directory is named after all files and the constants they use."""

    def module(name: str, source: str, **imported: object) -> types.ModuleType:
        made = types.ModuleType(f"downforce.{name}")
        made.__file__ = str(tmp_path / f"{name}.py")
        vars(made).update(imported)
        exec(source, vars(made))
        Path(made.__file__).write_text(source)
        monkeypatch.setitem(sys.modules, made.__name__, made)
        return made

    lower = module("lower", "def f(): return 1")
    middle = module("middle", "def g(): return f()", f=lower.f)
    upper, beside = module("upper", "def h(): return g()", g=middle.g, A=1), module("beside", "def k(): return 1")
    modules = (lower, middle, upper, beside)
    before = [compiled.fingerprint(one) for one in modules]
    assert [compiled.fingerprint(one) for one in modules] == before
    with monkeypatch.context() as patch:
        patch.setattr("numba.config.OPT", 3)
        assert all(compiled.fingerprint(one) not in before for one in modules)
    Path(str(lower.__file__)).write_text("def f(): return 2")
    after = [compiled.fingerprint(one) for one in modules]
    assert [new != old for new, old in zip(after, before, strict=True)] == [True, True, True, False]
    vars(upper)["A"] = 2
    assert compiled.fingerprint(upper) != after[2]


def test_kernels_share_what_they_have_in_common() -> None:
    """Nothing is compiled twice."""
    one, other = compiled.kernel(playout), compiled.kernel(match, *MODULES)
    assert one.legal is other.legal
    assert vars(compiled.twin(match))["choose_action"] is other.choose_action


def test_the_cache_goes_where_one_can_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOWNFORCE_CACHE", str(tmp_path / "mine"))
    assert compiled.cache_directory("x") == tmp_path / "mine" / "x"
    monkeypatch.setenv("DOWNFORCE_CACHE", "/proc/nowhere")  # not even root can write there
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    fallback = compiled.cache_directory("x")
    assert fallback.is_relative_to(tmp_path)
    assert stat.S_IMODE(fallback.stat().st_mode) & 0o022 == 0


def test_a_cache_that_others_may_write_is_not_trusted(tmp_path: Path) -> None:
    """numba's index is a pickle: a user who can write it can run code."""
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o777)
    shared.chmod(0o777)
    assert not compiled.is_private_and_writable(shared)
    link = tmp_path / "link"
    link.symlink_to(tmp_path)
    assert not compiled.is_private_and_writable(link)


def test_an_unwritable_home_does_not_stop_it(tmp_path: Path) -> None:
    code = (
        "from downforce import compiled, rng; c = compiled.to_records(rng.Rng())[0]; "
        "k = compiled.kernel(); k.seed_rng(c, 1); print(0 <= k.below(c, 3) < 3)"
    )
    env = {**os.environ, "HOME": "/proc/nowhere", "XDG_CACHE_HOME": "", "TMPDIR": str(tmp_path)}
    env.pop("DOWNFORCE_CACHE", None)
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert (run.stdout.strip(), run.returncode) == ("True", 0), run.stderr[-500:]


def test_what_one_checkout_has_compiled_another_finds(tmp_path: Path) -> None:
    code = (
        "from downforce import compiled, rng; c = compiled.to_records(rng.Rng())[0]; "
        "k = compiled.kernel(); k.seed_rng(c, 1); print(sum(k.seed_rng.stats.cache_hits.values()))"
    )
    package = Path(compiled.__file__).parent
    shutil.copytree(package, tmp_path / "other" / package.name, ignore=shutil.ignore_patterns("page", "__pycache__"))
    hits = []
    for checkout in (package.parent, tmp_path / "other"):
        env = {**os.environ, "DOWNFORCE_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(checkout)}
        hits.append(subprocess.check_output([sys.executable, "-c", code], cwd=tmp_path, env=env, text=True).strip())
    assert hits == ["0", "1"]


@pytest.mark.slow
def test_without_numba_the_same_games_are_played_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    options = Options.read({"players": 3})
    fast = simulate(40, options, seed=5)
    monkeypatch.setattr(compiled, "AVAILABLE", False)
    slow = simulate(40, options, seed=5)
    assert (fast.pop("compiled"), slow.pop("compiled")) == (True, False)
    assert fast == slow
    with pytest.raises(compiled.NotInstalled, match=r"downforce\[fast\]"):
        compiled.kernel()


PLAY_SOME = (
    "import downforce, downforce.compiled as c; from downforce.arena.simulate import simulate; "
    "from downforce.rules.setup.options import Options; "
    "print(c.AVAILABLE, simulate(2, Options.read({'players': 2}))['games'], downforce.new_game(seed=1).phase)"
)


def test_numba_can_be_missing_altogether() -> None:
    """The package imports and plays without numba and numpy."""
    missing = "import sys; sys.modules.update(dict.fromkeys(('numba', 'numpy', 'llvmlite'))); "  # as if not installed
    run = subprocess.run([sys.executable, "-c", missing + PLAY_SOME], capture_output=True, text=True, check=False)
    assert (run.stdout.strip(), run.stderr) == ("False 2 auction", "")


@pytest.mark.parametrize("error", ["ImportError", "SystemError", "AttributeError", "OSError"])
def test_a_numba_that_does_not_load_counts_as_missing(tmp_path: Path, error: str) -> None:
    """It may be installed for another numpy, for instance. One line is logged."""
    (tmp_path / "numba.py").write_text(f"raise {error}('Numba needs NumPy 2.2\\nor less')\n")
    broken = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); "
    run = subprocess.run([sys.executable, "-c", broken + PLAY_SOME], capture_output=True, text=True, check=False)
    assert run.stdout.strip() == "False 2 auction", run.stderr[-500:]
    assert run.stderr == "numba does not load, so the rules run interpreted: Numba needs NumPy 2.2 or less\n"


@pytest.mark.slow
def test_results_do_not_depend_on_the_number_of_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("downforce.arena.simulate.BATCH", 50)
    options = Options.read({"players": 4, "track": "marina-bay"})
    assert simulate(120, options, seed=3, workers=1) == simulate(120, options, seed=3, workers=2)


def test_rules_import_nothing_of_the_world() -> None:
    folder = Path(str(compiled.__file__)).parent / "rules"
    source = "".join(path.read_text() for path in sorted(folder.rglob("*.py")))
    for name in ("numba", "numpy", "random", "time", "os", "pathlib", "datetime", "asyncio"):
        assert f"import {name}\n" not in source
        assert f"from {name} " not in source
