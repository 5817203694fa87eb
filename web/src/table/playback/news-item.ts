/* What a playback is fed, and how it notifies others. */
import type { EventOf } from "../../game/events";
import type { GameEvent, News, Offer, View } from "../../protocol";

/** How the table stands: its view, and what the player is asked. */
export interface TableState {
  view: View | null;
  offer: Offer | null;
}

/** One item of news: what happened, and how the table stands after it. */
export interface NewsItem extends TableState {
  seq: number;
  events: GameEvent[];
}

/** Merges news into a state. News bring only what has changed: parts of the view, and the offer if there is another question. */
export function stateAfter(known: TableState, news: Pick<News, "view" | "offer">): TableState {
  return {
    view: { ...known.view, ...news.view } as View,
    offer: news.offer === undefined ? known.offer : news.offer,
  };
}

export interface Pace {
  /** 0: off. */
  speed: number;
  /** Milliseconds the end of a lot stays; null keeps it until it is closed. */
  reveal: number | null;
}

/** Notified of events as they are played, not of those that are shown at once. */
export interface PlaybackListener {
  onBegin?(event: GameEvent): void;
  /** The moving car has entered a space. */
  onStep?(event: EventOf<"moved">): void;
  /** The car has reached its end. */
  onArrive?(event: EventOf<"moved">): void;
}
