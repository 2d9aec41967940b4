/** A module's place below the court: its sign, one line of state, up to six pieces, and what it says when opened. */

import type { Arg, Facts, Option, Saying, Scene } from "$lib/wire.gen";

/** A picture in a dock; with options it can be clicked. */
export interface DockPiece {
  art: string;
  name: Saying;
  options?: Option[]; // one is chosen at once, several are picked, to be told apart by further clicks
  tile?: { tile: string; source: string }; // to be picked, and then placed or confirmed like any tile
  marks?: readonly string[]; // what is chosen together when this piece is clicked, `options` being what that leads to
  marked?: boolean; // is it one of those chosen?
  mark?: string; // a number at its corner
  over?: Overlay[]; // further pictures that lie on it
  faded?: boolean;
  leads?: boolean;
}

/** A picture on a piece, in parts of its box. */
export interface Overlay {
  art: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One line of an opened dock: whose pieces are where. */
export interface DockRow {
  seat?: number;
  text: Saying;
  pieces?: DockPiece[];
}

export interface Dock {
  key: string;
  line: Saying; // one line of state
  chip: Saying; // the same in at most eight letters
  pieces: DockPiece[];
  rows: DockRow[];
  options: Option[]; // what can be taken or done here now
  asks: boolean; // is it this module that asks?
  large?: boolean; // are its pieces to be read, so that it opens when it asks?
}

export interface DockView {
  scene: Scene;
  facts: Facts;
  options: Option[];
  marks: readonly string[]; // what was chosen together so far
}

/** How a module's facts become a dock. */
export type Docked = (view: DockView) => Omit<Dock, "key">;

export const say = (id: string, args: Saying["args"] = {}): Saying => ({ id, args });

export const count = (number: number): Saying => say("table-number", { number });

export const EMPTY = { pieces: [], rows: [], options: [], asks: false };

export const byKind = (options: Option[], ...kinds: string[]): Option[] =>
  options.filter((option) => kinds.includes(option.kind));

/** Options that come from a module's own place. */
export const bySource = (options: Option[], source: string): Option[] =>
  options.filter((option) => option.source === source);

/** The types a label names under `arg`: one, or several. */
export function typesIn(option: Option, arg: string): string[] {
  const value = option.label.args[arg];
  if (value === undefined) return [];
  const parts: Arg[] = typeof value === "object" && "all" in value ? value.all : [value];
  return parts.flatMap((part) => (typeof part === "object" && "type" in part ? part.type : []));
}

/** The card a label names. */
export function cardIn(option: Option): string {
  const value = option.label.args.card;
  return typeof value === "object" && "card" in value ? value.card : "";
}
