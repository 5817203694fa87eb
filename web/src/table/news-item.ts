/* What a playback is given, and whom it tells. */
import type { EventOf, GameEvent, View } from "../lib/view";
import type { Offer } from "../protocol";

/** One item of news: what happened, and how things stand then. */
export interface NewsItem {
  seq: number;
  events: GameEvent[];
  view: View | null;
  offer: Offer | null;
}

export interface Pace {
  /** 0: off. */
  speed: number;
  /** Milliseconds the end of a lot stays; null: until it is closed. */
  reveal: number | null;
}

/** Told of events as they are played, not of those that are shown at once. */
export interface Witness {
  begins?(event: GameEvent): void;
  /** The moving car has entered a space. */
  steps?(event: EventOf<"moved">): void;
  /** It stands at its end. */
  arrives?(event: EventOf<"moved">): void;
}
