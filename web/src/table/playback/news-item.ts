/* What a playback is given, and whom it tells. */
import type { EventOf } from "../../game/events";
import type { GameEvent, News, Offer, View } from "../../protocol";

/** How things stand. */
export interface Known {
  view: View | null;
  offer: Offer | null;
}

/** One item of news: what happened, and how things stand then. */
export interface NewsItem extends Known {
  seq: number;
  events: GameEvent[];
}

/** News bring only what has changed: parts of the view, and the offer when the question is another. */
export function knownAfter(known: Known, news: Pick<News, "view" | "offer">): Known {
  return {
    view: { ...known.view, ...news.view } as View,
    offer: news.offer === undefined ? known.offer : news.offer,
  };
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
