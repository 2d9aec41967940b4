"""The browser words every saying exactly as the terminal does: both runtimes, the same catalogue, the same rules."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from alhambra.core.setup import Setup
from alhambra.games import alhambra
from alhambra.games.alhambra import MODULES
from alhambra.words.catalogue import LANGUAGES, sources
from alhambra.words.pieces import CAMP, tile_facts
from alhambra.words.speak import Speaker
from tests.words.test_games import NAMES, sayings
from tests.words.usage import ROOT

MODULE_FOLDER = ROOT / "web" / "node_modules"
NODE = shutil.which("node")

# Words all sayings with the browser's own code, its types taken off.
SCRIPT = """
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
const [folder, source, scratch] = process.argv.slice(2);
const load = (path) => import(pathToFileURL(path).href);
const ts = (await load(`${folder}/typescript/lib/typescript.js`)).default;
const options = { compilerOptions: { module: "ESNext", target: "ES2022" } };
writeFileSync(`${scratch}/wording.mjs`, ts.transpileModule(readFileSync(source, "utf8"), options).outputText);
const { plain } = await load(`${scratch}/wording.mjs`);
const { FluentBundle, FluentResource } = await load(`${folder}/@fluent/bundle/esm/index.js`);
const { languages, said, pieces, names } = JSON.parse(readFileSync(`${scratch}/said.json`, "utf8"));
const bundles = {};
const faults = [];
for (const [language, files] of Object.entries(languages)) {
  bundles[language] = new FluentBundle(language, { useIsolating: false });
  for (const text of files)
    for (const error of bundles[language].addResource(new FluentResource(text))) faults.push(error.message);
}
const words = said.map(([language, reader, form, saying]) =>
  plain(bundles[language], saying, { pieces, names, reader }, form));
writeFileSync(`${scratch}/words.json`, JSON.stringify({ faults, words }));
"""


@pytest.mark.skipif(
    NODE is None or not (MODULE_FOLDER / "@fluent").exists() or not (MODULE_FOLDER / "typescript").exists(),
    reason="needs Node and the installed packages of web/",
)
def test_the_browser_says_the_same(tmp_path: Path) -> None:
    seats, seed = 2, 1
    tiles = tile_facts(alhambra.start(Setup(seats, seed, modules=tuple(MODULES))).table.tiles)
    said: list[tuple[str, int, str, object]] = []
    words: list[str] = []
    for language in LANGUAGES:
        speakers = [Speaker(language, NAMES, seat, tiles) for seat in range(-1, seats)]
        for reader, saying in sayings(seats, seed)[::3]:
            for form in ("", "short"):
                said.append((language, reader, form, saying.wire()))
                words.append(speakers[reader + 1].say(saying, form))
    pieces = {
        name: {
            "type": facts.type,
            "price": facts.price,
            "walls": facts.walls.lower(),
            "layer": "outwork" if facts.shape == CAMP else "city",
            "shape": facts.shape,
        }
        for name, facts in tiles.items()
    }
    languages = {language: list(sources(language).values()) for language in LANGUAGES}
    facts = {"languages": languages, "said": said, "pieces": pieces, "names": NAMES}
    (tmp_path / "said.json").write_text(json.dumps(facts), encoding="utf-8")
    (tmp_path / "say.mjs").write_text(SCRIPT, encoding="utf-8")
    source = ROOT / "web" / "src" / "lib" / "wording.ts"
    subprocess.run([str(NODE), "say.mjs", str(MODULE_FOLDER), str(source), "."], cwd=tmp_path, check=True, timeout=120)
    told = json.loads((tmp_path / "words.json").read_text(encoding="utf-8"))
    assert told["faults"] == []
    assert [pair for pair in zip(told["words"], words, strict=True) if pair[0] != pair[1]] == []
    assert len(words) > 1000
