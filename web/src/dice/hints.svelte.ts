/** Advice for the decision that is due: asked for by the reader, and gone with the question it was about. */

import { api, Failure } from "$lib/api";
import type { Advice, Hints, Saying, Suggestion } from "$lib/wire.gen";
import { different } from "./prospects";

export class Hinting {
  open = $state(false);
  busy = $state(false);
  problem: Saying | null = $state.raw(null);
  #found: Hints | null = $state.raw(null);

  /** What was found about dice for the question with this ticket; null if nobody has asked yet. */
  about(ask: string): Advice[] | null {
    return ask && ask === this.#found?.ask ? this.#found.advice : null;
  }

  /** The same about moves. */
  moves(ask: string): Suggestion[] | null {
    return ask && ask === this.#found?.ask ? (this.#found.moves ?? []) : null;
  }

  async look(table: string, seat: number): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      const hints = await api.hint(table, seat);
      this.#found = { ...hints, advice: different(hints.advice) };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.problem = error.saying;
    } finally {
      this.busy = false;
    }
  }
}
