/** The addresses of the app, and the places they name. */

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
  const [first = "", second = "", ...rest] = decoded(path);
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

/** The parts of a path; one that nobody could have been given is not a path of ours. */
function decoded(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return ["?"];
  }
}
