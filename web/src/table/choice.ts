/** From clicks to one of the options on offer. Nothing here knows a rule: an option says itself where it is clicked. */

import type { Option, Scene } from "$lib/wire.gen";
import { holds, sameCards } from "./pieces";

/** What has been clicked so far towards one option. */
export interface Pick {
  tile: string; // and where it lies
  source: string;
  cell: string;
  cards: string[];
  from: "" | "display" | "hand"; // where `cards` lie
  key: string; // of an option chosen by its label
}

export const NOTHING: Pick = { tile: "", source: "", cell: "", cards: [], from: "", key: "" };

/** Kinds that end a question without doing anything: they have a place of their own, and are not asked twice. */
const DECLINING = new Set(["stop", "pass"]);

export function isDeclining(option: Option): boolean {
  return DECLINING.has(option.kind);
}

/** Is the option a payment with cards of the hand? */
export function isPaid(option: Option): boolean {
  return (option.over ?? -1) >= 0 && (option.cards ?? []).length > 0;
}

/** Where the cards of an option are clicked; "" if it has none, or some here and some there. */
export function cardsFrom(scene: Scene, option: Option): "" | "display" | "hand" {
  const cards = option.cards ?? [];
  if (cards.length === 0) return "";
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
  if (option.tile && (CLICKED_SOURCES.has(option.source ?? "") || docked.has(option.source ?? ""))) return false;
  if (CLICKED_PLACES.has(option.source ?? "")) return false;
  if (squares.of(option)) return false;
  return cardsFrom(scene, option) === "";
}

export function fits(scene: Scene, squares: Squares, pick: Pick, option: Option): boolean {
  if (pick.key) return option.key === pick.key;
  if (pick.tile && (option.tile !== pick.tile || (option.source ?? "") !== pick.source)) return false;
  if (pick.cell && squares.of(option) !== pick.cell) return false;
  if (pick.from === "display") {
    return cardsFrom(scene, option) === "display" && holds(option.cards ?? [], pick.cards);
  }
  return pick.from !== "hand" || isPaid(option);
}

/** Ways to pay, best first: exact, then least over, then fewest cards. */
export function byGoodness(one: Option, other: Option): number {
  return (
    (one.over ?? -1) - (other.over ?? -1) ||
    (one.cards ?? []).length - (other.cards ?? []).length ||
    one.key.localeCompare(other.key)
  );
}

export interface Outcome {
  ready: Option | null; // what Confirm would send
  ways: Option[]; // all that differ from it only in how (the payment, the gate), best first
  buttons: Option[]; // what else can be done with what is picked
  targets: Map<string, Option[]>; // squares that would take the choice further
}

/** What the clicks so far mean. `turn` is how often another way was asked for. */
export function outcome(scene: Scene, squares: Squares, pick: Pick, turn: number, redesign: boolean): Outcome {
  const targets = new Map<string, Option[]>();
  const none: Outcome = { ready: null, ways: [], buttons: [], targets };
  const matching = scene.options.filter((option) => !isDeclining(option) && fits(scene, squares, pick, option));
  if (pick.tile || redesign) {
    // Squares stay lit when one of them is picked, so that another can be picked instead.
    for (const option of scene.options) {
      const cell = squares.of(option);
      if (!cell || (pick.tile && !fits(scene, squares, { ...pick, cell: "", key: "" }, option))) continue;
      targets.set(cell, [...(targets.get(cell) ?? []), option]);
    }
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
    const ready =
      pick.from === "hand"
        ? (paid.find((option) => sameCards(option.cards ?? [], pick.cards)) ?? null)
        : (paid[turn % paid.length] ?? null);
    return { ready, ways: paid, buttons: free, targets };
  }
  if (pick.cell) {
    // Plainly before through a gate, building before removing: the first is proposed, the others stand beside it.
    return { ready: free[turn % Math.max(1, free.length)] ?? null, ways: free, buttons: [], targets };
  }
  const lonely = free.length === 1 && targets.size === 0;
  return { ready: lonely ? (free[0] ?? null) : null, ways: [], buttons: lonely ? [] : free, targets };
}
