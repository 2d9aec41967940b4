/** Which dice of the turn are kept when the others are thrown again. */

import { tally } from "../table/pieces";

export class Kept {
  #dice: readonly string[] = [];
  #kept: ReadonlySet<number> = $state.raw(new Set());

  /** The dice show this now: those with a face that was kept before are kept again, as many as there were. */
  renew(dice: readonly string[]): void {
    if (dice.join() === this.#dice.join()) return;
    const before = tally([...this.#kept].map((at) => this.#dice[at] ?? ""));
    this.#dice = dice;
    const kept = new Set<number>();
    dice.forEach((face, at) => {
      const left = before.get(face) ?? 0;
      if (left === 0) return;
      kept.add(at);
      before.set(face, left - 1);
    });
    this.#kept = kept;
  }

  has(at: number): boolean {
    return this.#kept.has(at);
  }

  toggle(at: number): void {
    const kept = new Set(this.#kept);
    if (!kept.delete(at)) kept.add(at);
    this.#kept = kept;
  }

  /** Keep dice with exactly these faces. */
  keep(dice: readonly string[], faces: readonly string[]): void {
    const wanted = tally(faces);
    this.#kept = new Set(
      dice.flatMap((face, at) => {
        const left = wanted.get(face) ?? 0;
        wanted.set(face, left - 1);
        return left > 0 ? [at] : [];
      }),
    );
  }

  /** The faces of the dice that would be thrown. */
  thrown(dice: readonly string[]): string[] {
    return dice.filter((_, at) => !this.#kept.has(at));
  }
}
