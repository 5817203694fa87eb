/* The updates of one table in order: keeps the connection, the number of the last update and the state of the table after it, and fetches the full state after a gap. */
import { transportFor } from "../api/transport";
import type { News, TableMessage } from "../protocol";
import { stateAfter, type NewsItem, type TableState } from "./playback/news-item";
import { TableSocket, type Connection, type IncomingMessage, type OutgoingMessage } from "./socket";

export interface StreamListener {
  /** The full state of the table; everything known before is outdated. */
  begin(message: TableMessage): void;
  /** The next update, and the message that brought it. */
  next(item: NewsItem, news: News): void;
  /** An update that was received before; its time may be new. */
  repeated(news: News): void;
  /** Any other message. */
  message(message: Exclude<IncomingMessage, TableMessage | News>): void;
  connected(state: Connection): void;
  /** Everything that happened before the connection was opened has arrived. */
  caughtUp(): void;
}

export class NewsStream {
  connection = $state<Connection>("opening");
  restarting = $state(false);
  /** Whether the arriving updates happened before the connection was opened. */
  late = true;
  state: TableState = { view: null, offer: null };
  private seq: number | null = null; // the last number received; null before the first message, and after a gap
  private awaited: number | null = null; // number of the player's own stored command until the matching update arrives
  readonly socket: TableSocket;

  constructor(
    id: string,
    private readonly listener: StreamListener,
  ) {
    this.socket = new TableSocket((since) => transportFor(id).open(id, since), {
      message: (message) => this.receive(message),
      connection: (state) => this.connected(state),
      caughtUp: () => {
        this.late = false;
        listener.caughtUp();
      },
      since: () => this.seq,
    });
  }

  send(message: OutgoingMessage): void {
    this.socket.send(message);
  }

  /** Sends an action, one at a time; without a connection, as soon as there is one again. */
  act(action: string): void {
    this.socket.act({ t: "act", id: newId(), seq: this.seq ?? 0, action });
  }

  /** Call when an action has been answered, with its number if it was stored. */
  answered(id: string, stored: number | null = null): void {
    this.socket.answered(id);
    if (stored !== null) this.awaited = stored;
  }

  /** Whether the awaited update has arrived. It is not enough that the action is stored: its question would show again until the update arrives. */
  hasArrived(): boolean {
    if (this.awaited === null || (this.seq ?? 0) < this.awaited) return false;
    this.awaited = null;
    return true;
  }

  retryNow(): void {
    this.socket.retryNow();
  }

  /** Takes the seat back from another tab. */
  useHere(): void {
    this.connection = "opening";
    this.socket.retryNow();
  }

  private connected(state: Connection): void {
    this.connection = state;
    this.restarting = this.socket.restarting;
    if (state === "opening" || state === "open") this.late = true;
    this.listener.connected(state);
  }

  private receive(message: IncomingMessage): void {
    if (message.t === "news") return this.continue(message);
    if (message.t !== "table") return this.listener.message(message);
    this.seq = message.seq;
    this.state = { view: message.view, offer: message.offer };
    this.listener.begin(message);
  }

  private continue(news: News): void {
    if (this.seq !== null && news.seq <= this.seq) {
      if (news.seq === this.seq) this.listener.repeated(news);
    } else if (news.after !== (this.seq ?? 0)) {
      this.seq = null;
      this.socket.retryNow();
    } else {
      this.seq = news.seq;
      this.state = stateAfter(this.state, news);
      this.listener.next({ seq: news.seq, events: news.events, ...this.state }, news);
    }
  }
}

/** Returns an id for an action, by which the server recognizes a repeat. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
