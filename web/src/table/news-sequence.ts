/* Puts the news of a table in order: up to which number they have come, and how the table stands there. */
import type { News, TableMessage } from "../protocol";
import { stateAfter, type NewsItem, type TableState } from "./playback/news-item";

export class NewsSequence {
  /** The last number received; null before the first message, and after a gap. */
  seq: number | null = null;
  state: TableState = { view: null, offer: null };
  private awaited: number | null = null; // number of the player's own stored command, until its news arrive

  /** Starts again from a message that carries the whole table. */
  restart({ seq, view, offer }: TableMessage): void {
    this.seq = seq;
    this.state = { view, offer };
  }

  /** Returns the news as an item to play; "old" if they were received before, "gap" if the whole table must be fetched. */
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

  /** Whether the awaited news have arrived. A stored command is not enough: its question would show again until they do. */
  hasArrived(): boolean {
    if (this.awaited === null || (this.seq ?? 0) < this.awaited) return false;
    this.awaited = null;
    return true;
  }
}
