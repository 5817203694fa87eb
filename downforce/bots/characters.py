"""Bot characters: personalities with different names and playing styles, but equal strength within a level.

A bot's name joins its level and its character, as in `pro-loyal`. A level alone, such as `pro`, stands for any of its
characters. `cast` picks a character at random, so that the bots at a game table differ.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count

from ..rng import Rng, shuffle
from .policy.weights import Weights

Tuning = dict[str, int | list[int]]  # some of a bot's weights, by name


@dataclass(frozen=True, slots=True)
class Character:
    """A bot character: its display name, and the weights that give it its own playing style.

    The numbers in `more` are added to the weights of the character's level.
    """

    person: str
    weights: Tuning = field(default_factory=dict)
    more: dict[str, int] = field(default_factory=dict)

    def tune(self, level: Tuning) -> Tuning:
        """Return the weights of this character at a level, given the weights that the level sets."""
        plain = vars(Weights())
        added = {name: level.get(name, plain[name]) + more for name, more in self.more.items()}
        return {**level, **added, **self.weights}


# The value of 1 money from the second or third bet, in 1024ths of a win. By then it is fine to bet on the leader.
LATE = 24

CHARACTERS: dict[str, Character] = {
    # bets on its own cars, and moves them forward rather than holding others back
    "loyal": Character("Ida", {"faith": [92, 0, 0], "envy": 60, "safety": [0, LATE, LATE]}),
    # bets on outsiders, and thinks that anything can happen
    "gambler": Character("Rui", {"daring": 78, "doubt": 115, "safety": [0, LATE, LATE]}),
    # bets on whichever car helps it win, no matter who owns the car
    "opportunist": Character("Otto", {"safety": [0, LATE, LATE]}, {"any_car": 100}),
    # holds back the player who is in the lead
    "blocker": Character("Mara", {"envy": 80, "faith": [49, 0, 0], "safety": [0, LATE, LATE]}, {"any_car": 200}),
    # pays little, and makes the bet that is most likely to pay out
    "careful": Character("Teo", {"safety": [4, LATE + 4, LATE + 4]}, {"any_car": -200, "marked": -500}),
    # buys one more car than the others
    "collector": Character("Lena", {"faith": [30, 0, 0], "safety": [0, LATE, LATE]}, {"any_car": 200, "second": 500}),
}
WITH_CHARACTERS = ("club", "pro", "champion", "pro@1")  # levels that have characters
BOT_NAMES = tuple(character.person for character in CHARACTERS.values())  # at least one name for every seat


def bot_name(level: str, character: str) -> str:
    return f"{level}-{character}"


def split_name(name: str) -> tuple[str, str | None]:
    """Split the name of a shipped bot into its level and its character.

    The character is None for a bot without one, such as `rookie`, and for a level alone, such as `pro`.
    """
    level, _, character = name.partition("-")
    return (level, character) if character in CHARACTERS else (name, None)


def cast(names: Sequence[str], rng: Rng, people: Iterable[str] = ()) -> tuple[str, ...]:
    """Give a random character to each bot that is named only by its level, such as `pro`.

    All other names are kept. No character appears twice at a game table as long as another one is free. Characters that
    share a name with one of the `people` at the table are chosen last.
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
    """Return a different display name for each bot at a game table, without using the names of `people`.

    A bot with a character is named after the character, with a number appended if that name is taken. Any other bot
    keeps its earlier name (`before`) if possible. Otherwise, it gets an unused name.
    """
    assigned = list(before) or [""] * len(bots)
    taken = {name.casefold() for name in people}  # compared without case: Rui and RUI are the same name
    persons = [CHARACTERS[character].person if (character := split_name(name)[1]) else "" for name in bots]

    def assign(i: int, names: Sequence[str]) -> None:
        assigned[i] = next(name for name in numbered_names(names) if name.casefold() not in taken)
        taken.add(assigned[i].casefold())

    for i, person in enumerate(persons):
        if person:
            assign(i, [person])
    others = [i for i, person in enumerate(persons) if not person]
    # start with the bots that can keep their names
    for i in sorted(others, key=lambda i: not assigned[i] or assigned[i].casefold() in taken):
        assign(i, [name for name in (assigned[i], *BOT_NAMES) if name])
    return assigned


def numbered_names(names: Sequence[str]) -> Iterator[str]:
    """Yield the given names unchanged, then with 2, 3 and so on appended: Ida, Rui, Ida 2, Rui 2, ..."""
    yield from names
    for number in count(2):
        yield from (f"{name} {number}" for name in names)
