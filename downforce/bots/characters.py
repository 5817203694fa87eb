"""The characters of the bots: within a level, each has its own name and a few weights of its own.

A bot is named by level and character, as in `pro-loyal`. A level alone (`pro`) stands for any of its characters; `cast`
draws them, so that the bots at one table differ.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count

from ..rng import Rng, shuffle


@dataclass(frozen=True, slots=True)
class Character:
    """A person with a name, and the weights that set it apart from the other bots of its level."""

    person: str
    weights: dict[str, int | list[int]] = field(default_factory=dict)


# The worth of 1 money from the second and third bet, in 1024ths of a win: by then following the leader is fine.
LATE = 24

CHARACTERS: dict[str, Character] = {
    # backs its own cars, and moves them forward rather than holding others back
    "loyal": Character("Ida", {"faith": [92, 0, 0], "envy": 60, "safety": [0, LATE, LATE]}),
    # backs outsiders, and thinks that anything can happen
    "gambler": Character("Rui", {"daring": 78, "doubt": 115, "safety": [0, LATE, LATE]}),
    # backs whichever car makes it win, no matter who owns it
    "opportunist": Character("Otto", {"any_car": 4500, "safety": [0, LATE, LATE]}),
    # holds back the player who is ahead
    "blocker": Character("Mara", {"envy": 80, "faith": [49, 0, 0], "any_car": 4600, "safety": [0, LATE, LATE]}),
    # pays little, and makes the bet that is most likely to pay
    "careful": Character("Teo", {"any_car": 4200, "marked": 10500, "safety": [4, LATE + 4, LATE + 4]}),
    # buys one more car than the others
    "collector": Character("Lena", {"any_car": 4600, "second": 3000, "faith": [30, 0, 0], "safety": [0, LATE, LATE]}),
}
WITH_CHARACTERS = ("pro", "champion")  # levels that have characters
BOT_NAMES = tuple(character.person for character in CHARACTERS.values())  # enough names for every seat


def bot_name(level: str, character: str) -> str:
    return f"{level}-{character}"


def split_name(name: str) -> tuple[str, str | None]:
    """Split a shipped bot's name into level and character; the character is None for `rookie` and for a level alone."""
    level, _, character = name.partition("-")
    return (level, character) if character in CHARACTERS else (name, None)


def cast(names: Sequence[str], rng: Rng, people: Iterable[str] = ()) -> tuple[str, ...]:
    """Replace each level that has characters by one of its bots, drawn at random.

    Characters do not repeat at a table as long as there are unused ones. A character that has the same name as one of
    the `people` at the table is used last.
    """
    order = list(range(len(CHARACTERS)))
    shuffle(rng, order, len(order))
    known = list(CHARACTERS)
    free = [known[i] for i in order]
    namesakes = {person.casefold() for person in people}
    free.sort(key=lambda name: CHARACTERS[name].person.casefold() in namesakes)
    seated = {split_name(name)[1] for name in names}
    free = [name for name in free if name not in seated] or free
    cast_names, next_free = [], 0
    for name in names:
        if name in WITH_CHARACTERS:
            name = bot_name(name, free[next_free % len(free)])
            next_free += 1
        cast_names.append(name)
    return tuple(cast_names)


def name_bots(bots: Sequence[str], people: Iterable[str] = (), before: Sequence[str] = ()) -> list[str]:
    """Return a display name for each bot at a table. All names differ, and people always keep theirs.

    A bot with a character gets its person's name, followed by a number if the name is taken; its character does not
    change, so it plays as chosen. The other bots keep their earlier name (`before`) or get a free one.
    """
    assigned = list(before) or [""] * len(bots)
    taken = {name.casefold() for name in people}  # case does not matter: Rui and RUI are the same name
    persons = [CHARACTERS[character].person if (character := split_name(name)[1]) else "" for name in bots]

    def assign(i: int, names: Sequence[str]) -> None:
        assigned[i] = next(name for name in numbered_names(names) if name.casefold() not in taken)
        taken.add(assigned[i].casefold())

    for i, person in enumerate(persons):
        if person:
            assign(i, [person])
    others = [i for i, person in enumerate(persons) if not person]
    # first the bots that can keep their name
    for i in sorted(others, key=lambda i: not assigned[i] or assigned[i].casefold() in taken):
        assign(i, [name for name in (assigned[i], *BOT_NAMES) if name])
    return assigned


def numbered_names(names: Sequence[str]) -> Iterator[str]:
    """Yield the names, then the names with 2, 3 and so on appended: Ida, Rui, Ida 2, Rui 2 ..."""
    yield from names
    for number in count(2):
        yield from (f"{name} {number}" for name in names)
