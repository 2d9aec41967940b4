"""The rules pages as data for the browser: one small file per page, and an index.

`python tools/rules_pages.py [FOLDER]` reads docs/rules and the component tables and writes `index.json` and
`<page>.json` (default: web/src/follow/rules.gen). The build calls it before the browser app is built. A page is a list
of blocks; texts are lists of pieces, so that the browser links rule ids and marks decisions without reading Markdown.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"
TARGET = ROOT / "web" / "src" / "follow" / "rules.gen"

sys.path.insert(0, str(ROOT / "src"))  # called by its path, a file finds only its neighbours

from alhambra.data import shipped  # noqa: E402
from alhambra.data.confidence import OF_MODULE, doubts  # noqa: E402

Block = dict[str, Any]
Piece = str | dict[str, str]

# The page of every family of rule ids, in the order of the table of contents.
PAGES: Final = {
    "base": ("B",),
    "vizier": ("VIZ",),
    "bureaux": ("EXC",),
    "bonus": ("BON",),
    "huts": ("HUT",),
    "gates": ("GATE",),
    "diamonds": ("DIA",),
    "characters": ("CHR",),
    "camps": ("CAMP",),
    "walls": ("WALL",),
    "thieves": ("THF",),
    "change": ("CHG",),
    "trader": ("TRD",),
    "treasure": ("TRE",),
    "masters": ("MAS",),
    "invaders": ("INV",),
    "bazaars": ("BAZ",),
    "scorecards": ("NSC",),
    "overview": ("OVR",),
    "sultan": ("SUL",),
    "caravanserai": ("CAR",),
    "moors": ("ART",),
    "together": ("SEQ", "DECK", "PAY"),
    "dice-game": ("DICE",),
    "alcazaba": ("ALC",),
    "sources": (),
}
WHOLE_FILES: Final = {"base.md": "base", "dice-game.md": "dice-game", "alcazaba.md": "alcazaba"}
SOURCES: Final = "sources"
PREFIXES: Final = {prefix: page for page, prefixes in PAGES.items() for prefix in prefixes}

# The component tables behind a page besides those of modules: where one is not confirmed, the page says so.
TABLES: Final = {**OF_MODULE, "base": ("buildings", "currencies"), "dice-game": ("dice_game",)}
EXTRA_TOWER: Final = "alcazaba"  # the page of the tile that comes besides the 54
UNCONFIRMED: Final = "reconstructed"

RULE_ID: Final = rf"(?:{'|'.join(sorted(PREFIXES, key=len, reverse=True))})-(?:EX-|X)?\d+"
HEADING = re.compile(r"(#+)\s+(?:\d+(?:\.\d+)*\.?\s+)?(.*)")
FAMILY = re.compile(r"\s*\(([A-Z]+)\)$")
RULE = re.compile(rf"\*\*({RULE_ID})\*\*\s*(.*)", re.DOTALL)
ITEM = re.compile(r"(\s*)(?:-|(\d+)\.)\s+(.*)")
MARKS = re.compile(
    r"\*\*(?P<decision>Decision[^*]*?):?\*\*:?"
    r"|\*\*(?P<bold>[^*]+)\*\*"
    r"|\*(?P<italic>[^*\s][^*]*)\*"
    r"|`(?P<code>[^`]+)`"
    rf"|\b(?P<rule>{RULE_ID})\b"
)


def main() -> None:
    """Write all pages."""
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.mkdir(parents=True, exist_ok=True)
    pages = read_pages()
    for old in target.glob("*.json"):
        old.unlink()
    for key, page in pages.items():
        write(target / f"{key}.json", page)
    write(target / "index.json", index(pages))


def write(path: Path, data: object) -> None:
    path.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def index(pages: dict[str, Block]) -> Block:
    """What is needed before any page is loaded: titles, and which page knows which ids."""
    contents = [
        {"key": key, "title": page["title"], "unconfirmed": bool(page["unconfirmed"]), "sections": page["sections"]}
        for key, page in pages.items()
    ]
    return {"pages": contents, "prefixes": PREFIXES}


def read_pages() -> dict[str, Block]:
    """All pages by key, in the order of PAGES."""
    blocks: dict[str, list[Block]] = {key: [] for key in PAGES}
    titles: dict[str, str] = {SOURCES: "Sources and open points"}
    titles["together"] = "All modules together"
    for file in sorted(RULES.glob("*.md")):
        read_file(file, blocks, titles)
    return {key: page_of(key, titles[key], blocks[key]) for key in PAGES}


def page_of(key: str, title: str, blocks: list[Block]) -> Block:
    sections = [{"title": block["title"], "anchor": block["anchor"]} for block in blocks if block["kind"] == "heading"]
    return {"key": key, "title": title, "unconfirmed": unconfirmed(key), "sections": sections, "blocks": blocks}


def unconfirmed(key: str) -> list[Block]:
    """What is not confirmed of the component tables of this page: for each of them its file, and its own words."""
    found = [(name, doubts(shipped(name))) for name in TABLES.get(key, ())]
    if key == EXTRA_TOWER:
        found.append(("buildings", doubts(shipped("buildings"), ("extra_tiles",))))
    return [{"table": f"{name}.json", "doubts": told} for name, told in found if told]


def read_file(file: Path, blocks: dict[str, list[Block]], titles: dict[str, str]) -> None:
    """Sort the blocks of one file to their pages; what is about sources goes to a page of its own."""
    text = file.read_text(encoding="utf-8")
    tags = source_tags(text) | source_tags((RULES / "base.md").read_text(encoding="utf-8"))
    whole = WHOLE_FILES.get(file.name, "")
    page = SOURCES  # what a file says about itself
    head = ""  # the name of the file's subject, told above its sources
    told = False
    for block in read_blocks(text.splitlines(), tags):
        if block["kind"] == "heading":
            level, title = block.pop("level"), block["title"]
            family = FAMILY.search(title)
            if level == 1 and not head:
                head = clean(title)
                if whole:
                    titles[whole] = head
                continue
            if family and family[1] in PREFIXES:
                page = PREFIXES[family[1]]
                if page != "together":
                    titles[page] = FAMILY.sub("", title)
                    continue
                block["title"] = FAMILY.sub("", title)
            elif re.match(r"Sources|Open points|Where sources", title):
                page = SOURCES
                block["title"] = f"{head}: {title[0].lower()}{title[1:]}"
                told = True
            elif page == SOURCES and whole:
                page = whole
            block["anchor"] = anchor(block["title"])
        elif page == SOURCES and not told:
            blocks[SOURCES].append({"kind": "heading", "title": head, "anchor": anchor(head)})
            told = True
        blocks[page].append(block)


def source_tags(text: str) -> set[str]:
    """The short names of sources that a file explains in its tables."""
    return set(re.findall(r"^\| ([A-Z][A-Z0-9-]*) \|", text, re.MULTILINE))


def clean(title: str) -> str:
    """The name of a page out of the heading of its file."""
    title = re.sub(r",? (?:- )?rules specification$", "", title)
    return re.sub(r"^Alhambra(?: -|:) ", "", title).replace("expansion", "Expansion").replace("base game", "Base game")


def anchor(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def read_blocks(lines: list[str], tags: set[str]) -> Iterator[Block]:
    """Headings, tables, code, lists and paragraphs, as far as our pages use Markdown."""
    at = 0
    while at < len(lines):
        line = lines[at]
        if not line.strip() or line.startswith("---"):
            at += 1
        elif heading := HEADING.match(line):
            yield {"kind": "heading", "level": len(heading[1]), "title": heading[2].replace("*", "")}
            at += 1
        elif line.startswith("```"):
            end = lines.index("```", at + 1)
            yield {"kind": "code", "text": "\n".join(lines[at + 1 : end])}
            at = end + 1
        elif line.startswith("|"):
            end = span(lines, at, lambda text: text.startswith("|"))
            yield table(lines[at:end], tags)
            at = end
        elif ITEM.match(line):
            end = span(lines, at, lambda text: text.startswith(" "))
            yield item(lines[at:end], tags)
            at = end
        else:
            end = span(lines, at, lambda text: bool(text.strip()) and not re.match(r"[#|`]|- |\d+\. ", text))
            yield {"kind": "text", "text": pieces(" ".join(lines[at:end]), tags)}
            at = end


def span(lines: list[str], at: int, goes_on: Callable[[str], bool]) -> int:
    """Where the block that begins at a line ends."""
    end = at + 1
    while end < len(lines) and goes_on(lines[end]):
        end += 1
    return end


def item(lines: list[str], tags: set[str]) -> Block:
    """A rule or a point of a list, with what is indented below it."""
    first = ITEM.match(lines[0])
    assert first is not None
    more = []
    for line in lines[1:]:
        inner = ITEM.match(line)
        entry: Block = {"text": pieces(inner[3] if inner else line.strip(), tags)}
        if inner and inner[2]:
            entry["number"] = int(inner[2])
        elif inner:
            entry["point"] = True
        more.append(entry)
    rule = RULE.match(first[3])
    block: Block = {"kind": "rule", "id": rule[1]} if rule else {"kind": "point"}
    if first[2] and not rule:
        block["number"] = int(first[2])
    block["text"] = pieces(rule[2] if rule else first[3], tags)
    if more:
        block["more"] = more
    if UNCONFIRMED in "".join(lines):
        block["unconfirmed"] = True
    return block


def table(lines: list[str], tags: set[str]) -> Block:
    """A table; a row that opens with the id of an example or holds a rule keeps that id as its anchor."""
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    body = [row for row in rows[1:] if not all(re.fullmatch(r":?-+:?", cell) for cell in row)]
    ids = []
    for row in body:
        found = re.match(rf"(?:\*\*)?({RULE_ID})\b", row[0]) or re.search(rf"\*\*({RULE_ID})\*\*", " ".join(row))
        ids.append(found[1] if found else "")
    return {
        "kind": "table",
        "head": [pieces(cell, tags) for cell in rows[0]],
        "rows": [[pieces(cell, tags) for cell in row] for row in body],
        "ids": ids,
    }


def pieces(text: str, tags: set[str]) -> list[Piece]:
    """A text as plain strings and marked pieces: bold, italic, code, rule ids, decisions, notes on sources."""
    found: list[Piece] = []
    source = rf"\((?:{'|'.join(re.escape(tag) for tag in tags)})\b[^()]*\)" if tags else r"(?!)"
    at = 0
    for note in re.finditer(source, text):
        found += marked(text[at : note.start()])
        found.append({"source": note[0][1:-1].replace("*", "")})
        at = note.end()
    return found + marked(text[at:])


def marked(text: str) -> list[Piece]:
    found: list[Piece] = []
    at = 0
    for mark in MARKS.finditer(text):
        if mark.start() > at:
            found.append(text[at : mark.start()])
        kind = mark.lastgroup
        assert kind is not None
        if kind == "bold" and re.fullmatch(RULE_ID, mark[kind]):
            kind = "rule"
            found.append({kind: mark["bold"]})
        else:
            found.append({kind: mark[kind]})
        at = mark.end()
    if at < len(text):
        found.append(text[at:])
    return found


if __name__ == "__main__":
    main()
