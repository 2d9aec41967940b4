/** The rules pages, made by tools/rules_pages.py and loaded page by page when somebody looks. */

export type Piece =
  | string
  | { bold: string }
  | { italic: string }
  | { code: string }
  | { rule: string }
  | { decision: string }
  | { source: string };

/** What is indented below a rule: a step with its number, a point, or a further paragraph. */
export interface More {
  text: Piece[];
  number?: number;
  point?: boolean;
}

export type Block =
  | { kind: "heading"; title: string; anchor: string }
  | { kind: "rule"; id: string; text: Piece[]; more?: More[]; unconfirmed?: boolean }
  | { kind: "point"; number?: number; text: Piece[]; more?: More[] }
  | { kind: "text"; text: Piece[] }
  | { kind: "code"; text: string }
  | { kind: "table"; head: Piece[][]; rows: Piece[][][]; ids: string[] };

export interface Section {
  title: string;
  anchor: string;
}

export interface Contents {
  key: string;
  title: string;
  unconfirmed: boolean;
  sections: Section[];
}

/** What a component table says of itself where it is not confirmed. */
export interface Doubt {
  table: string;
  doubts: string[];
}

export interface Page extends Omit<Contents, "unconfirmed"> {
  unconfirmed: Doubt[];
  blocks: Block[];
}

export interface Index {
  pages: Contents[];
  prefixes: Record<string, string>;
}

const FILES = import.meta.glob<{ default: unknown }>("./rules.gen/*.json");

async function load<T>(name: string): Promise<T | null> {
  const file = FILES[`./rules.gen/${name}.json`];
  return file ? ((await file()).default as T) : null;
}

export const rulesIndex = (): Promise<Index | null> => load<Index>("index");
export const rulesPage = (key: string): Promise<Page | null> => load<Page>(key);

/** The family an id belongs to: `B` of `B-81`, `WALL` of `WALL-X1`. */
const family = (rule: string): string => rule.split("-")[0] ?? "";

/** The page that holds a rule; "" if none does. */
export const pageOf = (index: Index, rule: string): string => index.prefixes[family(rule)] ?? "";

export type Rule = Extract<Block, { kind: "rule" }>;

/** A rule by its id, or a row of a table (an example, a rule about two modules) put as one. */
export function findRule(page: Page, id: string): Rule | null {
  for (const block of page.blocks) {
    if (block.kind === "rule" && block.id === id) return block;
    if (block.kind === "table" && block.ids.includes(id)) {
      const row = block.rows[block.ids.indexOf(id)] ?? [];
      const cells = row.filter((cell) => plainText(cell) !== id);
      return { kind: "rule", id, text: cells.flatMap((cell, at) => (at ? [" · ", ...cell] : cell)) };
    }
  }
  return null;
}

/** A rule wherever it stands. */
export async function loadRule(id: string): Promise<{ page: string; rule: Rule } | null> {
  const index = await rulesIndex();
  const key = index ? pageOf(index, id) : "";
  const page = key ? await rulesPage(key) : null;
  const rule = page ? findRule(page, id) : null;
  return rule ? { page: key, rule } : null;
}

/** The words of a text without its marks. */
export function plainText(text: Piece[]): string {
  return text.map((piece) => (typeof piece === "string" ? piece : Object.values(piece).join(""))).join("");
}

export interface Found {
  page: string;
  id: string;
  text: Piece[];
}

/** Rules in which every word of the search occurs, or whose id begins with it; ids before texts. */
export function searchRules(pages: readonly Page[], wanted: string, most = 60): Found[] {
  const wish = wanted.trim().toLowerCase();
  if (wish.length < 2) return [];
  const isId = /^[a-z]+-/.test(wish); // `wall` is a word, `wall-1` an id
  const wordsOfWish = wish.split(/\s+/);
  const byId: Found[] = [];
  const byText: Found[] = [];
  for (const page of pages)
    for (const block of page.blocks)
      for (const { id, text } of rulesIn(block)) {
        const all = plainText(text).toLowerCase();
        if (isId && id.toLowerCase().startsWith(wish)) byId.push({ page: page.key, id, text });
        else if (wordsOfWish.every((word) => all.includes(word))) byText.push({ page: page.key, id, text });
      }
  byId.sort((one, other) => one.id.length - other.id.length);
  return [...byId, ...byText].slice(0, most);
}

function rulesIn(block: Block): { id: string; text: Piece[] }[] {
  if (block.kind === "rule")
    return [{ id: block.id, text: [...block.text, ...(block.more ?? []).flatMap((more) => [" ", ...more.text])] }];
  if (block.kind !== "table") return [];
  return block.ids.flatMap((id, at) =>
    id ? [{ id, text: (block.rows[at] ?? []).slice(1).flatMap((cell) => [...cell, " "]) }] : [],
  );
}
