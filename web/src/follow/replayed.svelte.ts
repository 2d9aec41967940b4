/** A finished game at one of its moments, in the shape the table is drawn from. */

import type { Shown } from "$lib/live.svelte";
import type { Company } from "$lib/speak";
import { seatName } from "$lib/tables";
import type { Entry, Replay, Scene, TableInfo, Tile } from "$lib/wire.gen";
import { entriesUpTo, marksOf, turnStart } from "./moments";

export class Replayed implements Shown {
  readonly seat: number;
  readonly pieces: Record<string, Tile>;
  readonly chat = [];
  readonly canAct = false;
  readonly last: number;
  /** Steps after which a scoring stood, for the track. */
  readonly marks: { step: number; scoring: number }[];
  readonly turns: number;
  readonly #replay: Replay;
  /** The moment that is shown: 0 is the table before the first decision. */
  at = $state(0);
  /** Does the step on the screen follow the one before it? Only then pieces travel. */
  #follows = $state(false);

  company: Company;
  scene: Scene;
  log: Entry[];
  fresh: Entry[];
  turn: number;
  table: TableInfo;

  constructor(replay: Replay, at: number) {
    this.#replay = replay;
    this.seat = replay.seat;
    this.pieces = replay.pieces;
    this.last = Math.max(0, replay.scenes.length - 1);
    this.marks = marksOf(replay.log, replay.scenes);
    this.turns = replay.log.at(-1)?.turn ?? 0;
    this.company = $derived({
      pieces: replay.pieces,
      names: replay.table.seats.map(seatName), // words of the reader's language, for those without a name
      reader: replay.seat,
    });
    this.at = Math.min(Math.max(0, at), this.last);
    this.scene = $derived(this.#replay.scenes[this.at] as Scene);
    this.log = $derived(entriesUpTo(this.#replay.log, this.#replay.scenes, this.at));
    this.fresh = $derived(this.#follows ? this.log.slice(-1) : []);
    this.turn = $derived(this.log.at(-1)?.turn ?? 0);
    this.table = $derived({ ...this.#replay.table, turn: this.turn, over: this.scene.over });
  }

  /** Show a moment; one step on lets the pieces travel. */
  go(to: number): void {
    const next = Math.min(Math.max(0, to), this.last);
    this.#follows = next === this.at + 1;
    this.at = next;
  }

  /** To the begin of this turn or, if there already, of the one before it; with `ahead` of the next one. */
  goTurn(ahead: boolean): void {
    this.go(turnStart(this.#replay.log, this.#replay.scenes, this.at, ahead));
  }
}
