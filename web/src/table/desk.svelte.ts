/** Everything the parts of one table share: what is shown, what is being chosen, and whose court is looked at. */

import { getContext, setContext } from "svelte";
import type { Shown } from "$lib/live.svelte";
import { words } from "$lib/speak";
import type { Arg, Entry, Palace, Saying, Scene, Seat } from "$lib/wire.gen";
import { cupOf } from "../cup/cup";
import { Acting } from "./acting.svelte";
import { moneyOf, worthOf } from "./docks/money";
import { TYPES, type Money } from "./pieces";

const KEY = Symbol("desk");

export type Panel = "" | "log" | "chat" | "since" | "modules" | "score";

/** What a number of a player counts, shown in his Alhambra: the tiles of a type, or the wall. */
export interface Lit {
  seat: number;
  what: string; // a type, or "wall"
}

export class Desk {
  readonly shown: Shown;
  readonly acting: Acting;
  /** The seat whose Alhambra was asked for; -1 for one's own. */
  look = $state(-1);
  /** The number that was opened. */
  lit: Lit | null = $state.raw(null);
  /** What lies open over the table. */
  panel: Panel = $state("");
  /** The dock that is open, by the key of its module. */
  dock = $state("");
  /** Modules whose change was looked at, by their facts as text. */
  seen: Record<string, string> = $state({});

  readonly scene: Scene = $derived.by(() => {
    const scene = this.shown.scene;
    if (!scene) throw new Error("a desk is only set when there is a scene");
    return scene;
  });
  /** Is there money in this game? */
  readonly hasMoney: boolean = $derived(cupOf(this.scene) === null);
  readonly watching: boolean = $derived(this.scene.seat < 0);
  readonly mine: Palace | undefined = $derived(this.scene.palaces[this.scene.seat]);
  /** All the viewer can pay with, and what each of it is worth to him. */
  readonly money: string[] = $derived(moneyOf(this.scene));
  readonly worth = (card: string): Money | null => worthOf(this.scene, card);
  /** Whose Alhambra lies in the middle: one's own, else that of the player on turn. */
  readonly court: number = $derived.by(() => {
    if (this.look >= 0 && this.look < this.scene.palaces.length) return this.look;
    return this.watching ? Math.max(0, this.scene.turn) : this.scene.seat;
  });
  /** The others in turn order, the next one first; a spectator sees everybody. */
  readonly others: number[] = $derived.by(() => {
    const seats = this.scene.palaces.length;
    if (this.watching) return Array.from({ length: seats }, (_, seat) => seat);
    return Array.from({ length: seats - 1 }, (_, step) => (this.scene.seat + step + 1) % seats);
  });
  /** For each type the most that anybody has, Dirk among them. */
  readonly most: number[] = $derived(
    TYPES.map((type) =>
      Math.max(this.scene.dirk_counts[type] ?? 0, ...this.scene.palaces.map((palace) => palace.counts[type] ?? 0)),
    ),
  );
  /** Everything since the viewer's own latest decision. */
  readonly since: Entry[] = $derived.by(() => {
    const log = this.shown.log;
    const last = log.findLastIndex((entry) => entry.seat === this.scene.seat);
    return this.watching || last < 0 ? [] : log.slice(last + 1);
  });
  /** What changed since then: squares of others by seat, fields and cards of the market. */
  readonly changed = $derived.by(() => {
    const squares = new Set<string>();
    const pieces = new Set<string>();
    for (const event of this.since.flatMap((entry) => entry.events)) {
      if (event.event === "tile-moved" && event.to === "alhambra")
        squares.add(`${String(event.seat)}:${String(event.at)}`);
      if (event.event === "tile-drawn") pieces.add(String(event.tile));
    }
    return { squares, pieces };
  });

  constructor(shown: Shown, send: (key: string) => void) {
    this.shown = shown;
    this.acting = new Acting(shown, send);
  }

  seat(seat: number): Seat | undefined {
    return this.shown.table?.seats[seat];
  }

  name(seat: number): string {
    return this.shown.company.names[seat] ?? String(seat + 1);
  }

  say(id: string, args: Record<string, Arg> = {}): string {
    return words({ id, args }, this.shown.company);
  }

  words(saying: Saying): string {
    return words(saying, this.shown.company);
  }

  tile(name: string): string {
    return this.say("table-tile", { tile: { tile: name } });
  }

  /** The place in the standing, the best being 1. */
  place(seat: number): number {
    const score = this.scene.palaces[seat]?.score ?? 0;
    return 1 + this.scene.palaces.filter((palace) => palace.score > score).length;
  }

  /** Look at somebody's Alhambra; one's own, or the same again, leads back. */
  lookAt(seat: number): void {
    this.look = seat === this.look || seat === this.scene.seat ? -1 : seat;
    this.lit = null;
  }

  isLit(seat: number, what: string): boolean {
    return this.lit?.seat === seat && this.lit.what === what;
  }

  /** Show in somebody's Alhambra what a number counts; the same again puts it out. */
  light(seat: number, what: string): void {
    if (this.isLit(seat, what)) {
      this.lit = null;
      return;
    }
    this.look = seat === this.scene.seat ? -1 : seat;
    this.lit = { seat, what };
  }
}

export function setDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function getDesk(): Desk {
  return getContext<Desk>(KEY);
}
