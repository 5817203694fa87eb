/* The interface of a table for components, whether the game is live or a replay. */
import type { CarLetter, Choice, GameEvent, Offer, Reaction, TableInfo, TrackShape, View } from "../protocol";

/** What is on screen. It lags behind the server while moves are being played; `events` grows one by one as they are shown. */
export interface DisplayState {
  seq: number;
  /** The number of the update that brought the question; it stays the same as long as the question does. */
  asked: number;
  view: View | null;
  offer: Offer | null;
  events: GameEvent[];
}

/** Where a car is drawn: on a space, parked at its place, or nowhere; and how many laps it has completed. */
export interface CarPosition {
  space: string | null;
  place: number | null;
  laps: number;
}
export type CarPositions = Record<CarLetter, CarPosition>;

export interface TableLike {
  info: TableInfo | null;
  seat: number | null;
  track: TrackShape | null;
  shown: DisplayState;
  /** The view of the players after the events shown so far. */
  projectedView: View | null;
  /** Whether moves are being played. */
  playing: boolean;
  /** The event being played, and the milliseconds of it that have passed, at normal speed. */
  nowPlaying: GameEvent | null;
  elapsed: number;
  /** Where cars stand after the events shown so far. */
  cars: CarPositions;
  /** All six cars in race order after the events shown so far. */
  order: readonly CarLetter[];
  /** Events of the card shown last, and of the one before it, for the trails and the panel. */
  lastCard: GameEvent[];
  cardBefore: GameEvent[];
  /** The choice under consideration, highlighted on the board and in lists. */
  chosen: Choice | null;
  /** The choice under the pointer or with the focus, for the walk and the ghost. */
  hovered: Choice | null;
  choose(choice: Choice | null): void;
  hover(choice: Choice | null): void;
  /** Sends the chosen choice. Does nothing in a replay. */
  confirm(): void;
  /** Whether the question is so new that it does not accept input yet. */
  fresh: boolean;
  /** Whether a command is being sent; nothing can be chosen in the meantime. */
  sending: boolean;
  /** Current reactions by seat; empty in a replay. */
  reactions: Partial<Record<number, Reaction>>;
  /** Deadline of a seat in milliseconds of this machine's clock, or null without one. */
  deadline(seat: number): number | null;
}
