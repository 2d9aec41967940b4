/** Where in the app we are: the address of the page, kept by the history of the browser. */

import { type Place, placeOf } from "./places";

export type { Place } from "./places";

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  anchor = $state(location.hash.slice(1));
  place: Place = $derived(placeOf(this.path, this.anchor));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#click(event));
  }

  /** Go to an address of ours; `replace` leaves no trace in the history. */
  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#read();
    if (!this.anchor) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.anchor = location.hash.slice(1);
  }

  /** Plain links inside the app change the place without loading the page anew. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/art/")) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return; // the browser scrolls
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
