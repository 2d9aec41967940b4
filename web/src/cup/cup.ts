/** What a game with dice shows: the dice of the turn, the dice area, and what is to be won in its columns. */

import type { Option, Scene } from "$lib/wire.gen";
import { lists, names, numbers, record } from "../table/docks/facts";
import { sameCards, TYPES } from "../table/pieces";

/** The games that are played with dice, by the name under which they show themselves. */
export const CUP_GAMES = ["alcazaba", "dice"] as const;
/** The question of a turn with dice. */
export const TURN = "dice-turn";
export const ROUNDS = 5;
export const DICE = 8;
export const ROWS = [8, 7, 6, 5, 4, 3, 2, 1] as const;
/** The fields of a building track, the highest first. */
export const TRACK = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1] as const;
export const THROWS = [1, 2, 3] as const;
/** The colour of a column, by type. */
export const COLOURS: Record<string, string> = {
  pavilion: "#3972c2",
  seraglio: "#bd3b36",
  arcades: "#7d4c22",
  chambers: "#8d7f66",
  garden: "#4a9653",
  tower: "#5c3992",
};

export interface Cup {
  game: string;
  round: number;
  starter: number;
  chip: string; // the type whose column holds the start chip
  dice: string[];
  throws: number;
  columns: ReadonlyMap<string, number>[]; // by type: whose marker lies on which field
  markers: number[]; // by seat: those that wait for a turn
  off: number[]; // by owner: those that found no field
  lying: string[][]; // tiles on offer by type, the lowest first
  home: number[]; // markers on the own reserve board
  bag: number;
  black: string; // what the black die shows, if it is in play
  bonus: string[]; // the chip on each bonus field; "" for none
  chips: string[][]; // by owner
  heights: number[][]; // by type and owner: how far his stone has come
  towers: ReadonlyMap<number, number[]>[]; // by type: the owners of the stones on a field, the lowest first
  rewarding: string; // the type whose rewards are given now
}

/** The dice and markers of a table; null for a game without. */
export function cupOf(scene: Scene): Cup | null {
  const game = CUP_GAMES.find((name) => name in scene.modules);
  if (!game) return null;
  const facts = scene.modules[game] ?? {};
  return {
    game,
    round: Number(facts.round),
    starter: Number(facts.starter),
    chip: String(facts.chip),
    dice: names(facts.dice),
    throws: Number(facts.throws),
    columns: columns(facts.columns),
    markers: numbers(facts.markers),
    off: numbers(facts.off),
    lying: lists(facts.lying),
    home: numbers(facts.at_home),
    bag: Number(facts.bag ?? 0),
    black: String(facts.black ?? ""),
    bonus: names(facts.bonus),
    chips: lists(facts.chips),
    heights: rows(facts.heights).map(numbers),
    towers: rows(facts.towers).map(
      (column) =>
        new Map(rows(column).map((tower) => [Number(record(tower).field), numbers(record(tower).stones)] as const)),
    ),
    rewarding: String(facts.rewarding ?? ""),
  };
}

const rows = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

function columns(value: unknown): Map<string, number>[] {
  const found = rows(value);
  return TYPES.map((_, at) => {
    const markers = rows(found[at]).map(record);
    return new Map(markers.map((marker) => [String(marker.field), Number(marker.owner)]));
  });
}

/** Where a marker can be placed now, by type; with another kind, whatever else is done in a column. */
export function placings(options: readonly Option[], kind = "place"): Map<string, Option> {
  return new Map(
    options
      .filter((option) => option.kind === kind && option.column)
      .map((option) => [option.column ?? "", option] as const),
  );
}

/** The option to throw exactly these dice; with none that are kept before the first throw, all of them. */
export function throwing(options: readonly Option[], dice: readonly string[]): Option | null {
  return options.find((option) => option.kind === "throw" && sameCards(option.dice ?? [], dice)) ?? null;
}
