"""Builds the documentation as a site: `./alhambra docs [FOLDER]`, into build/site if no folder is named.

Every warning is an error: a link that leads nowhere, a page that no menu names.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "site"


def main(arguments: list[str]) -> int:
    site = Path(arguments[0]).resolve() if arguments else SITE
    # The theme announces plans of its own makers on every run; they are no news about our pages.
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--clean", "--site-dir", str(site)]
    # What it says is shown only if something is wrong. (Told to be quiet, it would overlook warnings.)
    done = subprocess.run(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    print(done.stdout.rstrip() if done.returncode else f"alhambra: {site / 'index.html'}")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
