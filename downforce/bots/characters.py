"""What sets the bots of one level apart: each has a name that people get to know, and a few weights of its own.

A bot is known by its level and its character, `pro-loyal`. A level alone (`pro`) means any of them: `cast` draws who
comes, so that those at one table differ.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count

from ..rng import Rng, shuffle


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody at the table: what it is called, and how it differs from the others of its level."""

    person: str
    weights: dict[str, int | list[int]] = field(default_factory=dict)


# What one of money that a later bet brings is worth, in 1024ths of a win: by then one may follow the leader.
LATE = 24

CHARACTERS: dict[str, Character] = {
    # backs its own cars, and drives for them rather than against others
    "loyal": Character("Ida", {"faith": [92, 0, 0], "envy": 60, "safety": [0, LATE, LATE]}),
    # backs outsiders, and holds anything possible
    "gambler": Character("Rui", {"daring": 78, "doubt": 115, "safety": [0, LATE, LATE]}),
    # backs whatever makes it win, whoever's car that is
    "opportunist": Character("Otto", {"any_car": 4500, "safety": [0, LATE, LATE]}),
    # holds back whoever is ahead
    "blocker": Character("Mara", {"envy": 80, "faith": [49, 0, 0], "any_car": 4600, "safety": [0, LATE, LATE]}),
    # pays little, and takes the bet that pays most surely
    "careful": Character("Teo", {"any_car": 4200, "marked": 10500, "safety": [4, LATE + 4, LATE + 4]}),
    # buys one car more
    "collector": Character("Lena", {"any_car": 4600, "second": 3000, "faith": [30, 0, 0], "safety": [0, LATE, LATE]}),
}
WITH_CHARACTERS = ("pro", "champion")  # the levels that have them
BOT_NAMES = tuple(character.person for character in CHARACTERS.values())  # of all bots; enough for every seat


def named(level: str, character: str) -> str:
    return f"{level}-{character}"


def split(name: str) -> tuple[str, str | None]:
    """The level and the character of a shipped bot; `rookie` has none, nor has a level that is not yet cast."""
    level, _, character = name.partition("-")
    return (level, character) if character in CHARACTERS else (name, None)


def cast(names: Sequence[str], rng: Rng, people: Iterable[str] = ()) -> tuple[str, ...]:
    """Levels that have characters get one each, drawn: one nobody at the table has, as long as there are such.

    A character whose name somebody at the table bears (`people`) comes last.
    """
    order = list(range(len(CHARACTERS)))
    shuffle(rng, order, len(order))
    known = list(CHARACTERS)
    free = [known[i] for i in order]
    namesakes = {person.casefold() for person in people}
    free.sort(key=lambda name: CHARACTERS[name].person.casefold() in namesakes)
    seated = {split(name)[1] for name in names}
    free = [name for name in free if name not in seated] or free
    made, next_free = [], 0
    for name in names:
        if name in WITH_CHARACTERS:
            name = named(name, free[next_free % len(free)])
            next_free += 1
        made.append(name)
    return tuple(made)


def call(bots: Sequence[str], people: Iterable[str] = (), before: Sequence[str] = ()) -> list[str]:
    """What bots at one table are called, each as nobody else there; people keep their names, whoever came first.

    One with a character bears its person's name, and a number after it where somebody else bears that: its character
    stays, so that it plays as it was chosen to. The others keep the name they had (`before`) or take one that is free.
    """
    made = list(before) or [""] * len(bots)
    taken = {name.casefold() for name in people}  # as the ear knows them: Rui and RUI are one
    persons = [CHARACTERS[character].person if (character := split(name)[1]) else "" for name in bots]

    def take(i: int, names: Sequence[str]) -> None:
        made[i] = next(name for name in numbered(names) if name.casefold() not in taken)
        taken.add(made[i].casefold())

    for i, person in enumerate(persons):
        if person:
            take(i, [person])
    others = [i for i, person in enumerate(persons) if not person]
    for i in sorted(others, key=lambda i: not made[i] or made[i].casefold() in taken):  # who can keep a name, first
        take(i, [name for name in (made[i], *BOT_NAMES) if name])
    return made


def numbered(names: Sequence[str]) -> Iterator[str]:
    """Ida, Rui, Ida 2, Rui 2 and so on."""
    yield from names
    for number in count(2):
        yield from (f"{name} {number}" for name in names)
