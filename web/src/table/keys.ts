/** Every shortcut of the table. Each stands on its button as well; nothing is for the keyboard alone. */

import { isShortcut } from "$lib/keyboard";
import type { Desk } from "./desk.svelte";

export interface Deeds {
  undo(): void;
  end(): void;
  redesign(): void;
}

/** Remembers the first key of "M, then 1-4" and "V, then 1-5" for a moment. */
export class Keys {
  #prefix = "";
  #until = 0;

  constructor(
    private readonly desk: Desk,
    private readonly deeds: Deeds,
  ) {}

  /** Did the key mean something here? */
  press(event: KeyboardEvent): boolean {
    const { desk, deeds } = this;
    const { acting } = desk;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !event.shiftKey) {
      deeds.undo();
      return true;
    }
    if (!isShortcut(event)) return false;
    const prefix = event.timeStamp < this.#until ? this.#prefix : "";
    this.#prefix = "";
    if (/^[1-9]$/.test(event.key)) return this.#number(prefix, Number(event.key));
    switch (event.key.toLowerCase()) {
      case "m":
      case "v":
        this.#prefix = event.key.toLowerCase();
        this.#until = event.timeStamp + 1500;
        return true;
      case "escape":
        if (desk.panel || desk.dock) {
          desk.panel = "";
          desk.dock = "";
        } else if (!acting.back()) {
          if (desk.lit) desk.lit = null;
          else desk.look = -1;
        }
        return true;
      case "enter":
        // On a button Enter is the button's own, but on a piece that is chosen already it confirms; so does it elsewhere.
        if (!acting.ready || (isButton(event.target) && !isChosen(event.target))) return false;
        acting.confirm();
        return true;
      case "p":
        acting.nextWay();
        return true;
      case "r":
        deeds.redesign();
        return true;
      case "e":
        deeds.end();
        return true;
      case "z":
        deeds.undo();
        return true;
      case "o":
        if (acting.asked) acting.listed = !acting.listed;
        return true;
      case "l":
        desk.panel = desk.panel === "log" ? "" : "log";
        return true;
      case " ":
        // On a button the bar is the button's own.
        return !isButton(event.target) && click("[data-throw]:not(:disabled)");
      case "t":
        click("[data-throw]:not(:disabled)");
        return true;
      case "h":
        return click("[data-hint]");
      case "d":
        document.querySelector<HTMLElement>("[data-strip] button")?.focus();
        return true;
      default:
        return false;
    }
  }

  #number(prefix: string, number: number): boolean {
    if (prefix === "v") {
      const seat = this.desk.others[number - 1];
      if (seat !== undefined) this.desk.lookAt(seat);
      return true;
    }
    const names = prefix === "m" ? ["money"] : ["field", "die"];
    const piece = document.querySelector<HTMLElement>(names.map((name) => `[data-${name}="${number}"]`).join());
    // A die that is kept leaves the bar free for the throw.
    if (!piece?.dataset.die) piece?.focus();
    piece?.click();
    return piece !== null;
  }
}

/** Click a button of the page, if it is there. */
function click(where: string): boolean {
  const button = document.querySelector<HTMLElement>(where);
  button?.click();
  return button !== null;
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, [role=button], summary") !== null;
}

function isChosen(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('[aria-pressed="true"]:is([data-field], [data-money], [data-piece])') !== null
  );
}
