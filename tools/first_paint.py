"""How long until the table is seen, on loopback with an empty cache: `python tools/first_paint.py [TIMES]`.

Prints the first paint the browser reports, and when the table asks its first question.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.person import Person  # noqa: E402 (our own folders are found only now)
from tests.browser.server import running  # noqa: E402
from tools.browser import open_browser  # noqa: E402

PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
READY = "performance.now()"


def main(times: int) -> None:
    rows: list[tuple[float, float]] = []
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server, open_browser() as browser:
        maker = Person(browser.new_context().new_page(), server.address)
        state: Any = None
        for _ in range(times + 1):  # the first one warms the server up, as any first guest does
            table = maker.make_table("here", "greedy", "greedy")
            state = maker.page.context.storage_state()
            context = browser.new_context(viewport={"width": 1366, "height": 768}, storage_state=state)
            someone = Person(context.new_page(), server.address)
            someone.visit(f"/t/{table['id']}")
            someone.page.locator("[data-question]").wait_for()
            rows.append((float(someone.page.evaluate(PAINT)), float(someone.page.evaluate(READY))))
            context.close()
    for name, column in zip(("first paint", "table"), zip(*rows[1:])):
        print(f"{name}: median {median(column):.0f} ms, worst {max(column):.0f} ms of {times}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
