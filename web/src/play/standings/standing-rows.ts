/** The standings during a race, as far as it has been shown: every car with its owner and the bets on it that the reader knows. */
import { boardRows, type BoardRow } from "../../board/text/board-rows";
import { Places } from "../../board/geometry/geometry";
import { strengths, type Strength } from "../../game/cards";
import type { CarLetter, TrackShape, View } from "../../protocol";
import type { Playback } from "../../table/playback/playback.svelte";

export interface KnownBet {
  seat: number;
  bet: number; // number of the bet, from 1
}

export interface StandingRow extends BoardRow {
  bets: KnownBet[];
  hand: Strength | null; // how far the reader's own cards can still move the car
}

/** Whether a race is running, or its end is still shown on the board. */
export const isRacing = (view: View | null): boolean =>
  view?.phase === "race" || view?.phase === "bets" || view?.phase === "over";

/** The reader's own bets on a car; other players' bets only once they are revealed, in a replay or at the end. */
export function betsOn(view: View, car: CarLetter): KnownBet[] {
  return view.bets.flatMap((bets, seat) => bets.flatMap((on, i) => (on === car ? [{ seat, bet: i + 1 }] : [])));
}

export function standingRows(
  { projectedView: view, cars, order }: Pick<Playback, "projectedView" | "cars" | "order">,
  track: TrackShape | null,
  cards: string[],
): StandingRow[] {
  if (!view || !track) return [];
  const own = cards.length ? strengths(cards) : [];
  return boardRows(view, cars, order, new Places(track)).map((row) => ({
    ...row,
    bets: betsOn(view, row.car),
    hand: own.find((one) => one.car === row.car) ?? null,
  }));
}

/** The cards that the reader holds. */
export function ownCards(view: View | null, seat: number | null): string[] {
  return view && seat !== null ? [...(view.hands[seat] ?? []), ...(view.speed8[seat] ?? [])] : [];
}
