/* A table with a live game: passes the server's updates to the playback and the player's decisions to the server. */
import { describeRefusal } from "../api/api";
import { transportFor } from "../api/transport";
import { guest } from "../api/guest.svelte";
import { noteShown, takePart } from "../fair/own-part";
import { reveal, settings } from "../lib/settings.svelte";
import { t } from "../lib/text";
import { toast } from "../lib/toasts.svelte";
import type { Choice, DealInfo, Lay, News, Reaction, TableMessage, Time } from "../protocol";
import { sounds } from "../sound/sounds";
import { Away } from "./away.svelte";
import { Deadlines } from "./deadlines.svelte";
import { NewsSequence } from "./news-sequence";
import { HeldBid } from "./held-bid.svelte";
import { BaseTable } from "./base-table.svelte";
import { Signals } from "./signals.svelte";
import { TableSocket, type Connection, type IncomingMessage } from "./socket";

export type { DisplayState, CarPosition, CarPositions, TableLike } from "./table-types";

export interface Refusal {
  why: string;
  args: Record<string, string | number>;
}

/** Refusals that do not concern the game itself: shown as a toast, not as a notice in the panel. */
const IN_PASSING = new Set(["too-many-reactions", "nudge-in-vain", "nudge-too-soon", "not-away"]);

export class LiveTable extends BaseTable {
  connection = $state<Connection>("opening");
  restarting = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  handTo = $state<number | null>(null); // the seat to hand this device to, if several people share it
  private readonly news = new NewsSequence();
  private playingOut = false; // whether a bot is playing the rest of a decided game
  private late = true; // whether the arriving updates happened before the socket was opened
  deal: DealInfo | null = $state(null); // the latest state of the agreement on the cards
  private sent = $state.raw<Choice | null>(null);
  /** The number of the last action sent from this page. */
  acted = $state(0);
  readonly signals = new Signals();
  private readonly away = new Away();
  private readonly deadlines = new Deadlines();
  private readonly heldBid = new HeldBid(
    () => ({
      info: this.info,
      seat: this.seat,
      deadline: this.seat === null ? null : this.deadline(this.seat),
      ...this.news.state,
    }),
    (card) => this.act(card),
  );
  private readonly socket: TableSocket;

  constructor(readonly id: string) {
    super();
    this.socket = new TableSocket((since) => transportFor(id).open(id, since), {
      message: (message) => this.receive(message),
      connection: (state) => this.connected(state),
      caughtUp: () => this.caughtUp(),
      since: () => this.news.seq,
    });
  }

  /** The number of moves missed while away, while the notice is shown. */
  get missed(): number {
    return this.away.missed;
  }

  /** The player's card that is held back or being sent. */
  get held(): Lay | null {
    return this.heldBid.card;
  }

  /** The choice that was sent but is not yet shown as part of the game; other players may have acted before it. */
  get underway(): Choice | null {
    const shown = Math.max(this.shown.seq, this.shown.events.at(-1)?.number ?? 0);
    return this.sending || shown < this.acted ? this.sent : null;
  }

  get time(): Time | null {
    return this.deadlines.time;
  }

  open(): void {
    document.addEventListener("visibilitychange", this.onVisibility);
    addEventListener("pagehide", this.onLeaving);
    void import("../fair/nonce"); // loaded before the deal asks for this page's part
    this.socket.open();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.onVisibility);
    removeEventListener("pagehide", this.onLeaving);
    this.heldBid.release();
    this.away.forget();
    this.signals.forget();
    this.socket.close();
    this.playback.drop();
  }

  confirm(): void {
    const { chosen } = this;
    if (!chosen || this.held || this.underway) return;
    if (this.heldBid.tryHold(chosen)) this.chosen = null;
    else this.act(chosen);
  }

  /** Takes back a card that has not been sent yet. */
  takeBack(): void {
    if (!this.sending) this.heldBid.drop();
  }

  /** Sends a choice, one at a time; without a connection, as soon as there is one again. */
  act(choice: Choice): void {
    if (this.sending) return;
    this.sending = true;
    this.sent = choice;
    this.refusal = null;
    this.away.forget();
    this.socket.act({ t: "act", id: newId(), seq: this.news.seq ?? 0, action: choice.action });
  }

  /** Says that the player to whom the device was handed has it now. */
  sit(): void {
    if (this.handTo !== null) this.socket.send({ t: "sit", seat: this.handTo });
  }

  takeControl(): void {
    this.playingOut = false;
    this.socket.send({ t: "take_control" });
  }

  /** Lets a bot drive for an absent player until they return. */
  substitute(seat: number): void {
    this.socket.send({ t: "substitute", seat });
  }

  react(sign: Reaction): void {
    this.socket.send({ t: "react", sign });
  }

  nudge(seat: number): void {
    this.socket.send({ t: "nudge", seat });
  }

  override get reactions(): Partial<Record<number, Reaction>> {
    return this.signals.reactions;
  }

  /** Lets a bot play the rest of a game whose result is decided, and shows how it ends. */
  playOut(): void {
    this.socket.send({ t: "play_out" });
    this.playingOut = true;
    this.playback.showEnd();
  }

  retryNow(): void {
    this.socket.retryNow();
  }

  /** Takes the seat back from another tab. */
  useHere(): void {
    this.connection = "opening";
    this.socket.retryNow();
  }

  /** Plays the moves that were missed. */
  showMissed(): void {
    const { before, items } = this.away.take();
    if (!before) return;
    this.playback.reset(before);
    for (const item of items) this.playback.add(item);
  }

  override deadline(seat: number): number | null {
    return this.deadlines.deadline(seat);
  }

  protected override reveal(): number | null {
    return reveal(guest.newcomer && this.seat !== null, this.info?.clock !== "none");
  }

  private connected(state: Connection): void {
    this.connection = state;
    this.restarting = this.socket.restarting;
    if (state === "opening" || state === "open") this.late = true;
    if (state === "elsewhere") this.heldBid.drop(); // the question is now open in the other tab
    if (state === "outdated") toast(t("new-version"), "again", { words: t("reload"), do: () => location.reload() });
  }

  private caughtUp(): void {
    this.late = false;
    this.away.notify();
    this.comeBack();
  }

  /** Takes control back from the bot when the player looks at the table again. */
  private comeBack(): void {
    const driven = this.seat !== null && this.info?.status === "running" && this.info.seats[this.seat]?.driver;
    if (driven && !document.hidden && !this.news.state.view?.foregone) this.takeControl(); // a decided game stays with the bot
  }

  private receive(message: IncomingMessage): void {
    switch (message.t) {
      case "pass":
        this.handTo = message.seat;
        return;
      case "table":
        return this.begin(message);
      case "deal":
        return this.agree(message.deal);
      case "news":
        return this.continue(message);
      case "info":
        this.info = message.info;
        this.seat = message.seat;
        return this.heldBid.check();
      case "reacted":
        if (settings.reactions || message.seat === this.seat) this.signals.react(message);
        return;
      case "nudged":
        if (message.seat === this.seat) this.signals.nudge = message;
        return;
      case "done":
        this.socket.answered(message.id);
        this.acted = message.seq;
        this.news.awaitNumber(message.seq);
        this.unlock();
        return;
      case "no":
        if (message.why === "too-many") return this.socket.sendLater(Number(message.args.retry ?? 1)); // refused unread: not wrong, only too early
        if (message.id !== null) {
          this.socket.answered(message.id);
          this.sending = false;
          this.sent = null;
          this.chosen = null;
          this.heldBid.drop();
        }
        this.playingOut = false;
        if (IN_PASSING.has(message.why)) return toast(describeRefusal(message.why, message.args), "warn");
        this.refusal = { why: message.why, args: message.args };
    }
  }

  private begin(message: TableMessage): void {
    this.handTo = null;
    this.info = message.info;
    this.seat = message.seat;
    this.deadlines.set(message.time);
    this.news.restart(message);
    this.unlock();
    this.away.forget();
    this.chosen = null;
    this.hovered = null;
    this.heldBid.check();
    this.playback.reset(message);
    if (message.deal) this.agree(message.deal);
    noteShown(this.id, message.seat, message.seq, message.events, true);
    // Also loads the next track of a tour, because its race begins with the picture.
    for (const name of [message.view?.track, message.info.options.track].flat()) void this.useTrack(name);
  }

  /** Takes part in dealing the cards on behalf of this page (docs/fair-deals.md). */
  private agree(deal: DealInfo): void {
    const before = this.deal;
    this.deal = deal;
    void takePart(this, before, deal, (message) => this.socket.send(message));
  }

  private continue(news: News): void {
    const item = this.news.next(news);
    if (item === "old") {
      if (news.seq === this.news.seq) this.deadlines.set(news.time); // received twice, or only the time is new
      return;
    }
    if (item === "gap") return this.socket.retryNow();
    const { view } = item;
    noteShown(this.id, this.seat, news.seq, news.events);
    if (view?.phase === "over" && this.seat !== null) guest.newcomer = false; // the server will say the same next time
    this.unlock();
    this.deadlines.set(news.time);
    this.heldBid.check();
    void this.useTrack(view?.track);
    const unseen = this.late || document.hidden;
    if (unseen) this.away.add(this.playback.shown, item);
    this.playback.add(item);
    if (unseen) {
      this.playback.showEnd();
      if (news.events.some((event) => event.event === "turn" && event.seat === this.seat)) sounds.bell();
    }
    if (this.playingOut) this.playback.showEnd();
    this.keepChoice();
  }

  private unlock(): void {
    if (this.news.hasArrived()) this.sending = false;
  }

  /** Keeps a choice through updates that leave its question unchanged. */
  private keepChoice(): void {
    const still = (action: string | undefined): boolean =>
      this.shown.offer?.choices.some((choice) => choice.action === action) ?? false;
    if (!still(this.chosen?.action)) this.chosen = null;
    if (!still(this.hovered?.action)) this.hovered = null;
  }

  private readonly onLeaving = (): void => this.heldBid.release();

  private readonly onVisibility = (): void => {
    if (document.hidden) {
      this.heldBid.release();
      this.playback.showEnd();
      this.away.forget();
    } else {
      this.away.notify();
      this.comeBack();
      this.socket.wake();
    }
  };
}

/** Returns an id for a command, by which the server recognizes a repeat. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
