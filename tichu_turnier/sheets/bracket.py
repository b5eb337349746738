"""Sheet: the bracket of a knock-out for the wall."""

from string import ascii_uppercase

from tichu_turnier.sheets.document import Block, Bracket, BracketBox, BracketSide, Paragraph
from tichu_turnier.sheets.parts import evening_sheet
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.draws.bracket_picture import Box, Part, Picture, Side, picture_of
from tichu_turnier.tournament.draws.format import GroupPlace
from tichu_turnier.tournament.draws.formats import format_of
from tichu_turnier.tournament.model.snapshot import Tournament
from tichu_turnier.tournament.registration.namesakes import own_name
from tichu_turnier.words.numbers import amount
from tichu_turnier.words.rounds import title_words


def bracket_words(tournament: Tournament, picture: Picture, texts: Texts) -> Bracket:
    """The picture with its words in place."""
    return Bracket(
        tuple(title_words(title, texts) for title in picture.columns),
        tuple(_box(tournament, picture, box, texts) for box in picture.boxes),
        (texts("fairness-round"), texts("sheets-partnership"), texts("sheets-tichu-points")),
        picture.below,
        texts("bracket-lost-once"),
    )


def _box(tournament: Tournament, picture: Picture, box: Box, texts: Texts) -> BracketBox:
    one, other = (_side(tournament, picture, box, index, texts) for index in (0, 1))
    heading = texts("bracket-third-place") if box.part is Part.THIRD else ""
    crown = ""
    if box.part is Part.MAIN and box.column == len(picture.columns) - 1 and box.winner is not None:
        crown = texts("bracket-champion", name=own_name(tournament, box.winner))
    note = _note(box, texts)
    return BracketBox(box.column, box.middle, (one, other), note, heading, crown, box.feeders, box.bye)


def _side(tournament: Tournament, picture: Picture, box: Box, index: int, texts: Texts) -> BracketSide:
    who = box.sides[index]
    if box.bye and index:
        return BracketSide(texts("bracket-bye"))
    scores = tuple(amount(game.score[index], texts) for game in box.games if game.score)
    strong = not box.bye and who is not None and who == box.winner
    return BracketSide(_name(tournament, picture, who, texts), scores, strong)


def _name(tournament: Tournament, picture: Picture, who: Side, texts: Texts) -> str:
    if who is None:
        return ""
    if isinstance(who, GroupPlace):
        group = ascii_uppercase[who.group % len(ascii_uppercase)]
        return texts("bracket-group-place", place=who.place + 1, group=group)
    name = own_name(tournament, who)
    return f"{picture.seeds[who]}  {name}" if who in picture.seeds else name


def _note(box: Box, texts: Texts) -> str:
    waiting = [game.table for game in box.games if game.score is None]
    return texts("bracket-table", table=waiting[-1]) if waiting else ""


def blocks(tournament: Tournament, texts: Texts) -> tuple[Block, ...]:
    """The bracket as it stands, across the page; places nobody has won yet are free to be written into."""
    picture = picture_of(tournament)
    if picture is None:
        return (Paragraph(texts("bracket-none")),)
    return (bracket_words(tournament, picture, texts),)


SHEET = evening_sheet(
    "bracket",
    blocks,
    suits=lambda tournament: format_of(tournament.regulations.format).bracket is not None,
    landscape=True,
)
