/** What of following a game is open at this screen: one scoring at a time, whoever asks for it. */

/** A cell of the scoring: a type, `wall`, a module's key or `sum`, of one contestant. */
export interface Cell {
  row: string;
  contestant: number;
}

class Reasons {
  /** The scoring that is shown, 1 to 3; 0 for none. */
  scoring = $state(0);
  cell: Cell | null = $state.raw(null);
  /** Is the result of the game shown? */
  result = $state(false);
  overview = $state(false);

  /** Show a scoring; with a cell, show at once where its points come from. */
  open(scoring: number, cell: Cell | null = null): void {
    this.scoring = scoring;
    this.cell = cell;
  }

  close(): void {
    this.scoring = 0;
    this.cell = null;
  }
}

export const reasons = new Reasons();
