"""Lists that stand in a chat or among the recipients of a mail."""

from tests.transfer.habits import state_words, stranger_words, words
from tests.transfer.habits.animals import CLUBS
from tests.transfer.habits.draft import Draft, Entry, some
from tests.transfer.habits.people import JOINTS

_MARKS = {"dash": "- ", "bullet": "• ", "check": "☑ ", "bare": ""}
_GREETINGS = {
    "de": ("Hallo zusammen", "Wer kommt am Samstag? Bitte eintragen", "Hoi zäme 👋"),
    "en": ("Hi all", "Who is coming on Saturday? Please add yourself", "Hello 👋"),
    "fr": ("Bonjour à tous", "Qui vient samedi ? Inscrivez-vous", "Salut 👋"),
}
_ENDS = {"de": "Bitte weiterschicken!", "en": "Please pass it on!", "fr": "Merci de faire suivre !"}
_AFTER = {
    "de": ("kommt später", "mit Kuchen", "Vegi"),
    "en": ("comes later", "veggie"),
    "fr": ("arrive plus tard", "végé"),
}


def _name(draft: Draft, entry: Entry) -> str:
    if draft.recipe["chat_names"] == "surname_first" and not draft.teams:
        return f"{entry.people[0].surname} {entry.people[0].given}"
    chance = draft.chance("joint")
    joint = chance.choice((*list(JOINTS.values())[:3], f" {words.AND[draft.language]} "))
    return joint.join(animal.name for animal in entry.people)


def chat(draft: Draft) -> str:
    """A list as people write one below the other."""
    texts = {id(entry): _name(draft, entry) for entry in draft.entries}
    if draft.recipe["chat_club"] == "brackets":
        _clubs(draft, texts)
    if draft.recipe["chat_names"] == "surname_first" and not draft.teams:
        draft.truth.any_order = True
    section = _states(draft, texts)
    lines = _head(draft)
    numbers = _numbers(draft, section[0] if section else len(draft.entries))
    for at, entry in enumerate(draft.entries):
        if section and at == section[0]:
            lines += ["", section[1]]
        mark = _mark(draft, numbers[at])
        lines.append(f"{mark}{texts[id(entry)]}")
        entry.truth.line = len(lines)
        draft.prove(entry, "members", texts[id(entry)])
    if draft.recipe["chatter"] == "end":
        lines += ["", _ENDS[draft.language]]
    draft.truth.entries = [entry.truth for entry in draft.entries]
    return "\n".join(lines) + "\n"


def _clubs(draft: Draft, texts: dict[int, str]) -> None:
    if draft.teams:
        return
    chance = draft.chance("clubs")
    for entry in draft.entries:
        entry.truth.club = chance.choice(CLUBS[:4])
        texts[id(entry)] += f" ({entry.truth.club})"
        draft.prove(entry, "club", entry.truth.club)


def _head(draft: Draft) -> list[str]:
    chance, how = draft.chance("chatter"), draft.recipe["chatter"]
    if how == "title":
        return [chance.choice(words.TITLES[draft.language]), ""][: chance.randint(1, 2)]
    if how == "greeting":
        return [chance.choice(_GREETINGS[draft.language]), ""]
    return []


def _mark(draft: Draft, number: int) -> str:
    kind = draft.recipe["mark"]
    if not number:
        return ""
    return _MARKS.get(kind, f"{number}{'.' if kind == 'dot' else ')'} ")


def _numbers(draft: Draft, section: int) -> list[int]:
    """The number of each; 0: none."""
    count, how = len(draft.entries), draft.recipe["chat_number"]
    at = draft.chance("slip").randrange(1, max(section - 1, 2))
    numbers = list(range(1, count + 1))
    if how == "slip":
        numbers[at:] = [number - 1 for number in numbers[at:]]
    elif how == "gap":
        numbers[at:] = [number + 1 for number in numbers[at:]]
    elif how == "few" and draft.recipe["mark"] in {"dot", "paren"}:
        numbers = [number if number % 3 == 1 else 0 for number in numbers]
    if section < count and how in {"again", "right"}:
        numbers[section:] = range(1, count - section + 1)
    return numbers


def _states(draft: Draft, texts: dict[int, str]) -> tuple[int, str] | None:
    """Who does not come, waits, does not know; where a section begins, and its title."""
    chance, how, language = draft.chance("state"), draft.recipe["chat_state"], draft.language
    away = some(chance, draft.entries, 1, 2)
    if how in {"wait", "gone"}:
        at = len(draft.entries) - chance.randint(1, 3)
        title = words.WAIT_SECTION[language] if how == "wait" else chance.choice(words.GONE_SECTION[language])
        for entry in draft.entries[at:]:
            entry.truth.waiting, entry.truth.coming = how == "wait", how != "gone"
            draft.prove(entry, "waiting" if how == "wait" else "coming", title)
        return at, f"{title}:"
    for entry in away:
        if how == "emoji":
            texts[id(entry)] = f"❌ {texts[id(entry)]}"
            entry.truth.coming = False
        elif how == "struck":
            texts[id(entry)] = f"~{texts[id(entry)]}~"
            entry.truth.coming = False
        elif how == "maybe":
            text = chance.choice(state_words.MAYBE[language])
            texts[id(entry)] += f" ({text})" if text.isalpha() else f" {text}"
            draft.ask(entry, "coming", text)
        elif how == "paid":
            text = chance.choice(stranger_words.PAID_BESIDE[language])
            texts[id(entry)] += f" {text}"
            entry.truth.paid = True
            draft.prove(entry, "paid", text, text.strip("()"))
        elif how == "after":
            texts[id(entry)] += f" ({chance.choice(_AFTER[language])})"
    return None


def mail(draft: Draft) -> str:
    """The recipients of a mail, copied."""
    how, addresses = draft.recipe["mail"], []
    for entry in draft.entries:
        animal = entry.people[0]
        letter = animal.given[0].lower() if animal.given[0].isascii() else "x"
        address = f"{letter}{len(addresses)}@wald.example"
        name = f"{animal.surname}, {animal.given}" if how == "comma_names" else animal.name
        quoted = f'"{name}"' if how == "angle" and draft.seed % 2 else name
        addresses.append(f"{quoted} <{address}>")
        draft.prove(entry, "members", name)
    between = ";\n" if how == "comma_names" and draft.seed % 2 else "; " if how == "comma_names" else ", "
    if how == "lines":
        between = "\n"
    for at, entry in enumerate(draft.entries):
        entry.truth.line = at + 1 if "\n" in between else 1
    draft.truth.entries = [entry.truth for entry in draft.entries]
    return between.join(addresses) + "\n"
