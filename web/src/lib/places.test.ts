import { expect, test } from "vitest";
import { placeOf } from "./places";

test.each([
  ["/", { page: "start" }],
  ["/new", { page: "new" }],
  ["/t/a-b_c", { page: "table", id: "a-b_c" }],
  ["/replay/x", { page: "replay", id: "x" }],
  ["/rules", { page: "rules", name: "", anchor: "B-71" }],
  ["/rules/vizier", { page: "rules", name: "vizier", anchor: "B-71" }],
  ["/t", { page: "nowhere" }],
  ["/new/x", { page: "nowhere" }],
  ["/t/a/b", { page: "nowhere" }],
])("%s", (path, place) => expect(placeOf(path, "B-71")).toEqual(place));

test("a path that cannot be decoded leads nowhere", () => expect(placeOf("/t/%E0%A4%A")).toEqual({ page: "nowhere" }));
