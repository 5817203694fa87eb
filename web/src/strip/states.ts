/* Describes what a player is doing, in one word, from public information. */
import type { GameEvent, View, Reaction } from "../protocol";

export type Activity =
  | "turn" // it is their turn to play a card
  | "card" // the card that they have played is being carried out
  | "moving" // a car is being moved by the card they played, or by their steering
  | "choosing"
  | "laid"
  | "betting"
  | "bet"
  | "next"
  | "out"
  | "";

/** `playing` is the event being shown, if any; the view is then slightly out of date. */
export function playerActivity(seat: number, view: View, playing: GameEvent | null): Activity {
  if (playing?.event === "moved" && playing.seat === seat) return "moving";
  if (playing?.event === "played" && playing.seat === seat) return "card";
  const waited = view.waiting.includes(seat);
  switch (view.phase) {
    case "auction":
      return view.laid[seat] !== null && view.laid[seat] !== undefined ? "laid" : waited ? "choosing" : "";
    case "powers":
      return waited ? "choosing" : "";
    case "bets":
      return waited ? "betting" : "bet";
    case "race":
      if (view.card && view.turn === seat) return "card";
      return view.turn === seat ? "turn" : waited ? "moving" : "";
    default:
      return "";
  }
}

/** Whether the seat is highlighted: the table is waiting for it, or its card is being carried out. */
export function isLit(seat: number, view: View, playing: GameEvent | null): boolean {
  if (playing && "seat" in playing && (playing.event === "moved" || playing.event === "played"))
    return playing.seat === seat;
  return view.waiting.includes(seat) || (view.phase === "race" && view.waiting.length === 0 && view.turn === seat);
}

const FEW = 10; // seconds: a third of the quick clock, so that the clock is not red from the start

/** The time left in minutes and seconds, and whether it is low. */
export function timeLeft(deadline: number | null, now: number): { words: string; low: boolean } | null {
  if (deadline === null) return null;
  const seconds = Math.max(0, Math.ceil((deadline - now) / 1000));
  return { words: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`, low: seconds <= FEW };
}

/** The reactions, each with its icon (parts/sprite.svg). */
export const SIGNS: Record<Reaction, string> = {
  blocked: "blocker",
  bravo: "cup",
  ouch: "warn",
  coming: "flag",
  close: "close",
  thanks: "loyal",
};
export const REACTIONS = Object.keys(SIGNS) as Reaction[];
