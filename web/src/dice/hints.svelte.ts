/** Advice for the throw on the table: asked for by the reader, and gone with the question it was about. */

import { api, Failure } from "$lib/api";
import type { Advice, Saying } from "$lib/wire.gen";
import { different } from "./prospects";

export class Hinting {
  open = $state(false);
  busy = $state(false);
  problem: Saying | null = $state.raw(null);
  #ask = $state("");
  #found: Advice[] = $state.raw([]);

  /** What was found for the question with this ticket; null if nobody has asked yet. */
  about(ask: string): Advice[] | null {
    return ask && ask === this.#ask ? this.#found : null;
  }

  async look(table: string, seat: number): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      const hints = await api.hint(table, seat);
      this.#found = different(hints.advice);
      this.#ask = hints.ask;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.problem = error.saying;
    } finally {
      this.busy = false;
    }
  }
}
