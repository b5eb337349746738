"""Draw the rooms of the package, as its imports say they stand, into docs/rooms.svg.

A layer is a row of rooms (folders) with the number of their modules; an arrow says that a layer imports another one.
Arrows that follow from others are left out. `make rooms` runs this.
"""

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.sax.saxutils import escape

REPOSITORY = Path(__file__).parents[1]
PACKAGE = REPOSITORY / "tichu_turnier"
PICTURE = REPOSITORY / "docs" / "rooms.svg"
CELL, ROW, GAP, PAD, LETTER = 26, 74, 14, 10, 6.4
Graph = Mapping[str, frozenset[str]]


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


def drawn(rooms: Mapping[str, Counter[str]], graph: Graph) -> str:
    """The picture as SVG, the faces on top."""
    floors = depths(graph)
    boxes: dict[str, tuple[float, float, float]] = {}
    shapes: list[str] = []
    for number in range(max(floors.values()), -1, -1):
        left, top = PAD, (max(floors.values()) - number) * (ROW + 2 * CELL) + PAD
        for layer in sorted(name for name, floor in floors.items() if floor == number):
            names = [f"{room or 'itself'} {count}" for room, count in sorted(rooms[layer].items())]
            columns = -(-len(names) // 3)
            width = max(LETTER * max(map(len, names)) * columns + 2 * GAP, LETTER * 1.4 * len(layer) + 2 * GAP)
            boxes[layer] = left, top, width
            shapes.append(
                f'<rect x="{left:.0f}" y="{top}" width="{width:.0f}" height="{ROW}" rx="6" class="layer"/>'
                f'<text x="{left + GAP:.0f}" y="{top + 18}" class="name">{escape(layer)}</text>'
            )
            for index, name in enumerate(names):
                x, y = left + GAP + (index // 3) * (width - GAP) / columns, top + 34 + index % 3 * 15
                shapes.append(f'<text x="{x:.0f}" y="{y}">{escape(name)}</text>')
            left += width + 2 * GAP
    for layer, below in sorted(graph.items()):
        for each in sorted(below):
            (x, y, width), (to, under, wide) = boxes[layer], boxes[each]
            shapes.append(
                f'<line x1="{x + width / 2:.0f}" y1="{y + ROW}" x2="{to + wide / 2:.0f}" y2="{under}"/>'
            )
    across = max(x + width for x, _, width in boxes.values()) + PAD
    down = max(y for _, y, _ in boxes.values()) + ROW + PAD
    style = (
        "text{font:12px sans-serif}.name{font-weight:bold;font-size:14px}"
        ".layer{fill:#f4f1ea;stroke:#7a6a4f}line{stroke:#7a6a4f;marker-end:url(#tip)}"
    )
    tip = '<marker id="tip" markerWidth="8" markerHeight="8" refX="7" refY="4" orient="auto"><path d="M0,0 L8,4 L0,8z" fill="#7a6a4f"/></marker>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across:.0f} {down:.0f}">'
    return "\n".join([head, f"<style>{style}</style>", f"<defs>{tip}</defs>", *shapes, "</svg>", ""])


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
