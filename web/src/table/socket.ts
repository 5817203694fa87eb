/* The connection of one table, to a server or to the worker on this device. It reconnects automatically, asks for updates since the last number, and repeats an unanswered command under the same id. */
import type { SocketLike } from "../api/transport";
import type { Act, FromServer, ToServer } from "../protocol";

export type Connection = "opening" | "open" | "lost" | "elsewhere" | "gone" | "outdated";

/** "pass" and "sit" exist only on a device that several people share: "pass" hands it to a seat, and "sit" says that the player of that seat has it. */
export type IncomingMessage = FromServer | { t: "pass"; seat: number };
export type OutgoingMessage = ToServer | { t: "sit"; seat: number };

export interface Listener {
  message(message: IncomingMessage): void;
  connection(state: Connection): void;
  /** Called when everything that happened before the socket was opened has arrived. */
  caughtUp(): void;
  /** The last number received; null asks for the full table state. */
  since(): number | null;
}

const DELAYS = [1000, 2000, 4000, 8000];
export const PING_EVERY = 20_000;
export const PONG_WITHIN = 10_000;
const TOO_MANY_DELAYS = [5000, 10_000, 20_000, 40_000, 60_000]; // milliseconds before reconnecting after the server closed a socket for sending too much
export const STEADY_AFTER = 60_000; // milliseconds; a socket that stays open this long has not sent too much
export const LOST_AFTER = 2000; // milliseconds; a shorter interruption is not worth a notice

const RESTARTING = new Set([1001, 1012, 4005]);
const TOO_MANY = 4029;
const GONE = 4404;
const OUTDATED = 4426; // the server uses another protocol: only another version of the page can continue
const OPEN = 1; // the open state of a WebSocket

export class TableSocket {
  restarting = false;
  private socket: SocketLike | null = null;
  private tries = 0;
  private closings = 0; // how often the server closed the socket for sending too much, without a steady period in between
  private steady: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private lost: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setTimeout> | undefined;
  private later: ReturnType<typeof setTimeout> | undefined;
  private closed = true;
  private caughtUp = false;
  private pending: Act | null = null;

  constructor(
    private readonly connectTo: (since: number | null) => SocketLike,
    private readonly listener: Listener,
  ) {}

  open(): void {
    this.closed = false;
    this.listener.connection("opening");
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.leave();
  }

  /** Sends a command, one at a time, and repeats it under the same id until it is answered. */
  act(command: Act): void {
    this.pending = command;
    this.send(command);
  }

  /** Sends the waiting command again after `seconds`: the server accepts nothing before then. */
  sendLater(seconds: number): void {
    clearTimeout(this.later);
    this.later = setTimeout(() => {
      if (this.pending) this.send(this.pending);
    }, seconds * 1000);
  }

  /** Call when the command has been answered. */
  answered(id: string | null): void {
    if (this.pending?.id === id) this.pending = null;
  }

  send(message: OutgoingMessage): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  retryNow(): void {
    this.closed = false;
    this.tries = 0;
    this.leave();
    this.connect();
  }

  /** Checks the connection at once when the page becomes visible again. */
  wake(): void {
    if (this.closed) return;
    if (!this.socket) this.retryNow();
    else if (this.socket.readyState === OPEN) {
      this.send({ t: "ping" });
      this.watch(PONG_WITHIN);
    }
  }

  private connect(): void {
    const socket = this.connectTo(this.listener.since());
    this.socket = socket;
    this.caughtUp = false;
    socket.onopen = () => this.opened();
    socket.onmessage = (event: { data: unknown }) => {
      if (this.socket === socket) this.receive(JSON.parse(String(event.data)) as IncomingMessage);
    };
    socket.onclose = (event: { code: number }) => {
      if (this.socket === socket) this.dropped(event.code);
    };
  }

  private opened(): void {
    this.tries = 0;
    this.steady = setTimeout(() => (this.closings = 0), STEADY_AFTER);
    this.restarting = false;
    clearTimeout(this.lost);
    this.lost = undefined;
    this.listener.connection("open");
    // Messages are answered in order, so the pong marks the end of what was missed.
    this.send({ t: "ping" });
    this.watch(PONG_WITHIN);
    if (this.pending) this.send(this.pending);
  }

  private receive(message: IncomingMessage): void {
    if (message.t === "pong") {
      this.watch(PING_EVERY);
      if (!this.caughtUp) {
        this.caughtUp = true;
        this.listener.caughtUp();
      }
      return;
    }
    if (message.t === "elsewhere") {
      this.close();
      this.listener.connection("elsewhere");
      return;
    }
    this.listener.message(message);
  }

  /** Sends a ping after `ms` milliseconds; a server that does not answer in time is considered gone. */
  private watch(ms: number): void {
    clearTimeout(this.ping);
    this.ping = setTimeout(() => {
      if (ms === PONG_WITHIN) {
        this.leave();
        this.dropped(0);
      } else {
        this.send({ t: "ping" });
        this.watch(PONG_WITHIN);
      }
    }, ms);
  }

  private dropped(code: number): void {
    clearTimeout(this.ping);
    clearTimeout(this.steady);
    this.socket = null;
    if (this.closed) return;
    if (code === GONE || code === OUTDATED) {
      this.close();
      this.listener.connection(code === GONE ? "gone" : "outdated");
      return;
    }
    this.restarting = RESTARTING.has(code);
    this.lost ??= setTimeout(() => this.listener.connection("lost"), LOST_AFTER);
    clearTimeout(this.again);
    const delay =
      code === TOO_MANY
        ? (TOO_MANY_DELAYS[this.closings++] ?? TOO_MANY_DELAYS.at(-1))
        : (DELAYS[this.tries++] ?? DELAYS.at(-1));
    this.again = setTimeout(() => this.connect(), delay);
  }

  private leave(): void {
    clearTimeout(this.again);
    clearTimeout(this.ping);
    clearTimeout(this.later);
    clearTimeout(this.steady);
    if (this.closed) {
      clearTimeout(this.lost);
      this.lost = undefined;
    }
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
