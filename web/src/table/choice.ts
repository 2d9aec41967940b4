/** From clicks to one of the options on offer. Nothing here knows a rule: an option says itself where it is clicked. */

import type { Option, Scene } from "$lib/wire.gen";
import { holds, money, sameCards, without } from "./pieces";

/** What has been clicked so far towards one option. */
export interface Pick {
  tile: string; // and where it lies
  source: string;
  cell: string;
  plan: string; // where a tile that is being bought shall go: a square, or RESERVE
  cards: string[];
  from: "" | "display" | "hand"; // where `cards` lie
  key: string; // of an option chosen by its label
  keys: readonly string[]; // of the options that a piece of a module leads to; none: of all
  marks: readonly string[]; // pieces of that module that are chosen together
}

export const NOTHING: Pick = {
  tile: "",
  source: "",
  cell: "",
  plan: "",
  cards: [],
  from: "",
  key: "",
  keys: [],
  marks: [],
};

/** Where a bought tile can go instead of a square; the kind of option that lays it there, too. */
export const RESERVE = "reserve";

/** Kinds that end a question without doing anything: they have a place of their own, and are not asked twice. */
const DECLINING = new Set(["stop", "pass"]);

export function isDeclining(option: Option): boolean {
  return DECLINING.has(option.kind);
}

/** Kinds that may be said beside many a question, and do not belong to it. */
const BESIDE = new Set(["reveal"]);

export function isBeside(option: Option): boolean {
  return BESIDE.has(option.kind);
}

/** Redesigning has a mode of its own: what else happens to a tile of one's Alhambra does not begin it. */
export function isRedesign(option: Option): boolean {
  return option.heading.id.startsWith("heading-redesign");
}

/** Is the option a payment with cards of the hand? */
export function isPaid(option: Option): boolean {
  return (option.over ?? -1) >= 0 && (option.cards ?? []).length > 0;
}

/** Where the cards of an option are clicked; "" if it has none, or some here and some there. */
export function cardsFrom(scene: Scene, option: Option): "" | "display" | "hand" {
  const cards = option.cards ?? [];
  if (cards.length === 0 || option.source === "hand") return "";
  if (isPaid(option)) return "hand";
  return holds(scene.display, cards) ? "display" : "";
}

/** Places whose tiles lie on the table, so that an option about them can be clicked. */
const CLICKED_SOURCES = new Set(["market", "acquired", "reserve", "offer"]);

/** Places without tiles that are clicked all the same: dice, the dice area, chips, rewards. */
const CLICKED_PLACES = new Set(["dice", "dice-area", "start-chip", "chips", "bonus", "building-track"]);

/** Finds the square of one's own Alhambra an option is clicked on; "" if there is none. */
export class Squares {
  readonly #cells: Map<string, string>;

  constructor(tiles: Record<string, string>) {
    this.#cells = new Map(Object.entries(tiles).map(([cell, tile]) => [tile, cell]));
  }

  of(option: Option): string {
    if (option.cell) return option.cell;
    if (option.old) return this.#cells.get(option.old) ?? "";
    return option.source === "alhambra" ? (this.#cells.get(option.tile ?? "") ?? "") : "";
  }
}

/** Can the option be reached by clicking pieces, or must it stand somewhere as a button? */
export function isLoose(scene: Scene, squares: Squares, docked: ReadonlySet<string>, option: Option): boolean {
  if (isDeclining(option)) return true;
  if (docked.has(option.source ?? "") || (option.tile && CLICKED_SOURCES.has(option.source ?? ""))) return false;
  if (CLICKED_PLACES.has(option.source ?? "")) return false;
  if (squares.of(option)) return false;
  return cardsFrom(scene, option) === "";
}

export function fits(scene: Scene, squares: Squares, pick: Pick, option: Option): boolean {
  if (pick.key) return option.key === pick.key;
  if (pick.keys.length > 0 && !pick.keys.includes(option.key)) return false;
  if (pick.tile && (option.tile !== pick.tile || (option.source ?? "") !== pick.source)) return false;
  if (pick.cell && squares.of(option) !== pick.cell) return false;
  if (pick.from === "display") {
    return cardsFrom(scene, option) === "display" && holds(option.cards ?? [], pick.cards);
  }
  return pick.from !== "hand" || isPaid(option);
}

/** The squares that can be clicked with nothing picked: those of a question about the ground, one thing on each. */
function plainSquares(scene: Scene, squares: Squares): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of scene.options) {
    const cell = squares.of(option);
    const direct = !isRedesign(option) && !option.cards?.length && (!option.tile || option.source === "alhambra");
    if (cell && direct) found.set(cell, [...(found.get(cell) ?? []), option]);
  }
  return [...found.values()].every((ways) => ways.length === 1) ? found : new Map<string, Option[]>();
}

/** Ways to pay, best first: exact, then least over, then fewest cards. */
export function byGoodness(one: Option, other: Option): number {
  return (
    (one.over ?? -1) - (other.over ?? -1) ||
    (one.cards ?? []).length - (other.cards ?? []).length ||
    one.key.localeCompare(other.key)
  );
}

/** A payment larger than those on offer, where one is allowed: one of them, and more of the same money. */
export function larger(ways: readonly Option[], cards: readonly string[]): Option | null {
  const way = ways.find((one) => one.more && holds(cards, one.cards ?? []));
  if (!way) return null;
  const accepted = new Set(ways.flatMap((one) => one.cards ?? []).map((card) => money(card)?.currency));
  const extra = (way.cards ?? []).reduce<readonly string[]>(without, cards).map(money);
  if (!extra.every((card) => card && accepted.has(card.currency))) return null;
  const over = extra.reduce((sum, card) => sum + (card?.value ?? 0), way.over ?? 0);
  return {
    ...way,
    key: (way.more ?? "") + cards.join(" "),
    cards: [...cards],
    over,
    note: { id: "note-over", args: { over } },
  };
}

/** The squares on which a tile would fit that is being bought, with the wall as it would be then. */
export function plannable(scene: Scene, pick: Pick): Record<string, number> {
  return (pick.source === "market" && !pick.key ? scene.fits?.[pick.tile] : undefined) ?? {};
}

export interface Outcome {
  ready: Option | null; // what Confirm would send
  ways: Option[]; // all that differ from it only in how (the payment, the gate), best first
  buttons: Option[]; // what else can be done with what is picked
  targets: Map<string, Option[]>; // squares that would take the choice further
}

/** What the clicks so far mean. `turn` is how often another way was asked for. */
export function outcome(scene: Scene, squares: Squares, pick: Pick, turn: number, redesign: boolean): Outcome {
  const named = pick.tile !== "" || pick.keys.length > 0;
  const targets = named || redesign ? new Map<string, Option[]>() : plainSquares(scene, squares);
  const none: Outcome = { ready: null, ways: [], buttons: [], targets };
  const matching = scene.options.filter(
    (option) =>
      !isDeclining(option) &&
      fits(scene, squares, pick, option) &&
      (named || pick.key !== "" || !pick.cell || isRedesign(option) === redesign),
  );
  if (named || redesign) {
    // Squares stay lit when one of them is picked, so that another can be picked instead.
    for (const option of scene.options) {
      const cell = squares.of(option);
      const leads = named ? fits(scene, squares, { ...pick, cell: "", key: "" }, option) : isRedesign(option);
      if (cell && leads) targets.set(cell, [...(targets.get(cell) ?? []), option]);
    }
    // Pieces that are chosen together are chosen first: until then a square could mean several things.
    if (pick.marks.length > 0 && [...targets.values()].some((ways) => ways.length > 1)) targets.clear();
  }
  if (pick.key) return { ...none, ready: matching[0] ?? null };
  if (pick.from === "display") {
    const ready = matching.find((option) => sameCards(option.cards ?? [], pick.cards)) ?? null;
    return { ...none, ready };
  }
  if (pick === NOTHING) return none;
  const here = matching.filter((option) => pick.cell !== "" || squares.of(option) === "");
  const paid = here.filter(isPaid).sort(byGoodness);
  const free = here.filter((option) => !isPaid(option));
  if (paid.length > 0) {
    const chosen =
      pick.from === "hand"
        ? (paid.find((option) => sameCards(option.cards ?? [], pick.cards)) ?? larger(paid, pick.cards))
        : (paid[turn % paid.length] ?? null);
    const walls = plannable(scene, pick);
    const at = (cell: string, option: Option): Option => ({ ...option, cell, wall: walls[cell] ?? -1 });
    const [best] = paid;
    for (const cell of Object.keys(walls))
      if (best && !targets.has(cell)) targets.set(cell, [at(cell, chosen ?? best)]);
    return { ready: chosen && pick.plan in walls ? at(pick.plan, chosen) : chosen, ways: paid, buttons: free, targets };
  }
  if (pick.cell) {
    // Plainly before through a gate, building before removing: the first is proposed, the others stand beside it.
    return { ready: free[turn % Math.max(1, free.length)] ?? null, ways: free, buttons: [], targets };
  }
  const lonely = free.length === 1 && targets.size === 0;
  return { ready: lonely ? (free[0] ?? null) : null, ways: [], buttons: lonely ? [] : free, targets };
}
