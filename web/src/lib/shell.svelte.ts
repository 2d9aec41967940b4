/** What lies over all pages: the settings, the list of keys, and short notes that go by themselves. */

import type { Saying } from "./wire.gen";

export interface Note {
  number: number;
  saying: Saying;
  tone: "plain" | "good" | "bad";
}

const SHOWN_FOR = 5000;

class Shell {
  settingsOpen = $state(false);
  keysOpen = $state(false);
  notes: Note[] = $state.raw([]);
  #number = 0;

  /** Say something in passing, at the lower edge of the page. */
  note(saying: Saying | string, tone: Note["tone"] = "plain"): void {
    const number = (this.#number += 1);
    const said = typeof saying === "string" ? { id: saying, args: {} } : saying;
    this.notes = [...this.notes.slice(-2), { number, saying: said, tone }];
    setTimeout(() => this.forget(number), SHOWN_FOR);
  }

  forget(number: number): void {
    this.notes = this.notes.filter((note) => note.number !== number);
  }
}

export const shell = new Shell();
