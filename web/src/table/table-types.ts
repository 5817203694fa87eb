/* What every component of the table looks at, whether the game is live or a replay. */
import type { CarLetter, Choice, GameEvent, Offer, Reaction, TableInfo, TrackShape, View } from "../protocol";

/** What is drawn. It lags behind the server while moves are played; `events` grows one by one as they are shown. */
export interface DisplayState {
  seq: number;
  /** Number of the news with which the question came; it stays while the question does. */
  asked: number;
  view: View | null;
  offer: Offer | null;
  events: GameEvent[];
}

/** Where a car is drawn: on a space, parked at its place, or nowhere; and the laps behind it. */
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
  /** The players after the events shown so far: the view, with what was told since. */
  projectedView: View | null;
  /** Moves are being shown. */
  playing: boolean;
  /** The event being shown, and how many milliseconds of it have been, at normal speed. */
  nowPlaying: GameEvent | null;
  elapsed: number;
  /** Where cars stand after the events shown so far. */
  cars: CarPositions;
  /** All six in race order, likewise. */
  order: readonly CarLetter[];
  /** Events of the card shown last, and of the one before it, for trails and panel. */
  lastCard: GameEvent[];
  cardBefore: GameEvent[];
  /** Under consideration, lit on board and in lists alike. */
  chosen: Choice | null;
  /** Shown by hover or focus, for the walk and the ghost. */
  hovered: Choice | null;
  choose(choice: Choice | null): void;
  hover(choice: Choice | null): void;
  /** Sends the chosen one; does nothing in a replay. */
  confirm(): void;
  /** The question is so new that it takes no input yet. */
  fresh: boolean;
  /** A command is on its way: nothing more can be chosen. */
  sending: boolean;
  /** What seats call out now; nothing in a replay. */
  reactions: Partial<Record<number, Reaction>>;
  /** Until when a seat may think, in milliseconds of this machine's clock. */
  deadline(seat: number): number | null;
}
