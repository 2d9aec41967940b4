"""Signs of the interface and of the modules: 48 x 48, one colour (`currentColor`)."""

from __future__ import annotations

from typing import Final

from web.art.shapes import picture, star

LINE: Final = 'fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"'
ICONS: Final = {
    "wall": '<path fill="currentColor" d="M3 12h8v6h7v-6h12v6h7v-6h8v26H3Z"/>',
    "cards": f'<g {LINE}><rect x="16" y="8" width="24" height="33" rx="4"/><path d="M10 13v24"/></g>',
    "bag": f'<path {LINE} d="M17 8h14l-3 7c8 4 13 12 13 18 0 6-5 8-17 8S7 39 7 33c0-6 5-14 13-18Z"/>',
    "reserve": f'<g {LINE}><rect x="7" y="18" width="22" height="22" rx="3"/><path d="M16 9h24v24"/></g>',
    "undo": f'<path {LINE} d="M16 10 7 19l9 9M8 19h20a12 12 0 0 1 0 24H16"/>',
    "hint": f'<g {LINE}><path d="M8 30c0 6 7 10 15 10s13-4 15-9c4 0 6-3 6-6M8 30h30M14 30c-4-2-7-5-8-9"/><path d="M41 6c4 5 4 8 0 11-4-3-4-6 0-11Z"/></g>',
    "log": f'<path {LINE} d="M10 12h28M10 24h28M10 36h18"/>',
    "replay": f'<path {LINE} d="M9 24a15 15 0 1 0 5-11M9 7v9h9M24 16v9l6 4"/>',
    "settings": f'<g {LINE}><path d="{star(24, 24, 20, 8, 14)}"/><circle cx="24" cy="24" r="5"/></g>',
    "check": f'<path {LINE} d="M8 25l11 11L40 13"/>',
    "close": f'<path {LINE} d="M11 11l26 26M37 11 11 37"/>',
    "eye": f'<g {LINE}><path d="M4 24c5-9 12-13 20-13s15 4 20 13c-5 9-12 13-20 13S9 33 4 24Z"/><circle cx="24" cy="24" r="6"/></g>',
    "link": f'<path {LINE} d="M20 28l8-8M18 20l-6 6a8 8 0 0 0 11 11l6-6M30 28l6-6a8 8 0 0 0-11-11l-6 6"/>',
    "crown": '<path fill="currentColor" d="M5 14l9 9L24 8l10 15 9-9-4 25H9Z"/>',
    "seal": f'<path fill="currentColor" fill-rule="evenodd" d="{star(24, 24, 23)}M20.5 33.5 11.5 24.5l3.5-3.5 5.5 5.5L33 14l3.5 3.5Z"/>',
    "play": '<path fill="currentColor" d="M14 8l26 16-26 16Z"/>',
    "robot": f'<g {LINE}><rect x="9" y="17" width="30" height="23" rx="6"/><path d="M24 17V8M18 28v2M30 28v2M4 26v6M44 26v6"/></g>',
    "person": f'<g {LINE}><circle cx="24" cy="16" r="8"/><path d="M8 42c1-9 7-14 16-14s15 5 16 14"/></g>',
    "die": f'<g {LINE}><rect x="8" y="8" width="32" height="32" rx="6"/></g><path fill="currentColor" d="{star(24, 24, 9)}"/>',
}
# One sign per module.
MODULES: Final = {
    "dice": f'<g {LINE}><rect x="8" y="8" width="32" height="32" rx="6"/></g><path fill="currentColor" d="M18 15a3 3 0 1 0 .1 0ZM30 15a3 3 0 1 0 .1 0ZM24 21a3 3 0 1 0 .1 0ZM18 27a3 3 0 1 0 .1 0ZM30 27a3 3 0 1 0 .1 0Z"/>',
    "alcazaba": f'<g {LINE}><path d="M6 42V14h6v5h6v-5h12v5h6v-5h6v28Z"/><rect x="17" y="27" width="14" height="14" rx="3"/></g>',
    "vizier": f'<g {LINE}><path d="M9 30c0-9 6-15 15-15s15 6 15 15c-4 4-26 4-30 0Z"/><path d="M10 37h28"/></g><path fill="currentColor" d="M24 3c3 4 3 7 0 10-3-3-3-6 0-10Z"/>',
    "bureaux": f'<path {LINE} d="M8 18h29l-7-8M40 31H11l7 8"/>',
    "bonus": f'<g {LINE}><rect x="11" y="6" width="26" height="36" rx="4"/></g><path fill="currentColor" d="{star(24, 24, 9.5)}"/>',
    "huts": f'<path {LINE} d="M6 25 24 9l18 16M11 22v19h26V22M20 41V30h8v11"/>',
    "gates": f'<path {LINE} d="M7 42V10h6v5h7v-5h8v5h7v-5h6v32H32V31a8 8 0 0 0-16 0v11Z"/>',
    "diamonds": f'<path {LINE} d="M14 9h20l9 11-19 21L5 20ZM5 20h38M18 20l6 20 6-20-6-10Z"/>',
    "characters": f'<g {LINE}><path d="M14 18c0-7 4-11 10-11s10 4 10 11"/><path d="M11 18h26"/><path d="M16 22c0 6 3 10 8 10s8-4 8-10M7 43c2-7 8-10 17-10s15 3 17 10"/></g>',
    "camps": f'<path {LINE} d="M24 8 6 41h36ZM24 8v33M24 24l-8 17M24 24l8 17"/>',
    "walls": f'<g {LINE}><path d="M5 41V17h8v6h7v-6h8v6h7v-6h8v24ZM5 32h38"/></g>',
    "thieves": f'<g {LINE}><path d="M5 19c6-4 32-4 38 0 1 9-3 14-9 14-5 0-7-5-10-5s-5 5-10 5c-6 0-10-5-9-14Z"/><path d="M15 23h3M30 23h3"/></g>',
    "change": f'<g {LINE}><circle cx="18" cy="19" r="11"/><path d="M33 16a11 11 0 1 1-15 21"/></g>',
    "trader": f'<g {LINE}><path d="M8 20h32l-3 21H11Z"/><path d="M15 20c0-8 4-12 9-12s9 4 9 12"/></g>',
    "treasure": f'<g {LINE}><path d="M6 22c0-8 4-12 10-12h16c6 0 10 4 10 12v18H6ZM6 23h36"/><path d="M24 20v8"/></g>',
    "masters": f'<path {LINE} d="M9 39 27 21M20 12c7-6 15-3 20 4l-6 6c-2-4-5-5-8-4Z"/>',
    "invaders": f'<path {LINE} d="M10 38 38 10M30 9h9v9M38 38 10 10M9 18V9h9"/>',
    "bazaars": f'<path {LINE} d="M6 19 10 8h28l4 11M6 19c0 6 9 6 9 0 0 6 9 6 9 0 0 6 9 6 9 0 0 6 9 6 9 0M10 26v15h28V26"/>',
    "scorecards": f'<path {LINE} d="M8 41V25h9v16M20 41V9h9v32M32 41V18h9v23M4 41h40"/>',
    "sultan": f'<path {LINE} d="M8 28c0-10 6-17 16-20 10 3 16 10 16 20-8 5-24 5-32 0ZM8 28v7c8 5 24 5 32 0v-7M24 8V3"/>',
    "caravanserai": f'<path {LINE} d="M5 38c3-3 3-10 8-12 3-8 8-8 11 0 4-9 9-7 11 0 2 2 3-2 4-8l5 1M13 28v13M33 28v13"/>',
    "moors": f'<path {LINE} d="{star(24, 24, 20)}{star(24, 24, 10)}"/>',
}


def icon(body: str, title: str) -> str:
    return picture(48, 48, body, title)
