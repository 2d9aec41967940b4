/** Reading what modules show. It is plain data of the engine: whatever has another form counts as nothing. */

export const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.map((one) => (typeof one === "number" ? one : 0)) : [];

export const flags = (value: unknown): boolean[] => (Array.isArray(value) ? value.map((one) => one === true) : []);

export const names = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

export const lists = (value: unknown): string[][] => (Array.isArray(value) ? value.map(names) : []);

export const record = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** Who owns what: pairs of a name and a seat. */
export const owners = (value: unknown): [string, number][] =>
  Object.entries(record(value)).flatMap(([name, seat]) =>
    typeof seat === "number" ? [[name, seat] as [string, number]] : [],
  );

export const at = <T>(list: readonly T[], index: number, otherwise: T): T => list[index] ?? otherwise;
