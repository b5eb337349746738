"""The workbook in which results of a round are typed away from the desk.

A row a hand, or a row a table where totals are counted. Names are locked; what is typed is checked by
formulas as far as a sum can tell, and audited when the workbook comes back.
"""

from collections.abc import Sequence

from openpyxl import Workbook
from openpyxl.formatting.rule import Rule
from openpyxl.styles import Alignment, Border, Font, PatternFill, Protection, Side
from openpyxl.styles.differential import DifferentialStyle
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.datavalidation import DataValidation
from openpyxl.worksheet.worksheet import Worksheet

from tichu_turnier.rules.calls import Call, known_calls
from tichu_turnier.rules.ruleset import RuleSet
from tichu_turnier.sheets.document import SlipStage
from tichu_turnier.sheets.formats.excel_cells import fit_width, saved, text_cell
from tichu_turnier.sheets.parts import drawn_round
from tichu_turnier.sheets.score_slips import slip_stages
from tichu_turnier.texts import Texts
from tichu_turnier.tournament.model.snapshot import Round, ScoringUnit, Seating, Tournament
from tichu_turnier.tournament.tables import entry_sheet as layout
from tichu_turnier.tournament.tables.table import rules_at, table_of

_LETTERS = {Call.TICHU: "T", Call.GRAND_TICHU: "G", Call.SMALL_TICHU: "S"}
_FREE = PatternFill("solid", fgColor="FFF8DC")
_WRONG = PatternFill("solid", bgColor="F4B6B0")
_HEAD = PatternFill("solid", fgColor="E4E4E4")
_LINE = Border(bottom=Side("thin", color="B0B0B0"))
_NEW_TABLE = Border(top=Side("medium", color="606060"), bottom=Side("thin", color="B0B0B0"))
_CENTER = Alignment(horizontal="center")
_WIDE, _NARROW = 24, 9


def render(tournament: Tournament, texts: Texts, round_number: int | None = None) -> bytes:
    """The workbook for one round, default the last; raises Refusal for one that is not drawn."""
    drawn = drawn_round(tournament, round_number)
    totals = tournament.regulations.scoring.unit is ScoringUnit.MATCH
    workbook = Workbook()
    page = workbook.worksheets[0]
    page.title = texts("files-entry-page", round=drawn.number)[:31]
    hints = [texts("files-entry-hint-totals" if totals else "files-entry-hint-hands")]
    if not totals and _boosted(tournament, drawn):
        hints.append(texts("booster-slip-hint"))
    text_cell(page, 1, 1, f"{tournament.name} · {page.title}").font = Font(size=16, bold=True)
    text_cell(page, 2, 1, " ".join(hints))
    last = (_totals if totals else _hands)(page, tournament, texts, drawn)
    check = layout.TOTALS_CHECK if totals else layout.HAND_CHECK
    _dress(page, last, check)
    _say_what_it_is(workbook, layout.KIND_TOTALS if totals else layout.KIND_HANDS, drawn)
    return saved(workbook)


def _hands(page: Worksheet, tournament: Tournament, texts: Texts, drawn: Round) -> int:
    heads = [texts("sheets-table"), texts("sheets-slip-hand")]
    side = [texts("files-entry-player"), texts("files-entry-call")]
    for _ in layout.POINTS:
        heads += [*side, *side, texts("sheets-slip-points"), texts("sheets-slip-double-victory")]
    six, boosted = layout.has_six(drawn), _boosted(tournament, drawn)
    out = layout.special_cards_column(drawn) if boosted else None
    _heads(page, [*heads, texts("files-entry-check"), *(side * 2 if six else ()), *(["BR"] if out else ())])
    row = layout.FIRST_ROW
    for seating in drawn.tables:
        first, rules = row, table_of(seating, tournament.regulations).regulations.rules
        for stage in slip_stages(tournament, texts, seating, drawn.number):
            for hand in stage.hands:
                _hand_row(page, row, seating, stage, hand)
                page.cell(row, layout.HAND_CHECK).value = _hand_check(row, rules)
                if out and seating.table in boosted:
                    _free(page, row, out)
                row += 1
        _mark_table(page, first, out or layout.HAND_CHECK)
    _choices(page, tournament.regulations.rules, row - 1, (*layout.DOUBLES, *([out] if out else ())))
    return row - 1


def _boosted(tournament: Tournament, drawn: Round) -> set[int]:
    """At which tables the cards of Booster are played with."""
    numbers = (seating.table for seating in drawn.tables)
    return {number for number in numbers if rules_at(tournament, drawn.number, number).with_booster}


def _hand_row(page: Worksheet, row: int, seating: Seating, stage: SlipStage, hand: int) -> None:
    for column, number in ((layout.TABLE, seating.table), (layout.HAND, hand)):
        page.cell(row, column).value = number
        page.cell(row, column).alignment = _CENTER
    for side, names in enumerate(stage.sides):
        for place, name in enumerate(names):
            text_cell(page, row, layout.CALLS[side + 2 * place] - 1, name)
            _free(page, row, layout.CALLS[side + 2 * place])
        _free(page, row, layout.POINTS[side])
        _free(page, row, layout.DOUBLES[side])


def _totals(page: Worksheet, tournament: Tournament, texts: Texts, drawn: Round) -> int:
    side = [texts("files-entry-player"), texts("sheets-slip-points")]
    _heads(
        page, [texts("sheets-table"), *side, *side, texts("files-entry-hands"), texts("files-entry-check")]
    )
    for row, seating in enumerate(drawn.tables, layout.FIRST_ROW):
        page.cell(row, layout.TABLE).value = seating.table
        stage = slip_stages(tournament, texts, seating, drawn.number)[0]
        for names, column in zip(stage.sides, layout.TOTALS, strict=True):
            text_cell(page, row, column - 1, " + ".join(filter(None, names)))
            _free(page, row, column)
        _free(page, row, layout.HANDS_PLAYED)
        page.cell(row, layout.TOTALS_CHECK).value = _totals_check(row)
        _mark_table(page, row, layout.TOTALS_CHECK)
    return layout.FIRST_ROW + len(drawn.tables) - 1


def _hand_check(row: int, rules: RuleSet) -> str:
    """A tick where points and calls come to what a hand brings, a question mark where they do not."""
    left, right = (f"{get_column_letter(column)}{row}" for column in layout.POINTS)
    doubles = "+".join(f'({get_column_letter(column)}{row}<>"")' for column in layout.DOUBLES)
    calls = [f"{get_column_letter(column)}{row}" for column in layout.CALLS.values()]
    booked = ""
    for call in known_calls(rules)[1:]:
        for sign in "+-":
            made = "+".join(f'({cell}="{_LETTERS[call]}{sign}")' for cell in calls)
            booked += f"{sign}{call.value_in_points}*({made})"
    return _check(left, right, f"{left}+{right}=IF({doubles}>0,{rules.double_value},100){booked}")


def _totals_check(row: int) -> str:
    """Whatever is called and won, both totals of a match come to hundreds; small calls bring fifty."""
    left, right = (f"{get_column_letter(column)}{row}" for column in layout.TOTALS)
    return _check(left, right, f"MOD({left}+{right},50)=0")


def _check(left: str, right: str, right_if: str) -> str:
    """Nothing while both cells are empty, dots while one is."""
    typed = f"COUNT({left},{right})"
    return f'=IF({typed}=0,"",IF({typed}=1,"…",IF({right_if},"✓","?")))'


def _choices(page: Worksheet, rules: RuleSet, last: int, crosses: Sequence[int]) -> None:
    """What can be chosen in the cells of calls, and in those that take a cross."""
    calls = [f"{_LETTERS[call]}{sign}" for call in known_calls(rules)[1:] for sign in "+-"]
    for columns, words in ((layout.CALLS.values(), calls), (crosses, ["x"])):
        choice = DataValidation(
            "list", formula1=f'"{",".join(words)}"', allow_blank=True, showErrorMessage=True
        )
        for column in columns:
            letter = get_column_letter(column)
            choice.add(f"{letter}{layout.FIRST_ROW}:{letter}{last}")
        page.add_data_validation(choice)


def _heads(page: Worksheet, heads: list[str]) -> None:
    for column, head in enumerate(heads, 1):
        cell = text_cell(page, layout.FIRST_ROW - 1, column, head)
        cell.font, cell.fill = Font(bold=True), _HEAD
        cell.alignment = Alignment(wrap_text=True, vertical="center")


def _free(page: Worksheet, row: int, column: int) -> None:
    cell = page.cell(row, column)
    cell.protection, cell.fill = Protection(locked=False), _FREE
    cell.alignment = _CENTER


def _mark_table(page: Worksheet, row: int, last: int) -> None:
    for column in range(1, last + 1):
        page.cell(row, column).border = _NEW_TABLE


def _dress(page: Worksheet, last: int, check: int) -> None:
    names = {
        column - 1 for column in (layout.CALLS.values() if check == layout.HAND_CHECK else layout.TOTALS)
    }
    widest = max(check, page.max_column)
    for column in range(1, widest + 1):
        is_name = column in names and column + 1 <= widest  # the last column takes crosses
        page.column_dimensions[get_column_letter(column)].width = _WIDE if is_name else _NARROW
    for cells in page.iter_rows(min_row=layout.FIRST_ROW, max_row=last, max_col=widest):
        for cell in cells:
            if not cell.border.top.style:
                cell.border = _LINE
    letter = get_column_letter(check)
    span, top = f"{letter}{layout.FIRST_ROW}:{letter}{last}", f"{letter}{layout.FIRST_ROW}"
    look = DifferentialStyle(fill=_WRONG)
    page.conditional_formatting.add(span, Rule("expression", formula=[f'{top}="?"'], dxf=look))
    page.freeze_panes = f"A{layout.FIRST_ROW}"
    page.print_title_rows = f"{layout.FIRST_ROW - 1}:{layout.FIRST_ROW - 1}"
    page.page_setup.paperSize = Worksheet.PAPERSIZE_A4
    fit_width(page, landscape=True)
    page.protection.sheet = True
    page.protection.formatColumns = False


def _say_what_it_is(workbook: Workbook, kind: str, drawn: Round) -> None:
    hidden = workbook.create_sheet(layout.HIDDEN)
    for row, (word, value) in enumerate(
        (("kind", kind), ("round", drawn.number), ("draw", layout.draw_code(drawn))), 1
    ):
        hidden.cell(row, 1).value, hidden.cell(row, 2).value = word, value
    hidden.sheet_state = "hidden"
    hidden.protection.sheet = True
