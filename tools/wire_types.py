"""Write the browser's types of everything that goes over the wire: `python tools/wire_types.py`.

The structs of `alhambra.server.wire` are the one source; `--check` only says whether the file is up to date. A field
with a default may be missing, because the server leaves defaults out: it is optional, its default told beside it.
Standard library only, for the build runs it too.
"""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "lib" / "wire.gen.ts"
SOURCE = ROOT / "src" / "alhambra" / "server" / "wire.py"

HEAD = """\
// Generated from src/alhambra/server/wire.py by tools/wire_types.py: change it there. A missing optional field means
// the default that stands in its comment.
"""

# What Python only calls plain data is told here as exactly as the head of alhambra/words/saying.py does.
PLAIN = {
    "Saying": """\
/** A sentence before it is put into a language: the id of a message and what to fill it with. */
export interface Saying {
  id: string;
  args: Record<string, Arg>;
}

/** An argument of a saying. */
export type Arg =
  | number
  | string
  | { type: string }
  | { currency: string }
  | { tile: string }
  | { card: string }
  | { cards: string[] }
  | { seat: number }
  | { cell: string }
  | { rule: string }
  | { say: Saying }
  | { all: Arg[] };
""",
    "Facts": """\
/** Plain data of the engine: an event, a scoring, what a module shows. */
export type Facts = Record<string, unknown>;
""",
}

SIMPLE = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "unknown", "None": "null"}


def types(source: str) -> str:
    """The TypeScript of all structs and aliases in the source of the wire, in its order."""
    lines = source.splitlines()
    parts = [HEAD]
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and node.name != "Wire":
            parts.append(interface(node, lines))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            parts.append(PLAIN.get(name) or f"export type {name} = {spelt(node.value)};\n")
    return "\n".join(parts)


def interface(node: ast.ClassDef, lines: list[str]) -> str:
    """One struct."""
    out = [f"/** {first_line} */" for first_line in [(ast.get_docstring(node) or "").split("\n\n")[0]] if first_line]
    out.append(f"export interface {node.name} {{")
    for keyword in node.keywords:
        if keyword.arg == "tag":
            out.append(f"  type: {spelt_literal(keyword.value)};")
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            note = comment(field, lines)
            default = "" if field.value is None else f"(default {spelt_default(field.value)})"
            if told := f"{note} {default}".strip():
                out.append(f"  /** {told} */")
            out.append(f"  {field.target.id}{'?' if default else ''}: {spelt(field.annotation)};")
    return "\n".join([*out, "}", ""])


def spelt(annotation: ast.expr) -> str:
    """A Python type as TypeScript."""
    match annotation:
        case ast.Name(name):
            return SIMPLE.get(name, name)
        case ast.Constant(None):
            return "null"
        case ast.BinOp(left, ast.BitOr(), right):
            return f"{spelt(left)} | {spelt(right)}"
        case ast.Subscript(ast.Name("list"), item):
            inner = spelt(item)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case ast.Subscript(ast.Name("dict"), ast.Tuple([ast.Name("str"), value])):
            return f"Record<string, {spelt(value)}>"
        case ast.Subscript(ast.Name("Literal"), ast.Tuple(values)):
            return " | ".join([spelt_literal(value) for value in values])
    raise SystemExit(f"wire_types: no TypeScript for {ast.unparse(annotation)}")


def spelt_literal(value: ast.expr) -> str:
    return json.dumps(ast.literal_eval(value))


def spelt_default(value: ast.expr) -> str:
    """A default: plain, or made by `field(default_factory=...)`."""
    if isinstance(value, ast.Call):
        return {"list": "[]", "dict": "{}"}[ast.unparse(value.keywords[0].value)]
    return spelt_literal(value)


def comment(field: ast.AnnAssign, lines: list[str]) -> str:
    """What stands behind the field in its line."""
    rest = lines[(field.end_lineno or field.lineno) - 1].encode()[field.end_col_offset :].decode()
    return rest.partition("#")[2].strip()


def main() -> int:
    """Write the file, or with --check compare it."""
    fresh = types(SOURCE.read_text(encoding="utf-8"))
    if sys.argv[1:] == ["--check"]:
        stale = not TARGET.exists() or TARGET.read_text(encoding="utf-8") != fresh
        if stale:
            print(f"{TARGET.relative_to(ROOT)} is stale: run python tools/wire_types.py")
        return int(stale)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(fresh, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
