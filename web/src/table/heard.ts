/* What the table has told so far: up to which number, and how things stand there. */
import type { News, TableMessage } from "../protocol";
import { knownAfter, type Known, type NewsItem } from "./playback/news-item";

export class Heard {
  /** The last number heard of; null: nothing yet, or not all. */
  seq: number | null = null;
  known: Known = { view: null, offer: null };
  private awaited: number | null = null; // number of our own command that was stored, until its news come

  whole({ seq, view, offer }: TableMessage): void {
    this.seq = seq;
    this.known = { view, offer };
  }

  /** News as they are shown; what was told before is old, and where something is missing the whole table is needed. */
  next(news: News): NewsItem | "old" | "gap" {
    if (this.seq !== null && news.seq <= this.seq) return "old";
    if (news.after !== (this.seq ?? 0)) {
      this.seq = null;
      return "gap";
    }
    this.seq = news.seq;
    this.known = knownAfter(this.known, news);
    return { seq: news.seq, events: news.events, ...this.known };
  }

  await(command: number): void {
    this.awaited = command;
  }

  /** A command is through when the news of it are here, not when it is stored: until then its question must not show again. */
  isThrough(): boolean {
    if (this.awaited === null || (this.seq ?? 0) < this.awaited) return false;
    this.awaited = null;
    return true;
  }
}
