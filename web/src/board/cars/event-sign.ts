/* The sign above a car after an event: what a jam cost, or what a power did. */
import type { CarLetter, GameEvent, PowerName } from "../../protocol";
import { timingFor } from "../../table/playback/timing";

export interface Sign {
  car: CarLetter;
  words: string;
  power: PowerName | null;
}

/** The sign for an event; null if it has none. */
export function signFor(event: GameEvent): Sign | null {
  if (event.event === "stayed") {
    return event.why === "blocked" ? { car: event.car, words: `−${event.speed}`, power: null } : null;
  }
  if (event.event === "skipped") return event.car ? { car: event.car, words: "", power: event.power } : null;
  if (event.event !== "moved") return null;
  const { car, lost, bonus, power } = event;
  if (lost > 0) return { car, words: `−${lost}`, power: null };
  return power ? { car, words: bonus > 0 ? `+${bonus}` : "", power } : null;
}

/** Whether the sign is visible yet: it appears when the car stops. */
export const isThere = (event: GameEvent, elapsed: number): boolean => elapsed >= timingFor(event, null).drive;
