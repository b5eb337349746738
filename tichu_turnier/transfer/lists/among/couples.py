"""Tell of two people what belongs to both: a surname, an answer, the two lines of a cell."""

from collections.abc import Sequence

from tichu_turnier.transfer.lists.answers import Answer
from tichu_turnier.transfer.lists.name_cells import two_names


def said_of_both(said: Sequence[Answer]) -> Answer:
    """What is said of two by what is said of each: where one comes and the other does not, nobody knows."""
    spoken = [each for each in said if each is not Answer.NOTHING]
    if Answer.NO in spoken and set(said) != {Answer.NO}:
        return Answer.MAYBE
    return spoken[0] if spoken else Answer.NOTHING


def is_one_below_the_other(text: str) -> bool:
    """Whether two names stand in the lines of a cell; `Bär / der Grosse` is one."""
    both = two_names(text) if "\n" in text else None
    return both is not None and not both[1][:1].islower()


def with_surname(both: tuple[str, str]) -> tuple[str, str]:
    """Two people with the surname that they share: of `Hans` and `Heidi Hase` both are called `Hase`."""
    one, other = both
    words = other.split()
    if " " not in one and len(words) == 2 and one.isalpha():  # noqa: PLR2004 - given name and surname
        return f"{one} {words[1]}", other
    return both
