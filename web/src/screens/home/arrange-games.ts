// Filters and sorts the list of the reader's games.
import type { MyGame } from "../../protocol";

export const FILTERS = ["all", "open", "over", "won"] as const;
export const SORTS = ["latest", "money", "track"] as const;
export type Filter = (typeof FILTERS)[number];
export type Sort = (typeof SORTS)[number];

const KEEPS: Record<Filter, (game: MyGame) => boolean> = {
  all: () => true,
  open: (game) => game.info.status !== "over",
  over: (game) => game.info.status === "over",
  won: (game) => game.won === true,
};
const track = (game: MyGame): string => [game.info.options.track].flat().join();
const ORDERS: Record<Sort, (a: MyGame, b: MyGame) => number> = {
  latest: (a, b) => Number(b.my_turn) - Number(a.my_turn), // games that are waiting for the reader come first
  money: (a, b) => (b.money ?? -Infinity) - (a.money ?? -Infinity) || 0,
  track: (a, b) => track(a).localeCompare(track(b)),
};

/** Games that compare as equal are sorted by time, latest first. */
export function arrange(games: readonly MyGame[], filter: Filter, sort: Sort): MyGame[] {
  return games.filter(KEEPS[filter]).sort((a, b) => ORDERS[sort](a, b) || b.changed - a.changed);
}

/** Merges a reloaded page of games with the older ones, keeping each game once, in its latest state. */
export function join(newer: readonly MyGame[], older: readonly MyGame[]): MyGame[] {
  const ids = new Set(newer.map((game) => game.info.id));
  return [...newer, ...older.filter((game) => !ids.has(game.info.id))];
}
