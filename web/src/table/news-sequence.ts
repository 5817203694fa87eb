/* Puts a table's updates in order: keeps the number of the last update and the state of the table after it. */
import type { News, TableMessage } from "../protocol";
import { stateAfter, type NewsItem, type TableState } from "./playback/news-item";

export class NewsSequence {
  /** The last number received; null before the first message, and after a gap. */
  seq: number | null = null;
  state: TableState = { view: null, offer: null };
  private awaited: number | null = null; // number of the player's own stored command until the matching update arrives

  /** Starts again from a message that carries the full table state. */
  restart({ seq, view, offer }: TableMessage): void {
    this.seq = seq;
    this.state = { view, offer };
  }

  /** Returns the update as an item to play; "old" if it was received before, "gap" if the full table state must be fetched. */
  next(news: News): NewsItem | "old" | "gap" {
    if (this.seq !== null && news.seq <= this.seq) return "old";
    if (news.after !== (this.seq ?? 0)) {
      this.seq = null;
      return "gap";
    }
    this.seq = news.seq;
    this.state = stateAfter(this.state, news);
    return { seq: news.seq, events: news.events, ...this.state };
  }

  awaitNumber(command: number): void {
    this.awaited = command;
  }

  /** Whether the awaited update has arrived. It is not enough that the command is stored: its question would show again until the update arrives. */
  hasArrived(): boolean {
    if (this.awaited === null || (this.seq ?? 0) < this.awaited) return false;
    this.awaited = null;
    return true;
  }
}
