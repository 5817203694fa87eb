/** The standings during a race, as far as it has been shown: every car with its owner and the bets on it that the reader knows. */

import { boardRows, type BoardRow } from "../../board/text/textboard";
import { Places } from "../../board/geometry/geometry";
import { strengthsIn, type CarStrength } from "../../game/cards";
import type { CarLetter, View } from "../../protocol";
import type { TableLike } from "../../table/table-types";

export interface KnownBet {
  seat: number;
  bet: number; // number of the bet, from 1
}

export interface StandingRow extends BoardRow {
  bets: KnownBet[];
  hand: CarStrength | null; // how far the reader's own cards can still move the car
}

/** Whether a race is running, or its end is still shown on the board. */
export const isRacing = (view: View | null): boolean =>
  view?.phase === "race" || view?.phase === "bets" || view?.phase === "over";

/** The reader's own bets on a car; other players' bets only once they are revealed, in a replay or at the end. */
export function betsOn(view: View, car: CarLetter): KnownBet[] {
  return view.bets.flatMap((bets, seat) => bets.flatMap((on, i) => (on === car ? [{ seat, bet: i + 1 }] : [])));
}

export function standingRows(
  table: Pick<TableLike, "projectedView" | "seat" | "cars" | "order" | "track">,
  cards: string[],
): StandingRow[] {
  const { projectedView: view, seat, cars, order, track } = table;
  if (!view || !track) return [];
  const own = cards.length ? strengthsIn(view, seat) : [];
  return boardRows(view, cars, order, new Places(track)).map((row) => ({
    ...row,
    bets: betsOn(view, row.car),
    hand: own.find((one) => one.car === row.car) ?? null,
  }));
}

/** The cards that the reader holds. */
export function ownCards({ projectedView: view, seat }: Pick<TableLike, "projectedView" | "seat">): string[] {
  return view && seat !== null ? [...(view.hands[seat] ?? []), ...(view.speed8[seat] ?? [])] : [];
}
