/** The review of a player's own moves: asked for again and again until all are looked at. */

import { api, Failure } from "$lib/api";
import type { Grade, Graded, Review, Saying } from "$lib/wire.gen";

const PAUSE = 1500; // milliseconds between two looks
const SHOWN = 3;
export const GRADES: readonly Grade[] = ["best", "good", "inaccuracy", "mistake"];

/** How many moves there are of each grade. */
export function counts(graded: readonly Graded[]): Record<Grade, number> {
  const found = { best: 0, good: 0, inaccuracy: 0, mistake: 0 };
  for (const { grade } of graded) found[grade] += 1;
  return found;
}

/** The moves that gave away most, the worst first; none that were fine. */
export function costliest(graded: readonly Graded[]): Graded[] {
  const poor = graded.filter(({ grade }) => grade === "inaccuracy" || grade === "mistake");
  return poor.sort((one, other) => other.lost - one.lost).slice(0, SHOWN);
}

export class Reviewing {
  review: Review | null = $state.raw(null);
  problem: Saying | null = $state.raw(null);

  /** Follow the review of a seat; what it returns ends that. */
  follow(table: string, seat: number): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const look = async (): Promise<void> => {
      try {
        this.review = await api.review(table, seat);
        if (!this.review.ready && !ended) timer = setTimeout(() => void look(), PAUSE);
      } catch (error) {
        this.problem = error instanceof Failure ? error.saying : { id: "review-failed", args: {} };
      }
    };
    void look();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }
}
