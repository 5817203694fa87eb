/* A table with a live game: what the server tells goes to the playback, what the player decides goes to the server. */
import { wordRefusal } from "../lib/api";
import { lineOf } from "../lib/line";
import { guest } from "../lib/guest.svelte";
import { noteShown, takePart } from "../fair/own-part";
import { reveal, settings } from "../lib/settings.svelte";
import { t } from "../lib/text";
import { toast } from "../lib/toasts.svelte";
import type { Choice, DealInfo, Lay, News, Reaction, TableMessage, Time } from "../protocol";
import { sounds } from "../sound/sounds";
import { Away } from "./away.svelte";
import { Clock } from "./clock.svelte";
import { Heard } from "./heard";
import { Hold } from "./hold.svelte";
import { PlayedTable } from "./played.svelte";
import { Signals } from "./signals.svelte";
import { TableSocket, type Connection, type Told } from "./socket";

export type { Shown, Standing, Standings, TableLike } from "./like";

export interface Refused {
  why: string;
  args: Record<string, string | number>;
}

/** Of things that are said beside the game: a word in passing, no notice in the panel. */
const IN_PASSING = new Set(["too-many-reactions", "nudge-in-vain", "nudge-too-soon", "not-away"]);

export class LiveTable extends PlayedTable {
  connection = $state<Connection>("opening");
  restarting = $state(false);
  refusal = $state.raw<Refused | null>(null);
  handTo = $state<number | null>(null); // several people share this device: the seat it is to be passed to
  private readonly heard = new Heard();
  private left = false; // the rest was left to a bot
  private late = true; // what comes now happened before the socket was opened
  deal: DealInfo | null = $state(null); // how the cards were agreed on, as it was told last
  private sent = $state.raw<Choice | null>(null);
  /** Number of the last action of this seat that was sent from here. */
  acted = $state(0);
  readonly signals = new Signals();
  private readonly away = new Away();
  private readonly clock = new Clock();
  private readonly hold = new Hold(
    () => ({
      info: this.info,
      seat: this.seat,
      deadline: this.seat === null ? null : this.deadline(this.seat),
      ...this.heard.known,
    }),
    (card) => this.act(card),
  );
  private readonly socket: TableSocket;

  constructor(readonly id: string) {
    super();
    this.socket = new TableSocket((since) => lineOf(id).open(id, since), {
      message: (message) => this.hear(message),
      connection: (state) => this.connected(state),
      caughtUp: () => this.caughtUp(),
      since: () => this.heard.seq,
    });
  }

  /** Moves that happened while away, as long as the reader is told of them. */
  get missed(): number {
    return this.away.missed;
  }

  /** The player's card that is not laid yet, or on its way. */
  get held(): Lay | null {
    return this.hold.card;
  }

  /** The choice that was sent and is not shown yet as part of the game: others may have acted before it. */
  get underway(): Choice | null {
    const shown = Math.max(this.shown.seq, this.shown.events.at(-1)?.number ?? 0);
    return this.sending || shown < this.acted ? this.sent : null;
  }

  get time(): Time | null {
    return this.clock.time;
  }

  open(): void {
    document.addEventListener("visibilitychange", this.onVisibility);
    addEventListener("pagehide", this.onLeaving);
    void import("../fair/nonce"); // at hand when the deal asks for our part
    this.socket.open();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.onVisibility);
    removeEventListener("pagehide", this.onLeaving);
    this.hold.release();
    this.away.forget();
    this.signals.forget();
    this.socket.close();
    this.playback.drop();
  }

  confirm(): void {
    const { chosen } = this;
    if (!chosen || this.held || this.underway) return;
    if (this.hold.keeps(chosen)) this.chosen = null;
    else this.act(chosen);
  }

  /** Only what has not gone out. */
  takeBack(): void {
    if (!this.sending) this.hold.drop();
  }

  /** One command at a time; without a connection it goes out as soon as there is one again. */
  act(choice: Choice): void {
    if (this.sending) return;
    this.sending = true;
    this.sent = choice;
    this.refusal = null;
    this.away.forget();
    this.socket.act({ t: "act", id: newId(), seq: this.heard.seq ?? 0, action: choice.action });
  }

  /** Whoever the device was passed to has it in hand. */
  sit(): void {
    if (this.handTo !== null) this.socket.send({ t: "sit", seat: this.handTo });
  }

  takeWheel(): void {
    this.left = false;
    this.socket.send({ t: "take_control" });
  }

  /** Lets a bot drive for somebody who is away, until they are back. */
  relieve(seat: number): void {
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

  /** Nothing can change any more: a bot plays what is left, and we look at how it ends. */
  leaveRest(): void {
    this.socket.send({ t: "play_out" });
    this.left = true;
    this.playback.showEnd();
  }

  retryNow(): void {
    this.socket.retryNow();
  }

  /** This seat was opened in another tab: take it back. */
  useHere(): void {
    this.connection = "opening";
    this.socket.retryNow();
  }

  /** Plays what happened while nobody looked. */
  showMissed(): void {
    const { before, items } = this.away.take();
    if (!before) return;
    this.playback.reset(before);
    for (const item of items) this.playback.add(item);
  }

  override deadline(seat: number): number | null {
    return this.clock.deadline(seat);
  }

  protected override reveal(): number | null {
    return reveal(guest.newcomer && this.seat !== null, this.info?.clock !== "none");
  }

  private connected(state: Connection): void {
    this.connection = state;
    this.restarting = this.socket.restarting;
    if (state === "opening" || state === "open") this.late = true;
    if (state === "elsewhere") this.hold.drop(); // the question is open there
    if (state === "outdated") toast(t("new-version"), "again", { words: t("reload"), do: () => location.reload() });
  }

  private caughtUp(): void {
    this.late = false;
    this.away.tell();
    this.comeBack();
  }

  /** Who looks at the table again takes the wheel back from the bot that drove meanwhile. */
  private comeBack(): void {
    const driven = this.seat !== null && this.info?.status === "running" && this.info.seats[this.seat]?.driver;
    if (driven && !document.hidden && !this.heard.known.view?.foregone) this.takeWheel(); // the rest is left to it for good
  }

  private hear(message: Told): void {
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
        return this.hold.check();
      case "reacted":
        if (settings.reactions || message.seat === this.seat) this.signals.react(message);
        return;
      case "nudged":
        if (message.seat === this.seat) this.signals.nudge = message;
        return;
      case "done":
        this.socket.answered(message.id);
        this.acted = message.seq;
        this.heard.await(message.seq);
        this.unlock();
        return;
      case "no":
        if (message.why === "too-many") return this.socket.sendLater(Number(message.args.retry ?? 1)); // refused unread: it was not wrong, only too soon
        if (message.id !== null) {
          this.socket.answered(message.id);
          this.sending = false;
          this.sent = null;
          this.chosen = null;
          this.hold.drop();
        }
        this.left = false;
        if (IN_PASSING.has(message.why)) return toast(wordRefusal(message.why, message.args), "warn");
        this.refusal = { why: message.why, args: message.args };
    }
  }

  private begin(message: TableMessage): void {
    this.handTo = null;
    this.info = message.info;
    this.seat = message.seat;
    this.clock.set(message.time);
    this.heard.whole(message);
    this.unlock();
    this.away.forget();
    this.chosen = null;
    this.hovered = null;
    this.hold.check();
    this.playback.reset(message);
    if (message.deal) this.agree(message.deal);
    noteShown(this.id, message.seat, message.seq, message.events, true);
    // Of a tour the next one, too: its race begins with a picture.
    for (const name of [message.view?.track, message.info.options.track].flat()) void this.useTrack(name);
  }

  /** How the cards are dealt (docs/fair.md). */
  private agree(deal: DealInfo): void {
    const before = this.deal;
    this.deal = deal;
    void takePart(this, before, deal, (message) => this.socket.send(message));
  }

  private continue(news: News): void {
    const item = this.heard.next(news);
    if (item === "old") {
      if (news.seq === this.heard.seq) this.clock.set(news.time); // told twice, or only the time is new
      return;
    }
    if (item === "gap") return this.socket.retryNow();
    const { view } = item;
    noteShown(this.id, this.seat, news.seq, news.events);
    if (view?.phase === "over" && this.seat !== null) guest.newcomer = false; // as the server will say, too
    this.unlock();
    this.clock.set(news.time);
    this.hold.check();
    void this.useTrack(view?.track);
    const unseen = this.late || document.hidden;
    if (unseen) this.away.add(this.playback.shown, item);
    this.playback.add(item);
    if (unseen) {
      this.playback.showEnd();
      if (news.events.some((event) => event.event === "turn" && event.seat === this.seat)) sounds.bell();
    }
    if (this.left) this.playback.showEnd();
    this.keepChoice();
  }

  private unlock(): void {
    if (this.heard.isThrough()) this.sending = false;
  }

  /** A choice outlives news that leave its question as it was. */
  private keepChoice(): void {
    const still = (action: string | undefined): boolean =>
      this.shown.offer?.choices.some((choice) => choice.action === action) ?? false;
    if (!still(this.chosen?.action)) this.chosen = null;
    if (!still(this.hovered?.action)) this.hovered = null;
  }

  private readonly onLeaving = (): void => this.hold.release();

  private readonly onVisibility = (): void => {
    if (document.hidden) {
      this.hold.release();
      this.playback.showEnd();
      this.away.forget();
    } else {
      this.away.tell();
      this.comeBack();
      this.socket.wake();
    }
  };
}

/** Names a command, so that a repeat of it is known as one. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
