/* A table with a live game: passes the server's updates to the playback and the player's decisions to the server. */
import { describeRefusal } from "../api/api";
import { guest } from "../api/guest.svelte";
import { noteShown, takePart } from "../fair/own-part";
import { reveal, settings } from "../settings/settings.svelte";
import { t } from "../text/text";
import { toast } from "../notices/toasts.svelte";
import type {
  Choice,
  DealInfo,
  News,
  Reaction,
  TableInfo,
  TableMessage,
  TrackShape,
  Time,
  Nudged,
  Reacted,
} from "../protocol";
import { sounds } from "../sound/sounds";
import { Away } from "./away.svelte";
import { Decision } from "./decision.svelte";
import { NewsStream, type StreamListener } from "./news-stream.svelte";
import type { NewsItem } from "./playback/news-item";
import { Playback } from "./playback/playback.svelte";
import type { Connection } from "./socket";
import type { TableLike } from "./table-types";
import { Tracks } from "./tracks.svelte";

/** Refusals that do not concern the game itself: shown as a toast, not as a notice in the panel. */
const IN_PASSING = new Set(["too-many-reactions", "nudge-in-vain", "nudge-too-soon", "not-away"]);

export class LiveTable implements TableLike {
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  refusal = $state.raw<{ why: string; args: Record<string, string | number> } | null>(null);
  handTo = $state<number | null>(null); // the seat to hand this device to, if several people share it
  deal: DealInfo | null = $state(null); // the latest state of the agreement on the cards
  readonly playback = Playback.withSounds(
    () => this.seat,
    () => reveal(guest.newcomer && this.seat !== null, this.info?.clock !== "none"),
  );
  readonly decision = new Decision(
    this.playback,
    (choice) => this.send(choice),
    () => ({
      info: this.info,
      seat: this.seat,
      deadline: this.seat === null ? null : this.deadline(this.seat),
      ...this.stream.state,
    }),
  );
  readonly stream: NewsStream;
  readonly signals = new Signals();
  readonly away = new Away();
  private readonly deadlines = new Deadlines();
  private readonly tracks = new Tracks();
  private playingOut = false; // whether a bot is playing the rest of a decided game

  constructor(readonly id: string) {
    const listener: StreamListener = {
      begin: (message) => this.begin(message),
      next: (item, news) => this.continue(item, news),
      repeated: (news) => this.deadlines.set(news.time), // received twice, or only the time is new
      message: (message) => this.receive(message),
      connected: (state) => this.connected(state),
      caughtUp: () => this.comeBack(),
    };
    this.stream = new NewsStream(id, listener);
  }

  get track(): TrackShape | null {
    return this.tracks.get(this.playback.shown.view?.track);
  }

  get reactions(): Partial<Record<number, Reaction>> {
    return this.signals.reactions;
  }

  deadline(seat: number): number | null {
    return this.deadlines.deadline(seat);
  }

  open(): void {
    document.addEventListener("visibilitychange", this.onVisibility);
    addEventListener("pagehide", this.onLeaving);
    void import("../fair/nonce"); // loaded before the deal asks for this page's part
    this.stream.socket.open();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.onVisibility);
    removeEventListener("pagehide", this.onLeaving);
    this.decision.heldBid.release();
    this.away.forget();
    this.signals.forget();
    this.stream.socket.close();
    this.playback.drop();
  }

  /** Says that the player to whom the device was handed has it now. */
  sit(): void {
    if (this.handTo !== null) this.stream.send({ t: "sit", seat: this.handTo });
  }

  takeControl(): void {
    this.playingOut = false;
    this.stream.send({ t: "take_control" });
  }

  /** Lets a bot play the rest of a game whose result is decided, and shows how it ends. */
  playOut(): void {
    this.stream.send({ t: "play_out" });
    this.playingOut = true;
    this.playback.showEnd();
  }

  /** Plays the moves that were missed. */
  showMissed(): void {
    const { before, items } = this.away.take();
    if (!before) return;
    this.playback.reset(before);
    for (const item of items) this.playback.add(item);
  }

  private send(choice: Choice): void {
    this.decision.lock(choice);
    this.refusal = null;
    this.away.forget();
    this.stream.act(choice.action);
  }

  private connected(state: Connection): void {
    if (state === "elsewhere") this.decision.heldBid.drop(); // the question is now open in the other tab
    if (state === "outdated") toast(t("new-version"), "again", { words: t("reload"), do: () => location.reload() });
  }

  /** Sums up what was missed, and takes control back from the bot, when the player looks at the table again. */
  private comeBack(): void {
    this.away.notify();
    const driven = this.seat !== null && this.info?.status === "running" && this.info.seats[this.seat]?.driver;
    if (driven && !document.hidden && !this.stream.state.view?.foregone) this.takeControl(); // a decided game stays with the bot
  }

  private receive(message: Parameters<StreamListener["message"]>[0]): void {
    switch (message.t) {
      case "pass":
        this.handTo = message.seat;
        return;
      case "deal":
        return this.agree(message.deal);
      case "info":
        this.info = message.info;
        this.seat = message.seat;
        return this.decision.heldBid.check();
      case "reacted":
        if (settings.reactions || message.seat === this.seat) this.signals.react(message);
        return;
      case "nudged":
        if (message.seat === this.seat) this.signals.nudge = message;
        return;
      case "done":
        this.stream.answered(message.id, message.seq);
        this.decision.acted = message.seq;
        return this.unlock();
      case "no":
        if (message.why === "too-many") return this.stream.socket.sendLater(Number(message.args.retry ?? 1)); // refused unread: not wrong, only too early
        if (message.id !== null) {
          this.stream.answered(message.id);
          this.decision.refuse();
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
    this.unlock();
    this.away.forget();
    this.decision.reset();
    this.decision.heldBid.check();
    this.playback.reset(message);
    if (message.deal) this.agree(message.deal);
    noteShown(this.id, message.seat, message.seq, message.events, true);
    // Also loads the next track of a tour, because its race begins with the picture.
    for (const name of [message.view?.track, message.info.options.track].flat()) void this.tracks.load(name);
  }

  /** Takes part in dealing the cards on behalf of this page (docs/fair-deals.md). */
  private agree(deal: DealInfo): void {
    const before = this.deal;
    this.deal = deal;
    void takePart(this, before, deal, (message) => this.stream.send(message));
  }

  private continue(item: NewsItem, news: News): void {
    const { view } = item;
    noteShown(this.id, this.seat, news.seq, news.events);
    if (view?.phase === "over" && this.seat !== null) guest.newcomer = false; // the server will say the same next time
    this.unlock();
    this.deadlines.set(news.time);
    this.decision.heldBid.check();
    void this.tracks.load(view?.track);
    const unseen = this.stream.late || document.hidden;
    if (unseen) this.away.add(this.playback.shown, item);
    this.playback.add(item);
    if (unseen) {
      this.playback.showEnd();
      if (news.events.some((event) => event.event === "turn" && event.seat === this.seat)) sounds.bell();
    }
    if (this.playingOut) this.playback.showEnd();
  }

  private unlock(): void {
    if (this.stream.hasArrived()) this.decision.sending = false;
  }

  private readonly onLeaving = (): void => this.decision.heldBid.release();

  private readonly onVisibility = (): void => {
    if (document.hidden) {
      this.decision.heldBid.release();
      this.playback.showEnd();
      this.away.forget();
    } else {
      this.comeBack();
      this.stream.socket.wake();
    }
  };
}

/** The deadlines of the seats, according to this machine's clock. */
class Deadlines {
  time = $state.raw<Time | null>(null);
  private ahead = 0; // milliseconds this machine's clock is ahead of the server's

  set(time: Time | null): void {
    this.time = time;
    if (time) this.ahead = Date.now() - time.now * 1000;
  }

  deadline(seat: number): number | null {
    const until = this.time?.until[seat];
    return until === undefined ? null : until * 1000 + this.ahead;
  }
}

const STAYS = 5000; // milliseconds

/** Signals that are not part of the game and are stored nowhere: reactions, each shown for a few seconds, and the last nudge to the reader. */
class Signals {
  /** Current reactions by seat. */
  reactions = $state<Partial<Record<number, Reaction>>>({});
  /** The newest reaction, as a new object each time. */
  newest = $state.raw<Reacted | null>(null);
  nudge = $state.raw<Nudged | null>(null);
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  react(reaction: Reacted): void {
    clearTimeout(this.timers.get(reaction.seat));
    this.reactions[reaction.seat] = reaction.sign;
    this.newest = reaction;
    this.timers.set(
      reaction.seat,
      setTimeout(() => delete this.reactions[reaction.seat], STAYS),
    );
  }

  forget(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.reactions = {};
  }
}
