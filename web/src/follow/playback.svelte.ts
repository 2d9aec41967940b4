/** Playing back what others did since one's own last move: the table shows one moment of the past after the other. */

import type { Live } from "$lib/live.svelte";
import { moves } from "$lib/settings.svelte";
import type { Entry } from "$lib/wire.gen";
import { scenesSince } from "./rewind";

/** How long a step stays: long enough to be seen, in all not longer than one likes to wait. */
const STEP = 1100;

export class Playback {
  readonly #live: Live;
  #timer: ReturnType<typeof setTimeout> | undefined;
  step = $state(0);
  steps = $state(0);
  #on = $state(false);

  constructor(live: Live) {
    this.#live = live;
  }

  /** Is a past moment on the screen? A new scene from the server ends it at once. */
  get running(): boolean {
    return this.#on && this.#live.past !== null;
  }

  /** Play the entries from this place in the log on; `until` leaves out what follows. */
  play(from: number, until = this.#live.log.length): void {
    const { present, log } = this.#live;
    if (!present || from >= until) return;
    this.stop();
    const entries = log.slice(from);
    const scenes = scenesSince(present, entries);
    const shown = entries.slice(0, until - from);
    this.steps = shown.length;
    this.#on = true;
    this.#live.past = { scene: { ...(scenes[0] ?? present), options: [], ask: "" }, fresh: [] };
    this.#timer = setTimeout(() => this.#advance(scenes, shown, 1), moves() ? 400 : 800);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#live.past = null;
    this.#on = false;
    this.step = 0;
  }

  #advance(scenes: ReturnType<typeof scenesSince>, entries: Entry[], step: number): void {
    const scene = scenes[step];
    const entry = entries[step - 1];
    if (!this.running || !scene || !entry) return this.stop();
    this.step = step;
    this.#live.past = { scene: { ...scene, options: [], ask: "" }, fresh: [entry] };
    this.#timer = setTimeout(() => this.#advance(scenes, entries, step + 1), STEP);
  }
}
