/* The order in which revealed bids are turned over: one after another, the winning one last. */
import type { Bidding } from "../protocol";

const TURN = 320; // milliseconds that a card takes to turn
const APART = 150; // milliseconds between one card and the next
const ALL = 900; // milliseconds after which the winner is named (table/playback/timing.ts)

/** The seats in the order in which their cards are turned: those who pass, then the bids from low to high. The winner's is the last one, also of equal bids. */
export function turnOrder(bids: readonly Bidding[], winner: number | null): number[] {
  const last = (bid: Bidding): number => Number(bid.seat === winner);
  return [...bids].sort((a, b) => last(a) - last(b) || a.bid - b.bid).map((bid) => bid.seat);
}

export interface CardTurns {
  /** Milliseconds that each card takes to turn; 0 without motion. */
  length: number;
  /** Milliseconds until the card of a seat begins to turn. */
  delays: ReadonlyMap<number, number>;
}

/** Spreads the cards over the time until the winner is named, at the speed that the reader has chosen. */
export function timeTurns(bids: readonly Bidding[], winner: number | null, pace: number): CardTurns {
  const length = pace > 0 ? TURN / pace : 0;
  const apart = pace > 0 ? Math.max(0, Math.min(APART / pace, (ALL - length) / (bids.length - 1 || 1))) : 0;
  return { length, delays: new Map(turnOrder(bids, winner).map((seat, i) => [seat, Math.round(i * apart)])) };
}
