/* Chooses the sound for an event. The sounds themselves are in synth.ts. */
import type { EventOf } from "../game/events";
import type { GameEvent } from "../protocol";

export type Sound =
  | { name: "card" } // a card is laid or played
  | { name: "cards"; count: number } // bids are turned over, one after another
  | { name: "coin" } // a car is paid for
  | { name: "engine"; seconds: number; speed: number } // a car passes
  | { name: "tyres" } // a car brakes behind another
  | { name: "line" } // the bell of a betting line
  | { name: "pen" } // a bet is written down
  | { name: "crowd"; seconds: number } // a car comes home
  | { name: "turn" }; // it is the reader's turn

const STEP = 0.15; // seconds that a car takes for a space, and for a whole drive at most (table/playback/timing.ts)
const LONGEST = 1.2;

/** Returns the sound with which an event begins, for the reader in this seat. */
export function soundOf(event: GameEvent, seat: number | null): Sound | null {
  switch (event.event) {
    case "laid":
    case "played":
      return { name: "card" };
    case "revealed":
      return { name: "cards", count: event.bids.length };
    case "sold":
      return { name: "coin" };
    case "moved":
      return event.walk.length
        ? { name: "engine", seconds: Math.min(LONGEST, STEP * event.walk.length), speed: event.speed }
        : null;
    case "stayed":
      return event.why === "blocked" ? { name: "tyres" } : null;
    case "betting":
      return { name: "line" };
    case "bet":
      return { name: "pen" };
    case "finish":
      return { name: "crowd", seconds: 2.4 };
    case "race":
    case "turn":
      return seat !== null && event.seat === seat ? { name: "turn" } : null;
    default:
      return null;
  }
}

/** Returns the sound of a car that has come to its end: cheers at the finish line, tyres if it was held up. */
export function soundOfArrival(event: EventOf<"moved">): Sound | null {
  if (event.to === "finish") return { name: "crowd", seconds: event.place === 1 ? 1.6 : 0.9 };
  return event.lost > 0 ? { name: "tyres" } : null;
}
