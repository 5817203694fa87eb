/* The interface of a table for components, whether the game is live, a replay or a puzzle. */
import type { CarLetter, GameEvent, Offer, Reaction, TableInfo, TrackShape, View } from "../protocol";
import type { Decision } from "./decision.svelte";
import type { Playback } from "./playback/playback.svelte";

/** The state on screen. It lags behind the server while moves are being played; `events` grows one by one as they are shown, and `view` describes the state after them. */
export interface DisplayState {
  seq: number;
  /** The number of the update that brought the question; it stays the same as long as the question does. */
  asked: number;
  view: View | null;
  offer: Offer | null;
  events: GameEvent[];
}

/** The position at which a car is drawn: on a space, parked at its place, or nowhere; and how many laps it has completed. */
export interface CarPosition {
  space: string | null;
  place: number | null;
  laps: number;
}
export type CarPositions = Record<CarLetter, CarPosition>;

export interface TableLike {
  readonly info: TableInfo | null;
  readonly seat: number | null;
  /** The track of the race on screen, which is not necessarily the latest race; null while loading. */
  readonly track: TrackShape | null;
  /** The state on screen, and the event being played. */
  readonly playback: Playback;
  /** The choice under consideration, and what was sent. */
  readonly decision: Decision;
  /** Current reactions by seat, if people play together here. */
  readonly reactions?: Partial<Record<number, Reaction>>;
  /** Returns the deadline of a seat in milliseconds of this machine's clock, or null without one. */
  deadline?(seat: number): number | null;
}
