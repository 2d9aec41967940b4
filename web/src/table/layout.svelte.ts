/** Which of the three arrangements of the table the window has room for. */

export type Layout = "desktop" | "phone" | "wide";

const narrow = matchMedia("(max-width: 1099px), (max-height: 619px)");
const upright = matchMedia("(orientation: portrait)");
const tall = matchMedia("(min-width: 1600px) and (min-height: 900px)");

class Room {
  #narrow = $state(narrow.matches);
  #upright = $state(upright.matches);
  /** Is there room for the log in the right rail? */
  tall = $state(tall.matches);
  layout: Layout = $derived(!this.#narrow ? "desktop" : this.#upright ? "phone" : "wide");

  constructor() {
    narrow.addEventListener("change", () => (this.#narrow = narrow.matches));
    upright.addEventListener("change", () => (this.#upright = upright.matches));
    tall.addEventListener("change", () => (this.tall = tall.matches));
  }
}

export const room = new Room();
