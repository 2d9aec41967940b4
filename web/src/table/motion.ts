/** Pieces that travel. Events say what moved, the page before and after says from where to where. */

import { moves } from "$lib/settings.svelte";
import type { Entry, Facts, Scene } from "$lib/wire.gen";
import { art } from "$lib/art";
import { cardArt, tileArt } from "./pieces";

const TRAVEL = 320; // milliseconds
const BETWEEN = 60; // between pieces of one event
const LONGEST = 1200; // all of one decision
const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** One piece on its way: its picture, where it is looked for before and after, best place first. */
export interface Flight {
  art: string;
  from: string[];
  to: string[];
  step: number; // which event of the decision, as they follow each other
}

/** What flies for these events. `seat` is the viewer's; whoever comes after the last of the `seats` is Dirk. */
export function flights(events: readonly Facts[], seat: number, seats = 6): Flight[] {
  const found: Flight[] = [];
  let step = 0;
  for (const event of events) {
    const before = found.length;
    const who = typeof event.seat === "number" ? event.seat : -1;
    const home = `[data-seat="${who}"]`;
    const cards = Array.isArray(event.cards) ? event.cards.map(String) : [];
    const tile = String(event.tile ?? "");
    switch (event.event) {
      case "money-taken":
        for (const card of cards)
          found.push({ art: cardArt(card), from: [`[data-piece="display:${card}"]`], to: hand(card, who, seat), step });
        break;
      case "paid":
        for (const card of cards)
          found.push({ art: cardArt(card), from: hand(card, who, seat), to: ["[data-pile]"], step });
        break;
      case "tile-bought":
        found.push({
          art: tileArt(tile),
          from: [`[data-piece="market:${tile}"]`],
          to: [...own(who, seat, `[data-piece="acquired:${tile}"]`), home],
          step,
        });
        break;
      case "tile-won":
        found.push({
          art: tileArt(tile),
          from: [`[data-piece="offer:${tile}"]`],
          to: [...own(Number(event.owner), seat, `[data-piece="acquired:${tile}"]`), ...ownerPlace(event.owner)],
          step,
        });
        break;
      case "marker-placed":
        found.push({
          art: art(`stone-${Number(event.owner) < seats ? Number(event.owner) + 1 : "dirk"}`),
          from: ownerPlace(event.owner),
          to: [`[data-area="${String(event.type)} ${String(event.field)}"]`],
          step,
        });
        break;
      case "tile-moved":
        found.push({ art: tileArt(tile), from: place(event, "from", seat), to: place(event, "to", seat), step });
        break;
      case "card-turned-up":
        found.push({
          art: cardArt(String(event.card)),
          from: ["[data-pile]"],
          to: [`[data-piece="display:${String(event.card)}"]`],
          step,
        });
        break;
      case "tile-drawn":
        found.push({ art: tileArt(tile), from: ["[data-bag]"], to: [`[data-piece="market:${tile}"]`], step });
        break;
    }
    // What is turned up and drawn comes together, after what was done.
    if (found.length > before && event.event !== "card-turned-up" && event.event !== "tile-drawn") step += 1;
  }
  return found;
}

/** Where an owner of markers sits: a seat, or Dirk after the last one. */
const ownerPlace = (owner: unknown): string[] => [`[data-seat="${Number(owner)}"]`, '[data-seat="dirk"]'];

const own = (who: number, seat: number, selector: string): string[] => (who === seat ? [selector] : []);

const hand = (card: string, who: number, seat: number): string[] => [
  ...own(who, seat, `[data-piece="hand:${card}"]`),
  ...own(who, seat, "[data-hand]"),
  `[data-seat="${who}"]`,
];

function place(event: Facts, end: "from" | "to", seat: number): string[] {
  const who = Number(event.seat);
  const [name, tile, at] = [String(event[end]), String(event.tile), String(event.at)];
  const home = `[data-seat="${who}"]`;
  if (name === "alhambra") return [`[data-court="${who}"] [data-spot="${at}"]`, `${home} [data-spot="${at}"]`, home];
  if (name === "dirk") return ['[data-seat="dirk"]'];
  return [...own(who, seat, `[data-piece="${name}:${tile}"]`), home];
}

interface Seen extends Flight {
  start: DOMRect;
}

/** Looks before the page changes, flies after it; a newer change ends what still flies. */
export class Motion {
  #seen: Seen[] = [];
  #running: Animation[] = [];
  #last: readonly Entry[] = [];

  constructor(private readonly air: () => HTMLElement | undefined) {}

  /** Before the page changes: where are the pieces that will move? */
  look(fresh: readonly Entry[], scene: Scene): void {
    this.finish();
    if (fresh === this.#last) return;
    this.#last = fresh;
    if (!moves() || fresh.length === 0) return;
    const used = new Set<Element>();
    for (const flight of flights(
      fresh.flatMap((entry) => entry.events),
      scene.seat,
      scene.palaces.length,
    )) {
      const element = find(flight.from, used);
      if (element) this.#seen.push({ ...flight, start: element.getBoundingClientRect() });
    }
  }

  /** After the page changed: from there to here. */
  fly(): void {
    const seen = this.#seen;
    const air = this.air();
    this.#seen = [];
    if (!air || seen.length === 0) return;
    const used = new Set<Element>();
    const steps = 1 + Math.max(...seen.map((flight) => flight.step));
    const stride = Math.min(TRAVEL, (LONGEST - TRAVEL) / Math.max(1, steps - 1));
    const inStep = new Map<number, number>();
    for (const flight of seen) {
      const target = find(flight.to, used);
      if (!target) continue;
      const nth = inStep.get(flight.step) ?? 0;
      inStep.set(flight.step, nth + 1);
      this.#launch(air, flight, target, flight.step * stride + nth * BETWEEN);
    }
  }

  finish(): void {
    for (const animation of this.#running) animation.finish();
    this.#running = [];
    this.#seen = [];
  }

  #launch(air: HTMLElement, flight: Seen, target: Element, delay: number): void {
    const end = target.getBoundingClientRect();
    if (end.width === 0 || flight.start.width === 0) return;
    const ghost = document.createElement("img");
    ghost.src = flight.art;
    ghost.alt = "";
    const small = target.matches("[data-seat], [data-pile], [data-bag], [data-hand]");
    const width = Math.max(24, Math.min(flight.start.width, 110));
    const last = small ? width * 0.4 : end.width;
    ghost.style.width = `${width}px`;
    air.append(ghost);
    const at = (box: DOMRect, size: number): string =>
      `translate(${box.left + box.width / 2 - width / 2}px, ${box.top + box.height / 2 - width / 2}px) scale(${size / width})`;
    const flown = ghost.animate(
      [{ transform: at(flight.start, width) }, { transform: at(end, last), opacity: small ? 0.2 : 1 }],
      { duration: TRAVEL, delay, easing: EASE, fill: "both" },
    );
    this.#running.push(flown);
    if (!small) {
      // The piece itself lies there already; it is seen when its picture has arrived.
      this.#running.push(target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + TRAVEL }));
    }
    void flown.finished.catch(() => undefined).then(() => ghost.remove());
  }
}

/** The first of the places that is on the page and not taken by a piece of the same name. */
function find(selectors: readonly string[], used: Set<Element>): Element | null {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector)) {
      if (selector.startsWith("[data-piece") && used.has(element)) continue;
      if (element.getClientRects().length === 0) continue;
      used.add(element);
      return element;
    }
  }
  return null;
}
