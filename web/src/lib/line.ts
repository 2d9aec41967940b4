/** One line to the server: a WebSocket that comes back by itself, and requests that are sent until they are answered.
 *
 * A request keeps its id when it is sent again after a drop, and the server carries out no id twice, so nothing is
 * lost and nothing happens double. No framework here: `live.svelte.ts` turns this into something pages can show.
 */

import type { FromBrowser, FromServer } from "./wire.gen";

/** A request that waits for `accepted` or `refused`. */
export type Request = Exclude<FromBrowser, { type: "ping" }>;

export type LineState = "connecting" | "open" | "lost" | "gone";

export interface Listener {
  heard(message: FromServer): void;
  state(state: LineState): void;
}

/** What the line needs of the world, so that tests can be the world. */
export interface World {
  socket(address: string): WebSocket;
  after(milliseconds: number, then: () => void): () => void;
  random(): number;
}

const browser: World = {
  socket: (address) => new WebSocket(address),
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
/** Silence after which we ask whether the line is alive, and how long we wait for the answer. */
const QUIET = 15000;
const PATIENCE = 6000;
/** Codes with which the server says that coming back is of no use. */
const FINAL_CODES = new Set([4400, 4403, 4404]);

export class Line {
  #socket: WebSocket | undefined;
  #state: LineState = "connecting";
  #tries = 0;
  #stopTimers: (() => void)[] = [];
  readonly #unanswered = new Map<string, Request>();

  constructor(
    readonly address: string,
    readonly listener: Listener,
    readonly world: World = browser,
  ) {
    this.#connect();
  }

  get state(): LineState {
    return this.#state;
  }

  /** Ids of requests that are not answered yet. */
  get waiting(): ReadonlySet<string> {
    return new Set(this.#unanswered.keys());
  }

  /** Send a request, now or as soon as the line is back. */
  ask(request: Request): void {
    this.#unanswered.set(request.id, request);
    if (this.#state === "open") this.#send(request);
  }

  /** Try at once: the reader pressed the button, the machine woke up, the network is back. */
  retry(): void {
    if (this.#state === "gone") return;
    if (this.#state === "open")
      this.#ping(); // it may only look open after a sleep
    else {
      this.#tries = 0;
      this.#connect();
    }
  }

  close(): void {
    this.#become("gone");
    this.#drop();
  }

  #connect(): void {
    this.#drop();
    const socket = this.world.socket(this.address);
    this.#socket = socket;
    // A server that accepts and then says nothing is as good as none.
    this.#later(PATIENCE + QUIET, () => this.#lose(socket));
    socket.onmessage = ({ data }) => this.#hear(socket, JSON.parse(data as string) as FromServer);
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      if (FINAL_CODES.has(code)) this.close();
      else this.#lose(socket);
    };
  }

  #hear(socket: WebSocket, message: FromServer): void {
    if (socket !== this.#socket) return;
    this.#watch();
    if (message.type === "accepted" || message.type === "refused") this.#unanswered.delete(message.id);
    this.listener.heard(message);
    if (message.type !== "hello") return;
    this.#tries = 0;
    this.#become("open");
    for (const request of this.#unanswered.values()) this.#send(request);
  }

  /** After some silence, ask; without an answer, the line is lost. */
  #watch(): void {
    this.#clearTimers();
    this.#later(QUIET, () => this.#ping());
  }

  #ping(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#clearTimers();
    this.#send({ type: "ping" });
    this.#later(PATIENCE, () => this.#lose(socket));
  }

  #lose(socket: WebSocket): void {
    if (socket !== this.#socket || this.#state === "gone") return;
    this.#drop();
    this.#become("lost");
    // Twice as long each time, spread so that a restarted server is not asked by everybody at once.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.7 + 0.6 * this.world.random());
    this.#tries += 1;
    this.#later(wait, () => this.#connect());
  }

  #send(message: FromBrowser): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #drop(): void {
    this.#clearTimers();
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  #become(state: LineState): void {
    if (this.#state === "gone" || this.#state === state) return;
    this.#state = state;
    this.listener.state(state);
  }

  #later(milliseconds: number, then: () => void): void {
    this.#stopTimers.push(this.world.after(milliseconds, then));
  }

  #clearTimers(): void {
    for (const stop of this.#stopTimers) stop();
    this.#stopTimers = [];
  }
}
