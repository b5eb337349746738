"""Draw the rooms of the package, as its imports say they stand, into docs/rooms.svg.

A box is a layer with its rooms (folders) and the number of modules in each; an arrow says that a layer
imports another one. Arrows that follow from others are left out. `make rooms` runs this.
"""

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

REPOSITORY = Path(__file__).parents[1]
PACKAGE = REPOSITORY / "tichu_turnier"
PICTURE = REPOSITORY / "docs" / "rooms.svg"
GAP, PAD, LETTER, LINE, LINES, HEAD = 14.0, 10.0, 6.4, 15.0, 3, 28.0
STYLE = (
    "<style>text{font:12px sans-serif}.name{font-weight:bold;font-size:14px}"
    "rect{fill:#f4f1ea;stroke:#7a6a4f}line{stroke:#7a6a4f;marker-end:url(#tip)}</style>"
)
TIP = (
    '<defs><marker id="tip" markerWidth="8" markerHeight="8" refX="7" refY="4" orient="auto">'
    '<path d="M0,0 L8,4 L0,8z" fill="#7a6a4f"/></marker></defs>'
)
Graph = Mapping[str, frozenset[str]]


class Box(NamedTuple):
    """Where a layer stands, and in how many columns its rooms."""

    left: float
    top: float
    width: float
    high: float
    columns: int


def modules() -> Iterator[tuple[str, str, str]]:
    """Layer, room and source of every module; the room is empty for modules of the layer itself."""
    for file in sorted(PACKAGE.rglob("*.py")):
        parts = file.relative_to(PACKAGE).with_suffix("").parts
        if parts[-1] != "__init__" and not parts[0].startswith("__"):
            yield parts[0], "/".join(parts[1:-1]), file.read_text(encoding="utf-8")


def imported(source: str) -> Iterator[str]:
    """The layers that a module imports anywhere, in functions and for types too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tichu_turnier."):
            yield node.module.split(".")[1]


def without_detours(graph: Graph) -> Graph:
    """The graph without arrows that follow from two or more others."""

    def beyond(layer: str) -> frozenset[str]:
        return graph[layer].union(*(beyond(each) for each in graph[layer]))

    return {
        layer: frozenset(each for each in below if not any(each in beyond(other) for other in below - {each}))
        for layer, below in graph.items()
    }


def depths(graph: Graph) -> Mapping[str, int]:
    """On which floor each layer stands: 0 for those that import nothing of ours."""
    floors: dict[str, int] = {}

    def floor(layer: str) -> int:
        if layer not in floors:
            floors[layer] = 1 + max((floor(each) for each in graph[layer]), default=-1)
        return floors[layer]

    for layer in graph:
        floor(layer)
    return floors


def placed(rooms: Mapping[str, Counter[str]], floors: Mapping[str, int]) -> Mapping[str, Box]:
    """Where each layer stands: a floor below the other, the faces on top, each as wide as its rooms need."""
    boxes: dict[str, Box] = {}
    top = PAD
    for number in range(max(floors.values()), -1, -1):
        here = sorted(name for name, floor in floors.items() if floor == number)
        left, high = PAD, max(HEAD + LINE * min(LINES, len(rooms[name])) for name in here)
        for layer in here:
            columns = -(-len(rooms[layer]) // LINES)
            longest = max(len(label(room, count)) for room, count in rooms[layer].items())
            width = max(LETTER * longest * columns, LETTER * 1.5 * len(layer)) + 2 * GAP
            boxes[layer] = Box(left, top, width, high, columns)
            left += width + 2 * GAP
        top += high + 2 * GAP
    return boxes


def label(room: str, count: int) -> str:
    """A room with the number of its modules."""
    return f"{room or 'itself'} {count}"


def arrow(upper: Box, lower: Box) -> str:
    """A line from one layer down to another."""
    x, to = upper.left + upper.width / 2, lower.left + lower.width / 2
    return f'<line x1="{x:.0f}" y1="{upper.top + upper.high:.0f}" x2="{to:.0f}" y2="{lower.top:.0f}"/>'


def layer_box(layer: str, rooms: Counter[str], box: Box) -> Iterator[str]:
    """A layer with its rooms, column by column."""
    place = f'x="{box.left:.0f}" y="{box.top:.0f}" width="{box.width:.0f}" height="{box.high:.0f}"'
    yield f'<rect {place} rx="6"/>'
    x, y = box.left + GAP, box.top + 18
    yield f'<text x="{x:.0f}" y="{y:.0f}" class="name">{escape(layer)}</text>'
    for index, (room, count) in enumerate(sorted(rooms.items())):
        column, line = divmod(index, LINES)
        across = x + column * (box.width - GAP) / box.columns
        yield f'<text x="{across:.0f}" y="{y + LINE * (line + 1):.0f}">{escape(label(room, count))}</text>'


def drawn(rooms: Mapping[str, Counter[str]], graph: Graph) -> str:
    """The picture as SVG."""
    boxes = placed(rooms, depths(graph))
    arrows = [arrow(boxes[layer], boxes[each]) for layer in sorted(graph) for each in sorted(graph[layer])]
    layers = [shape for layer in sorted(rooms) for shape in layer_box(layer, rooms[layer], boxes[layer])]
    across = max(box.left + box.width for box in boxes.values()) + PAD
    down = max(box.top + box.high for box in boxes.values()) + PAD
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across:.0f} {down:.0f}">'
    return "\n".join([head, STYLE, TIP, *arrows, *layers, "</svg>", ""])


def main() -> None:
    """Writes the picture."""
    rooms: dict[str, Counter[str]] = {}
    arrows: dict[str, set[str]] = {}
    for layer, room, source in modules():
        rooms.setdefault(layer, Counter())[room] += 1
        arrows.setdefault(layer, set()).update(set(imported(source)) - {layer})
    known = {layer: frozenset(each for each in below if each in rooms) for layer, below in arrows.items()}
    PICTURE.write_text(drawn(rooms, without_detours(known)), encoding="utf-8")


if __name__ == "__main__":
    main()
