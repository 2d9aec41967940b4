import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import type { Saying, Tile } from "./wire.gen";
import { NOBODY, plain, spans, tileFacts } from "./wording";

const SOURCES: Record<string, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  nl: () => import("virtual:words/nl"),
  et: () => import("virtual:words/et"),
  de: () => import("virtual:words/de"),
};

async function bundleOf(language: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const source = (await SOURCES[language]?.())?.default ?? "";
  expect(bundle.addResource(new FluentResource(source))).toEqual([]);
  return bundle;
}

interface Said {
  games: {
    names: string[];
    pieces: Record<string, Tile>;
    lines: { saying: Saying; words: Record<string, string> }[];
  }[];
}

/** Whole games as the terminal words them; `python` is the one whose environment runs this. */
const said = JSON.parse(
  execFileSync("python", [fileURLToPath(new URL("../../../tools/said.py", import.meta.url))], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  }),
) as Said;

describe.each(Object.keys(SOURCES))("%s", (language) => {
  test("the browser says whole games in the words of the terminal", async () => {
    const bundle = await bundleOf(language);
    for (const { names, pieces, lines } of said.games) {
      const company = { names, pieces, reader: 0 };
      expect(lines.length).toBeGreaterThan(100);
      for (const { saying, words } of lines) {
        expect(plain(bundle, saying, company), saying.id).toBe(words[language]);
        const parts = spans(bundle, saying, company);
        expect(parts.map((part) => part.text).join(""), saying.id).toBe(words[language]);
      }
    }
  });
});

const tiny = new FluentBundle("en", { useIsolating: false });
tiny.addResource(
  new FluentResource(`
garden = gardens
    .one = garden
denar = denar
card-money = { $currency } { $values }
seat = { $you ->
    [yes] you
   *[no] { $name }
}
tile-building = { $type-one } { $price }
list-and = { $rest } and { $last }
bought = { $who } bought { $what } with { $cards }
got = { $all } ({ $all-count }, { $all-you })
`),
);
const company = { names: ["Amira", "Liis"], pieces: {}, reader: 1 };

test("pieces are stretches of their own", () => {
  const args = { who: { seat: 0 }, what: { tile: "garden-9" }, cards: { cards: ["denar-3", "denar-6"] } };
  expect(spans(tiny, { id: "bought", args }, company)).toEqual([
    { text: "Amira", piece: { kind: "seat", seat: 0 } },
    { text: " bought " },
    { text: "garden 9", piece: { kind: "tile", name: "garden-9" } },
    { text: " with " },
    { text: "denar 6 + 3", piece: { kind: "cards", names: ["denar-3", "denar-6"] } },
  ]);
});

test("a list knows its length and whether the reader is in it", () => {
  const args = { all: { all: [{ seat: 0 }, { seat: 1 }] } };
  expect(plain(tiny, { id: "got", args }, company)).toBe("Amira and you (2, yes)");
});

test("a message that is not there is its id", () => expect(plain(tiny, { id: "none", args: {} }, NOBODY)).toBe("none"));

test.each([
  ["tower-9-es", { shape: "building", type: "tower", price: 9, walls: "es" }],
  ["garden-10-open", { shape: "building", type: "garden", price: 10, walls: "" }],
  ["hut-garden-nw", { shape: "hut", type: "garden", price: 0, walls: "nw" }],
  ["camp-8-ne", { shape: "camp", type: "", price: 8, walls: "ne" }],
  ["fountain", { shape: "fountain", type: "", price: 0, walls: "" }],
])("%s without a table", (name, facts) => expect(tileFacts(name, {})).toEqual(facts));
