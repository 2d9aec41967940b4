/** A table as one seat sees it, live: what pages show and what they may ask for. */

import { untrack } from "svelte";
import { Line, type LineState, type Request } from "./line";
import { settings } from "./settings.svelte";
import { yourTurn } from "./sound";
import { seatName } from "./tables";
import type { Chat, Entry, FromServer, Hello, Refused, Scene, TableInfo, Tile, WindowWish } from "./wire.gen";
import { type Company, NOBODY } from "./wording";

/** What the drawing of a table needs. `Live` offers it for a game that is played, others for a replay. */
export interface Shown {
  readonly seat: number;
  readonly table: TableInfo | null;
  readonly pieces: Record<string, Tile>;
  readonly scene: Scene | null;
  readonly log: Entry[];
  readonly chat: Chat[];
  readonly company: Company;
  /** Entries that came with the latest news, for motion; empty after a hello or an undo. */
  readonly fresh: Entry[];
  readonly canAct: boolean;
}

let counter = 0;
/** Ids differ between pages and visits, or the server would take a new request for an old one. */
const visit = Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join("");
const newId = (): string => `${visit}-${(counter += 1)}`;

export class Live implements Shown {
  readonly seat: number;
  table: TableInfo | null = $state.raw(null);
  pieces: Record<string, Tile> = $state.raw({});
  /** The table now. */
  present: Scene | null = $state.raw(null);
  /** A moment of the past that is shown instead, with what led to it, while others' moves are played back. */
  past: { scene: Scene; fresh: Entry[] } | null = $state.raw(null);
  scene: Scene | null = $derived(this.past?.scene ?? this.present);
  log: Entry[] = $state.raw([]);
  #fresh: Entry[] = $state.raw([]);
  fresh: Entry[] = $derived(this.past?.fresh ?? this.#fresh);
  chat: Chat[] = $state.raw([]);
  window: WindowWish = $state("brief");
  line: LineState = $state("connecting");
  /** When the line was lost, in milliseconds of this machine; 0 while it holds. */
  lostAt = $state(0);
  /** The latest refusal; cleared by the next request that is accepted, or by the page. */
  refusal: Refused | null = $state.raw(null);
  /** The decision on its way to the server: its ticket, which no second move may use. */
  #sent = $state("");
  #unanswered = $state.raw<ReadonlySet<string>>(new Set());
  /** The server's clock minus ours, in seconds. */
  #ahead = 0;
  readonly #moves = new Set<string>();
  readonly #line: Line;
  readonly #stop: () => void;

  company: Company = $derived.by(() =>
    this.table ? { pieces: this.pieces, names: this.table.seats.map(seatName), reader: this.seat } : NOBODY,
  );
  /** May a move be made now? Not without a line, nor while one is on its way. */
  canAct: boolean = $derived(this.line === "open" && !this.past && !!this.scene?.ask && this.scene.ask !== this.#sent);
  busy: boolean = $derived(this.#unanswered.size > 0);

  /** Sit down at a seat of one's own; at -1 watch, with the token of a link if the table is not listed. */
  constructor(id: string, seat: number, watch = "") {
    this.seat = seat;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = seat >= 0 ? `?seat=${seat}` : watch ? `?watch=${encodeURIComponent(watch)}` : "";
    this.#line = new Line(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live${query}`, {
      heard: (message) => this.#hear(message),
      state: (state) => this.#become(state),
    });
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.#woke);
    this.#stop = $effect.root(() => {
      $effect(() => {
        if (this.line === "open" && this.seat >= 0 && this.window !== settings.windowWish)
          untrack(() => this.#tellWish(settings.windowWish));
      });
    });
  }

  /** The server's time now, in seconds since 1970. */
  now(): number {
    return Date.now() / 1000 + this.#ahead;
  }

  move(key: string): void {
    if (!this.canAct || !this.scene) return;
    const id = newId();
    this.#sent = this.scene.ask;
    this.#moves.add(id);
    this.#ask({ type: "move", id, ask: this.scene.ask, key });
  }

  undo(): void {
    if (this.present) this.#ask({ type: "undo", id: newId(), ply: this.present.ply });
  }

  say(text: string): void {
    if (text.trim()) this.#ask({ type: "say", id: newId(), text: text.trim() });
  }

  /** When to be asked between two turns: a setting of the reader, which every line tells its table. */
  wish(window: WindowWish): void {
    settings.windowWish = window;
  }

  #tellWish(wish: WindowWish): void {
    this.window = wish;
    this.#ask({ type: "window", id: newId(), wish });
  }

  /** Let me think: hold the window between two turns open. */
  hold(): void {
    this.#ask({ type: "hold", id: newId() });
  }

  standIn(seat: number, bot: string): void {
    this.#ask({ type: "stand-in", id: newId(), seat, bot });
  }

  readonly retry = (): void => this.#line.retry();

  close(): void {
    this.#stop();
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.#woke);
    this.#line.close();
  }

  readonly #woke = (): void => {
    if (document.visibilityState === "visible") this.retry();
  };

  #ask(request: Request): void {
    this.#line.ask(request);
    this.#unanswered = this.#line.waiting;
  }

  #become(state: LineState): void {
    this.line = state;
    if (state === "lost") this.lostAt ||= Date.now();
    else if (state === "open") this.lostAt = 0;
  }

  #hear(message: FromServer): void {
    if ("now" in message) this.#ahead = message.now - Date.now() / 1000;
    switch (message.type) {
      case "hello":
        this.#begin(message);
        break;
      case "news":
        this.table = message.table;
        this.log = [...this.log.slice(0, this.log.length - (message.rewound ?? 0)), ...message.log];
        this.#fresh = message.rewound ? [] : message.log;
        this.past = null;
        this.#show(message.scene);
        break;
      case "changed":
        this.table = message.table;
        break;
      case "chatted":
        if (!this.chat.some((line) => line.number === message.chat.number)) this.chat = [...this.chat, message.chat];
        break;
      case "accepted":
        this.#answered(message.id);
        this.refusal = null;
        break;
      case "refused":
        if (this.#answered(message.id)) this.#sent = "";
        this.refusal = message;
        break;
    }
  }

  #begin(hello: Hello): void {
    this.table = hello.table;
    this.pieces = hello.pieces;
    this.log = hello.log;
    this.#fresh = [];
    this.past = null;
    this.chat = hello.chat;
    this.window = hello.window ?? "brief";
    this.#show(hello.scene);
  }

  /** The turn comes to the reader when a question follows a time without one. */
  #show(scene: Scene): void {
    const waited = this.present !== null && !this.present.ask;
    this.present = scene;
    if (waited && scene.ask) yourTurn();
  }

  /** Was it a move? */
  #answered(id: string): boolean {
    this.#unanswered = this.#line.waiting;
    return this.#moves.delete(id);
  }
}
