/* What is written over a car when an event has happened to it: what a jam cost, what a power did. */
import type { GameEvent, PowerName, View } from "../lib/view";
import type { CarLetter } from "../protocol";
import { beatOf } from "../table/timing";

export interface Sign {
  car: CarLetter;
  words: string;
  power: PowerName | null;
}

/** The sign of an event; null when there is none. `player` played the card; the powers are by seat. */
export function signOf(event: GameEvent, player: number | null, powers: View["powers"]): Sign | null {
  if (event.event === "stayed") {
    return event.why === "blocked" ? { car: event.car, words: `−${event.speed}`, power: null } : null;
  }
  if (event.event === "skipped") return event.car ? { car: event.car, words: "", power: "strategic" } : null;
  if (event.event !== "moved") return null;
  const { car, lost, bonus, seat } = event;
  if (lost > 0) return { car, words: `−${lost}`, power: null };
  if (bonus > 0) return { car, words: `+${bonus}`, power: known(powers[seat]) };
  return player !== null && seat !== player ? { car, words: "", power: "cunning" } : null;
}

const known = (power: View["powers"][number] | undefined): PowerName | null => (!power || power === "?" ? null : power);

/** A sign rises when the car stands. */
export const isThere = (event: GameEvent, elapsed: number): boolean => elapsed >= beatOf(event, null).drive;
