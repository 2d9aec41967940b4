/** Where in the app we are: the address of the page, kept by the history of the browser. */

export type Place =
  | { page: "start" }
  | { page: "new" }
  | { page: "join" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "replays" }
  | { page: "watch" }
  | { page: "rules"; name: string; anchor: string }
  | { page: "learn" }
  | { page: "nowhere" };

/** The place a path names. Query and anchor are part of the address, but only rules pages care for the anchor. */
export function placeOf(path: string, anchor = ""): Place {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (rest.length) return { page: "nowhere" };
  if (second)
    switch (first) {
      case "t":
        return { page: "table", id: second };
      case "replay":
        return { page: "replay", id: second };
      case "rules":
        return { page: "rules", name: second, anchor };
      default:
        return { page: "nowhere" };
    }
  switch (first) {
    case "":
      return { page: "start" };
    case "new":
    case "join":
    case "replays":
    case "watch":
    case "learn":
      return { page: first };
    case "rules":
      return { page: "rules", name: "", anchor };
    default:
      return { page: "nowhere" };
  }
}

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
