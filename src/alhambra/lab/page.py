"""A report as one HTML page that needs nothing else: its styles and plots are inside."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from alhambra.lab.plots import STYLE as PLOT_STYLE

STYLE: Final = (
    """
:root { color-scheme: light dark;
  --bg: #f4ebdb; --surface: #fffaf0; --line: #dfcfb0; --line-strong: #a88c5c; --ink: #2a1f16; --ink-2: #655440;
  --bar: #17394a; --on-bar: #f6ead2;
  --sans: "Avenir Next", "Segoe UI", "Helvetica Neue", Ubuntu, Cantarell, Roboto, "DejaVu Sans Condensed", sans-serif;
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, Georgia, serif; }
@media (prefers-color-scheme: dark) { :root {
  --bg: #13202b; --surface: #1d2e3b; --line: #34495a; --line-strong: #6b869b; --ink: #f6ecd9; --ink-2: #c5b9a4;
  --bar: #0d1720;
  --plot0: #5d9fbd; --plot1: #eabb55; --plot2: #b98251; --plot3: #6bbd76; --plot4: #e0736d; --plot5: #9a78d0;
  --plot6: #7aa9e8; --plot7: #a89d8c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 14px/1.5 var(--sans); }
header { background: var(--bar); color: var(--on-bar); padding: 16px 24px; }
header h1 { margin: 0; font: 600 32px/1.2 var(--serif); }
header p { margin: 4px 0 0; }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); gap: 16px; padding: 16px 24px 48px; max-width: 1400px; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 12px 16px; min-width: 0; overflow-x: auto; }
section h2 { margin: 0 0 8px; font: 600 22px/1.2 var(--serif); }
section.wide { grid-column: 1 / -1; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 4px 0 12px; }
th, td { padding: 3px 10px 3px 0; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
th { font-weight: 600; color: var(--ink-2); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 0; }
dt { color: var(--ink-2); } dd { margin: 0; overflow-wrap: anywhere; }
p.quiet { color: var(--ink-2); margin: 0 0 8px; }
"""  # noqa: E501 (a rule of CSS is one line)
    + PLOT_STYLE
)


def page(title: str, subtitle: str, sections: Sequence[str], language: str = "en") -> str:
    """The whole page; the sections are HTML already, title and subtitle are not."""
    body = "\n".join(sections)
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<header><h1>{escape(title)}</h1><p>{escape(subtitle)}</p></header>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def section(heading: str, *parts: str, wide: bool = False) -> str:
    """A box with a heading; the parts are HTML: plots, grids, facts."""
    kind = ' class="wide"' if wide else ""
    return f"<section{kind}>\n<h2>{escape(heading)}</h2>\n{''.join(parts)}</section>"


def grid(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of texts, the first column a label."""
    head = "".join([f"<th>{escape(heading)}</th>" for heading in headings])
    body = "\n".join(["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in rows])
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>\n"


def facts(pairs: Sequence[tuple[str, str]]) -> str:
    """Names and what they are, one below the other."""
    body = "".join([f"<dt>{escape(name)}</dt><dd>{escape(what)}</dd>\n" for name, what in pairs])
    return f"<dl>\n{body}</dl>\n"


def note(text: str) -> str:
    """A quiet line between plots."""
    return f'<p class="quiet">{escape(text)}</p>\n'
