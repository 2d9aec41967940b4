/** Puts a saying into a language, by the rules at the head of `alhambra/words/saying.py` and no others.
 *
 * Pieces inside a sentence are fenced with signs nobody types, so that the same formatted text serves as plain words
 * (`plain`) and as words with small pictures in them (`spans`).
 */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Arg, Saying, Tile } from "./wire.gen";

/** Whom and what a saying may name: the tiles of the table, its people, and who is reading. */
export interface Company {
  pieces: Record<string, Tile>;
  names: readonly string[];
  reader: number; // the seat of the reader; -1 for none
}

export const NOBODY: Company = { pieces: {}, names: [], reader: -1 };

export type Piece =
  | { kind: "tile"; name: string }
  | { kind: "cards"; names: string[] }
  | { kind: "type"; name: string }
  | { kind: "currency"; name: string }
  | { kind: "seat"; seat: number }
  | { kind: "rule"; name: string };

/** A stretch of a sentence: words, and the piece they name if any. */
export interface Span {
  text: string;
  piece?: Piece;
}

const OPEN = "\uE000";
const TEXT = "\uE001";
const CLOSE = "\uE002";
const FENCES = new RegExp(`${OPEN}[^${TEXT}]*${TEXT}|${CLOSE}`, "g");

/** The forms of a worded thing: the plain one under "", others under the name of their attribute. */
type Forms = Map<string, FluentVariable>;

const TYPES = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"];
const CURRENCIES = ["florin", "dirham", "denar", "ducat"];
const SIDES = ["n", "e", "s", "w"];

/** The saying in words; in one of its other forms if it has such a one. */
export function plain(bundle: FluentBundle, saying: Saying, company: Company = NOBODY, form = ""): string {
  return say(bundle, saying, company, form).replace(FENCES, "");
}

/** The same text in stretches. A piece inside a piece belongs to the outer one. */
export function spans(bundle: FluentBundle, saying: Saying, company: Company = NOBODY, form = ""): Span[] {
  const found: Span[] = [];
  const text = say(bundle, saying, company, form);
  let depth = 0;
  let from = 0;
  let piece: Piece | undefined;
  const push = (to: number): void => {
    const words = text.slice(from, to).replace(FENCES, "");
    if (words) found.push(piece ? { text: words, piece } : { text: words });
  };
  for (let i = 0; i < text.length; i += 1) {
    if (text[i] === OPEN && depth++ === 0) {
      push(i);
      const end = text.indexOf(TEXT, i);
      piece = JSON.parse(text.slice(i + 1, end)) as Piece;
      from = end + 1;
    } else if (text[i] === CLOSE && --depth === 0) {
      push(i);
      piece = undefined;
      from = i + 1;
    }
  }
  push(text.length);
  return found;
}

function say(bundle: FluentBundle, saying: Saying, company: Company, form: string): string {
  const found = forms(bundle, saying.id, saying.args ?? {}, company);
  return textOf(found.get(form) ?? found.get(""), saying.id);
}

const textOf = (form: FluentVariable | undefined, otherwise: string): string =>
  form === undefined ? otherwise : String(form);

/** A message with all its attributes, formatted; a message that is not there is its id. */
function forms(bundle: FluentBundle, id: string, args: Record<string, Arg>, company: Company): Forms {
  const message = bundle.getMessage(id);
  if (!message) return new Map([["", id]]);
  const variables = variablesOf(bundle, args, company);
  const errors: Error[] = [];
  const found: Forms = new Map();
  if (message.value) found.set("", bundle.formatPattern(message.value, variables, errors));
  for (const [name, pattern] of Object.entries(message.attributes))
    found.set(name, bundle.formatPattern(pattern, variables, errors));
  if (errors.length && import.meta.env.DEV) console.warn(id, errors);
  return found;
}

function variablesOf(
  bundle: FluentBundle,
  args: Record<string, Arg>,
  company: Company,
): Record<string, FluentVariable> {
  const variables: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(args)) {
    for (const [form, text] of worded(bundle, arg, company)) variables[form ? `${name}-${form}` : name] = text;
    if (typeof arg !== "object") continue;
    if ("seat" in arg || "all" in arg) variables[`${name}-you`] = isReader(arg, company) ? "yes" : "no";
    if ("all" in arg) variables[`${name}-count`] = arg.all.length;
  }
  return variables;
}

function isReader(arg: Arg, company: Company): boolean {
  if (typeof arg !== "object") return false;
  if ("seat" in arg) return arg.seat === company.reader;
  return "all" in arg && arg.all.some((part) => isReader(part, company));
}

function worded(bundle: FluentBundle, arg: Arg, company: Company): Forms {
  if (typeof arg !== "object") return new Map([["", arg]]);
  if ("type" in arg) return fenced({ kind: "type", name: arg.type }, forms(bundle, arg.type, {}, company));
  if ("currency" in arg)
    return fenced({ kind: "currency", name: arg.currency }, forms(bundle, arg.currency, {}, company));
  if ("tile" in arg) return fenced({ kind: "tile", name: arg.tile }, tileForms(bundle, arg.tile, company));
  if ("card" in arg) return fenced({ kind: "cards", names: [arg.card] }, cardsForms(bundle, [arg.card], company));
  if ("cards" in arg) return fenced({ kind: "cards", names: arg.cards }, cardsForms(bundle, arg.cards, company));
  if ("seat" in arg) {
    const name = company.names[arg.seat] ?? String(arg.seat + 1);
    const you = isReader(arg, company) ? "yes" : "no";
    return fenced({ kind: "seat", seat: arg.seat }, forms(bundle, "seat", { name, you }, company));
  }
  if ("cell" in arg) return new Map([["", arg.cell]]);
  if ("rule" in arg) return fenced({ kind: "rule", name: arg.rule }, new Map([["", arg.rule]]));
  if ("say" in arg) return forms(bundle, arg.say.id, arg.say.args ?? {}, company);
  return listForms(
    bundle,
    arg.all.map((part) => worded(bundle, part, company)),
  );
}

function fenced(piece: Piece, found: Forms): Forms {
  const open = OPEN + JSON.stringify(piece) + TEXT;
  return new Map([...found].map(([form, text]) => [form, open + String(text) + CLOSE]));
}

/** What a tile is, for people. */
export interface TileFacts {
  shape: string; // building, camp, hut, fountain or other
  type: string; // empty if it has none
  price: number;
  walls: string; // of "nesw"
}

/** The table says what its tiles are; the name of a tile without a table is taken apart. */
export function tileFacts(name: string, pieces: Record<string, Tile>): TileFacts {
  const known = pieces[name];
  if (known) return { shape: known.shape ?? "building", type: known.type, price: known.price, walls: known.walls };
  const [first = "", second = "", third = ""] = name.split("-");
  const walls = /^[nesw]+$/.test(third) ? third : "";
  if (name === "fountain") return { shape: "fountain", type: "", price: 0, walls: "" };
  if (first === "hut" && TYPES.includes(second)) return { shape: "hut", type: second, price: 0, walls };
  if (first === "camp") return { shape: "camp", type: "", price: Number(second), walls };
  if (TYPES.includes(first)) return { shape: "building", type: first, price: Number(second), walls };
  return { shape: "other", type: "", price: 0, walls: "" };
}

function tileForms(bundle: FluentBundle, name: string, company: Company): Forms {
  const { shape, type, price, walls } = tileFacts(name, company.pieces);
  if (shape === "fountain") return forms(bundle, "tile-fountain", {}, company);
  if (shape === "other" && bundle.hasMessage(`tile-${name}`)) return forms(bundle, `tile-${name}`, {}, company);
  const letters = SIDES.filter((side) => walls.toLowerCase().includes(side)).map(
    (side) => attribute(bundle, `side-${side}`, "letter") ?? side.toUpperCase(),
  );
  const args: Record<string, Arg> = { price, walls: letters.join(""), walled: walls ? "yes" : "no" };
  if (shape === "other") args.name = name;
  if (type) args.type = { type };
  return forms(bundle, `tile-${shape}`, args, company);
}

function attribute(bundle: FluentBundle, id: string, name: string): string | undefined {
  const pattern = bundle.getMessage(id)?.attributes[name];
  return pattern ? bundle.formatPattern(pattern, {}) : undefined;
}

/** One phrase for each currency, as they come, then all other cards. */
function cardsForms(bundle: FluentBundle, names: readonly string[], company: Company): Forms {
  const money = new Map<string, number[]>();
  const others: string[] = [];
  for (const name of names) {
    const found = /^([^-]+)-(\d+)$/.exec(name);
    if (!found) others.push(name);
    else money.set(found[1] as string, [...(money.get(found[1] as string) ?? []), Number(found[2])]);
  }
  const parts = [...money].map(([currency, values]) => {
    const sum = values.sort((a, b) => b - a).join(" + ");
    return forms(bundle, "card-money", { currency: { currency }, values: sum }, company);
  });
  const alike = (name: string) => others.filter((other) => other === name).length;
  const strangers = [...new Set(others)].map((name) => stranger(bundle, name, alike(name), company));
  return joined([...parts, ...strangers], (texts) => texts.join(", "));
}

/** So many cards alike that are no plain money. */
function stranger(bundle: FluentBundle, name: string, number: number, company: Company): Forms {
  const [kind, first, second, more] = name.split("-");
  if (kind === "bureau" && first && second && !more)
    return forms(bundle, "card-bureau", { first: { currency: first }, second: { currency: second } }, company);
  if (first && CURRENCIES.includes(first) && bundle.hasMessage(`card-${kind}`))
    return forms(bundle, `card-${kind}`, { currency: { currency: first }, number }, company);
  return new Map([["", Array(number).fill(name).join(", ")]]);
}

function listForms(bundle: FluentBundle, parts: Forms[]): Forms {
  const and = bundle.getMessage("list-and")?.value;
  return joined(parts, (texts) => {
    if (texts.length < 2 || !and) return texts.join(", ");
    return bundle.formatPattern(and, { rest: texts.slice(0, -1).join(", "), last: texts.at(-1) ?? "" });
  });
}

/** Several things in every form they all have. */
function joined(parts: Forms[], join: (texts: string[]) => string): Forms {
  const [first, ...rest] = parts;
  if (!first) return new Map([["", ""]]);
  const common = [...first.keys()].filter((form) => rest.every((part) => part.has(form)));
  return new Map(common.map((form) => [form, join(parts.map((part) => textOf(part.get(form), "")))]));
}
