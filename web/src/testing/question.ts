/** A table with one question for tests of panels: the test gives what differs from an ordinary moment of a game. */
import type { CarLetter, Offer, TableInfo, View } from "../protocol";
import { TableModel } from "../play/table-model.svelte";
import { FakeTable } from "./fake-table.svelte";

const car = { space: "a1", laps: 0, place: null, owner: null, paid: null, mover: null };
const K5 = [
  { sum: 5, wild: 0, best: [5] },
  { sum: 0, wild: 0, best: [] },
];
const VIEW = {
  phase: "race",
  race: 1,
  races: 1,
  turn: 0,
  waiting: [0],
  hands: [["K5"], ["?"]],
  strengths: [Object.fromEntries([..."KBGYOR"].map((letter) => [letter, K5[letter === "K" ? 0 : 1]])), null],
  piles: [[], []],
  speed8: [[], []],
  shown: [[], []],
  powers: [null, null],
  won: [[], []],
  bets: [[], []],
  bets_made: 0,
  cars: Object.fromEntries([..."KBGYOR"].map((letter) => [letter, car])) as Record<CarLetter, typeof car>,
  grid: ["K", "B", "G", "Y", "O", "R"],
  lot: null,
  lot_number: null,
  lots_left: 6,
  aside: [],
  card: null,
  prizes: [12, 9, 6, 4, 2, 0],
  options: { powers: true, bets: true, beginner: [] },
};

export const TWO_PLAYERS = {
  id: "t",
  status: "running",
  clock: "none",
  seats: [
    { seat: 0, kind: "person", name: "Mara", driver: null, connected: true },
    { seat: 1, kind: "person", name: "Rui", driver: null, connected: true },
  ],
  options: { edition: "en" },
} as unknown as TableInfo;

export function ask(view: object, offer: Offer | null): { model: TableModel; table: FakeTable } {
  const table = new FakeTable();
  table.info = TWO_PLAYERS;
  const shown = { ...VIEW, ...view } as unknown as View;
  table.playback.reset({ seq: 1, events: [], view: shown, offer });
  return { model: new TableModel(table, table.live), table };
}
