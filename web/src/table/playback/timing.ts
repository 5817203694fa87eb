/* The time for which each event is shown, in milliseconds at normal speed. */
import type { EventOf } from "../../game/events";
import type { GameEvent } from "../../protocol";

const STEP = 150;
const LONGEST_DRIVE = 1200;
export const NOSE = 120; // a jammed car pushes towards what blocks it, and back
const PARK = 420; // from the finish line to the car's place on the infield
const BETWEEN_LINES = 200;
const QUEUE_BEFORE_HURRY = 3;

const STILL: Partial<Record<GameEvent["event"], number>> = {
  played: 500,
  named: 250,
  skipped: 300,
  laid: 120,
  bet: 160,
  betting: 500,
  finish: 900,
};
const READING: Partial<Record<GameEvent["event"], number>> = {
  revealed: 900,
  tied: 1800,
  drawn: 900,
  kept: 1800,
  unowned: 1500,
};
const LOTS_END = new Set(["sold", "aside"]);

/** The phases of an event's animation, one after another. */
export interface EventTiming {
  drive: number;
  nose: number;
  park: number;
  rest: number;
}

/** Returns how long an event is shown. `reveal` is how long the end of a lot stays; null keeps it, and the powers kept, until the player closes it. */
export function timingFor(event: GameEvent, reveal: number | null): EventTiming {
  const beat = { drive: 0, nose: 0, park: 0, rest: 0 };
  switch (event.event) {
    case "moved":
      beat.drive = Math.min(STEP * event.walk.length, LONGEST_DRIVE);
      beat.nose = event.lost > 0 ? NOSE : 0;
      beat.park = event.to === "finish" ? PARK : 0;
      beat.rest = BETWEEN_LINES;
      break;
    case "stayed":
      beat.nose = event.why === "blocked" ? NOSE : 0;
      beat.rest = event.why === "blocked" ? 500 : BETWEEN_LINES;
      break;
    default:
      beat.rest = LOTS_END.has(event.event)
        ? (reveal ?? Infinity)
        : reveal === null && event.event === "kept"
          ? Infinity
          : (READING[event.event] ?? STILL[event.event] ?? 0);
  }
  return beat;
}

export const duration = (beat: EventTiming): number => beat.drive + beat.nose + beat.park + beat.rest;

/** The number of spaces that a car has entered after `elapsed` milliseconds. */
export function stepsAfter(event: EventOf<"moved">, elapsed: number): number {
  const { drive } = timingFor(event, null);
  return drive > 0 ? Math.floor((Math.min(elapsed, drive) / drive) * event.walk.length) : 0;
}

/** Whether the event needs time to be read, which does not depend on the speed of the cars and remains when motion is off. */
export const isReading = (event: GameEvent): boolean => event.event in READING || LOTS_END.has(event.event);

/** The factor of the playback clock: the speed that the player chose (0 is off), increased while more updates are waiting. */
export function playbackSpeed(speed: number, waiting: number): number {
  if (speed === 0) return Infinity;
  if (waiting <= QUEUE_BEFORE_HURRY) return speed;
  return speed * (waiting > 3 * QUEUE_BEFORE_HURRY ? 4 : 2);
}
