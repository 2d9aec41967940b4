/** A module's place below the court: its sign, one line of state, up to six pieces, and what it says when opened. */

import type { Facts, Option, Saying, Scene } from "$lib/wire.gen";

/** A picture in a dock; with options it can be clicked. */
export interface DockPiece {
  art: string;
  name: Saying;
  options?: Option[];
  tile?: { tile: string; source: string }; // to be picked, and then placed or confirmed like any tile
  mark?: string; // a number at its corner
  faded?: boolean;
  leads?: boolean;
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
}

export interface DockView {
  scene: Scene;
  facts: Facts;
  options: Option[];
}

/** How a module's facts become a dock. */
export type Docked = (view: DockView) => Omit<Dock, "key">;

export const say = (id: string, args: Saying["args"] = {}): Saying => ({ id, args });

export const EMPTY = { pieces: [], rows: [], options: [], asks: false };
