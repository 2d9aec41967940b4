/** All seats of one table that are played at this screen, each with its own line, and which of them is shown. */

import { api } from "./api";
import { Live } from "./live.svelte";
import { settings } from "./settings.svelte";
import type { TableInfo } from "./wire.gen";

export class Party {
  readonly id: string;
  lives: Live[] = $state.raw([]);
  /** The line whose table is on the screen. */
  shown: Live | null = $state.raw(null);
  /** More than one person plays at this screen: a curtain is needed between them. */
  several: boolean = $derived(this.lives.length > 1);
  #closed = false;

  private constructor(id: string) {
    this.id = id;
  }

  /** Sit down at all own seats; without one, watch. `watch` is the token of a spectator's link. Fails with
   * `Failure` if the table cannot be seen.
   */
  static async open(id: string, watch = ""): Promise<Party> {
    const party = new Party(id);
    if (watch) await api.join(id, watch, settings.name);
    party.#sit(await api.table(id), watch);
    return party;
  }

  /** Show another own seat. */
  show(seat: number): void {
    this.shown = this.lives.find((live) => live.seat === seat) ?? this.shown;
  }

  /** The first own seat that has something to decide, the shown one before others; -1 for none. */
  get due(): number {
    const due = this.lives.filter((live) => live.present?.ask);
    return due.find((live) => live === this.shown)?.seat ?? due[0]?.seat ?? -1;
  }

  close(): void {
    this.#closed = true;
    for (const live of this.lives) live.close();
  }

  #sit(table: TableInfo, watch: string): void {
    if (this.#closed) return;
    const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    this.lives = (mine.length ? mine : [-1]).map((seat) => new Live(this.id, seat, watch));
    const first = table.waiting_for?.find((seat) => mine.includes(seat)) ?? mine[0] ?? -1;
    this.shown = this.lives.find((live) => live.seat === first) ?? null;
  }
}
