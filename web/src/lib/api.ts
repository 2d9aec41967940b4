/** The requests of the app that are not a live table: short questions over HTTP. */

import type {
  Created,
  Family,
  Hints,
  Joined,
  NewTable,
  Problem,
  Replay,
  Review,
  Saying,
  TableInfo,
  TableList,
  Uploaded,
} from "./wire.gen";

/** The server (or the network) said no. `saying` can be shown to people. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    readonly saying: Saying,
    readonly status: number,
    readonly line = 0,
  ) {
    super(code);
  }
}

const said = (id: string): Saying => ({ id, args: {} });

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = typeof body === "string";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": text ? "text/plain; charset=utf-8" : "application/json" },
      body: body === undefined ? null : text ? body : JSON.stringify(body),
    });
  } catch {
    throw new Failure("offline", said("shell-offline"), 0);
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  let problem: Problem;
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    throw new Failure("broken", said("shell-broken"), answer.status);
  }
  throw new Failure(problem.code, problem.saying ?? said("shell-broken"), answer.status, problem.line ?? 0);
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

let family: Promise<Family> | undefined;

export const api = {
  /** What can be played here; asked once. */
  family(): Promise<Family> {
    family ??= request<Family>("GET", "/family").catch((error: unknown) => {
      family = undefined;
      throw error;
    });
    return family;
  },
  tables: async (of: "mine" | "open" | "over"): Promise<TableInfo[]> =>
    (await request<TableList>("GET", `/tables?of=${of}`)).tables,
  table: (id: string): Promise<TableInfo> => request("GET", at(id)),
  create: async (wish: NewTable): Promise<TableInfo> => (await request<Created>("POST", "/tables", wish)).table,
  playNow: async (): Promise<TableInfo> => (await request<Created>("POST", "/play-now")).table,
  learn: async (): Promise<TableInfo> => (await request<Created>("POST", "/learn")).table,
  join: (id: string, token: string, name: string): Promise<Joined> =>
    request("POST", `${at(id)}/join`, { token, name }),
  rename: (name: string): Promise<unknown> => request("PUT", "/guest", { name }),
  replay: (id: string, seat: number): Promise<Replay> => request("GET", `${at(id)}/replay?seat=${seat}`),
  /** Advice for the decision that is due; often there is none. */
  hint: (id: string, seat: number): Promise<Hints> => request("GET", `${at(id)}/hint?seat=${seat}`),
  /** The guest's own moves in a finished game, as far as they are looked at: ask again until it is ready. */
  review: (id: string, seat: number): Promise<Review> => request("GET", `${at(id)}/review?seat=${seat}`),
  recordAddress: (id: string): string => `/api${at(id)}/record`,
  upload: async (record: string): Promise<TableInfo> => (await request<Uploaded>("POST", "/records", record)).table,
};
