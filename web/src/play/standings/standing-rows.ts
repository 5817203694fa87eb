/** The standings during a race, as far as it has been shown: every car with its owner and the bets on it that the reader knows. */
import { boardRows, type BoardRow } from "../../board/text/board-rows";
import { Places } from "../../board/geometry/geometry";
import { readCard, strengthsIn, type CarMark, type CarStrength } from "../../game/cards";
import type { CarLetter, View } from "../../protocol";
import type { Playback } from "../../table/playback/playback.svelte";
import type { TableLike } from "../../table/table-types";
import { without } from "../describe/hand-cards";

export interface KnownBet {
  seat: number;
  bet: number; // number of the bet, from 1
}

export interface StandingRow extends BoardRow {
  bets: KnownBet[];
  hand: Pick<CarStrength, "sum" | "wild"> | null; // how far the reader's own cards can still move the car
}

/** Whether a race is running, or its end is still shown on the board. */
export const isRacing = (view: View | null): boolean =>
  view?.phase === "race" || view?.phase === "bets" || view?.phase === "over";

/** The reader's own bets on a car; other players' bets only once they are revealed, in a replay or at the end. */
export function betsOn(view: View, car: CarLetter): KnownBet[] {
  return view.bets.flatMap((bets, seat) => bets.flatMap((on, i) => (on === car ? [{ seat, bet: i + 1 }] : [])));
}

/** Returns the strength of a hand for one car without the given cards. Each takes its lines of the car away, or else its highest wild. */
function strengthLeft({ car, sum, wild }: CarStrength, gone: string[]): { sum: number; wild: number } {
  for (const lines of gone.map(readCard)) {
    const speeds = (mark: CarMark) => lines.filter((line) => line.car === mark).map((line) => line.speed);
    const own = speeds(car);
    if (own.length) sum -= own.reduce((total, speed) => total + speed, 0);
    else wild -= Math.max(0, ...speeds("W"));
  }
  return { sum, wild };
}

/** `cards` are the reader's own, without one that is under consideration. */
export function standingRows(
  table: Pick<TableLike, "seat" | "track"> & { playback: Pick<Playback, "shown" | "projectedView" | "cars" | "order"> },
  cards: string[],
): StandingRow[] {
  const { seat, track } = table;
  const { shown, projectedView: view, cars, order } = table.playback;
  if (!view || !track) return [];
  const own = cards.length ? strengthsIn(shown.view, seat) : [];
  const gone = cards.reduce(without, ownCards(shown.view, seat));
  return boardRows(view, cars, order, new Places(track)).map((row) => ({
    ...row,
    bets: betsOn(view, row.car),
    hand: own.filter((one) => one.car === row.car).map((one) => strengthLeft(one, gone))[0] ?? null,
  }));
}

/** The cards that the reader holds. */
export function ownCards(view: View | null, seat: number | null): string[] {
  return view && seat !== null ? [...(view.hands[seat] ?? []), ...(view.speed8[seat] ?? [])] : [];
}
