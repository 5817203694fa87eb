// The list of my games in the order and choice the reader wants.
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
  latest: (a, b) => Number(b.my_turn) - Number(a.my_turn), // those that wait for the reader on top
  money: (a, b) => (b.money ?? -Infinity) - (a.money ?? -Infinity) || 0,
  track: (a, b) => track(a).localeCompare(track(b)),
};

/** Within the same place of an order, the latest first. */
export function arrange(games: readonly MyGame[], filter: Filter, sort: Sort): MyGame[] {
  return games.filter(KEEPS[filter]).sort((a, b) => ORDERS[sort](a, b) || b.changed - a.changed);
}

/** A page asked for again, before the older ones that are known: each game once, as it was told last. */
export function join(newer: readonly MyGame[], older: readonly MyGame[]): MyGame[] {
  const ids = new Set(newer.map((game) => game.info.id));
  return [...newer, ...older.filter((game) => !ids.has(game.info.id))];
}
