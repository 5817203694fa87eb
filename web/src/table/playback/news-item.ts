/* The input of a playback, and how it notifies others. */
import type { EventOf } from "../../game/events";
import type { GameEvent, News, Offer, View } from "../../protocol";

/** The state of a table: its view, and the player's current question. */
export interface TableState {
  view: View | null;
  offer: Offer | null;
}

/** One update: what happened, and the state of the table after it. */
export interface NewsItem extends TableState {
  seq: number;
  events: GameEvent[];
}

/** Merges an update into a state. An update carries only what has changed: parts of the view, and the offer if the question is new. */
export function stateAfter(known: TableState, news: Pick<News, "view" | "offer">): TableState {
  return {
    view: { ...known.view, ...news.view } as View,
    offer: news.offer === undefined ? known.offer : news.offer,
  };
}

export interface Pace {
  /** The speed; 0 is off. */
  speed: number;
  /** Milliseconds that the end of a lot stays; null keeps it until it is closed. */
  reveal: number | null;
}

/** Notified of events as they are played, but not of events that are skipped to. */
export interface PlaybackListener {
  onBegin?(event: GameEvent): void;
  /** The moving car has entered a space. */
  onStep?(event: EventOf<"moved">): void;
  /** The car has reached its end. */
  onArrive?(event: EventOf<"moved">): void;
}
