import { beforeEach, expect, test } from "vitest";
import { Line, type LineState, type World } from "./line";
import type { FromServer } from "./wire.gen";

class FakeSocket {
  readyState = 1;
  sent: { type: string; id?: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.readyState = 3;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let sockets: FakeSocket[];
let timers: { at: number; then: () => void; off: boolean }[];
let now: number;
let heard: FromServer[];
let states: LineState[];
let line: Line;

const latest = (): FakeSocket => sockets.at(-1) as FakeSocket;
const HELLO = { type: "hello" };
const MOVE = { type: "move", id: "m1", ask: "ticket", key: "stop" } as const;

function pass(milliseconds: number): void {
  const until = now + milliseconds;
  for (;;) {
    const due = timers.filter((timer) => !timer.off && timer.at <= until).sort((a, b) => a.at - b.at)[0];
    if (!due) break;
    now = due.at;
    due.off = true;
    due.then();
  }
  now = until;
}

beforeEach(() => {
  sockets = [];
  timers = [];
  now = 0;
  heard = [];
  states = [];
  const world: World = {
    socket: () => {
      sockets.push(new FakeSocket());
      return latest() as unknown as WebSocket;
    },
    after: (milliseconds, then) => {
      const timer = { at: now + milliseconds, then, off: false };
      timers.push(timer);
      return () => (timer.off = true);
    },
    random: () => 0.5,
  };
  line = new Line("ws://table", { heard: (m) => heard.push(m), state: (s) => states.push(s) }, world);
});

test("it is open when everything was told, not before", () => {
  expect(line.state).toBe("connecting");
  latest().says(HELLO);
  expect(line.state).toBe("open");
});

test("a move made before the line is open goes out with the hello", () => {
  line.ask(MOVE);
  expect(latest().sent).toEqual([]);
  latest().says(HELLO);
  expect(latest().sent).toEqual([MOVE]);
});

test("an unanswered move is sent again after a drop, with the same id", () => {
  latest().says(HELLO);
  line.ask(MOVE);
  latest().breaks();
  pass(1000);
  latest().says(HELLO);
  expect(sockets).toHaveLength(2);
  expect(latest().sent).toEqual([MOVE]);
});

test.each(["accepted", "refused"])("a move that was %s is not sent again", (type) => {
  latest().says(HELLO);
  line.ask(MOVE);
  latest().says({ type, id: "m1" });
  latest().breaks();
  pass(1000);
  latest().says(HELLO);
  expect(latest().sent).toEqual([]);
  expect(line.waiting.size).toBe(0);
});

test("it waits longer after each failure, and comes back at once when asked", () => {
  const began = [];
  for (let i = 0; i < 8; i += 1) {
    latest().breaks();
    const before = now;
    const count = sockets.length;
    while (sockets.length === count) pass(100);
    began.push(now - before);
  }
  expect(began).toEqual([...began].sort((a, b) => a - b));
  expect(began[0]).toBeLessThan(1000);
  expect(began.at(-1)).toBeLessThanOrEqual(8000);
  latest().breaks();
  const count = sockets.length;
  line.retry();
  expect(sockets).toHaveLength(count + 1);
});

test("a silent line is asked, and lost without an answer", () => {
  latest().says(HELLO);
  pass(15000);
  expect(latest().sent).toEqual([{ type: "ping" }]);
  pass(6000);
  expect(line.state).toBe("lost");
});

test("an answered ping keeps the line", () => {
  latest().says(HELLO);
  pass(15000);
  latest().says({ type: "pong", now: 1 });
  pass(10000);
  expect(line.state).toBe("open");
  expect(sockets).toHaveLength(1);
});

test("after a sleep an open line is asked at once", () => {
  latest().says(HELLO);
  line.retry();
  expect(latest().sent).toEqual([{ type: "ping" }]);
});

test.each([4403, 4404, 4400])("the server's %i is final", (code) => {
  latest().breaks(code);
  pass(60000);
  expect(line.state).toBe("gone");
  expect(sockets).toHaveLength(1);
});

test.each([4409, 4429, 1012, 1011])("after %i it comes back", (code) => {
  latest().says(HELLO);
  latest().breaks(code);
  pass(10000);
  expect(sockets.length).toBeGreaterThan(1);
});

test("what an abandoned socket says is not heard", () => {
  const old = latest();
  const say = old.onmessage;
  old.breaks();
  pass(1000);
  say?.({ data: JSON.stringify(HELLO) });
  expect(heard).toEqual([]);
});

test("a closed line stays closed", () => {
  latest().says(HELLO);
  line.close();
  line.retry();
  pass(60000);
  expect(sockets).toHaveLength(1);
  expect(states).toEqual(["open", "gone"]);
});
