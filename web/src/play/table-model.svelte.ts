/** The player's side of a table: the panel on screen, and the choices in order. */
import { settings } from "../settings/settings.svelte";
import { strengthsIn, type CarStrength } from "../game/cards";
import type { EventOf } from "../game/events";
import type { CardInPlay, Choice, Lay, Move, Play, PowerName, View, Offer } from "../protocol";
import { offeredEnds } from "../table/ends";
import type { Decision } from "../table/decision.svelte";
import type { LiveTable } from "../table/live-table.svelte";
import type { Playback } from "../table/playback/playback.svelte";
import type { TableLike } from "../table/table-types";
import { suggestPass, without } from "./describe/hand-cards";
import { Phrasing } from "./describe/phrasing";

/** A card of the player that is not in the row: laid for a lot, revealed with the others, or being played. */
export interface CardOut {
  card: string;
  bid: number; // 0 for a pass or no bid
  place: "laid" | "turned" | "played";
}

export class TableModel {
  /** The index of the picked card in the row, because copies of a card have the same name. */
  pickedAt = $state<number | null>(null);
  /** The index in the row from which the card being carried out was taken. */
  playedAt = 0;
  /** A card picked while others are playing; it is chosen when the player's turn comes. */
  preset = $state<string | null>(null);
  /** The number of races whose end the player has closed, or that ended before this page was opened. */
  closedRaces = $state(0);
  /** The amount of advice that the player asked for: 0 nothing, 1 where to look, 2 what to do, 3 why. */
  hintStage = $state(0);
  /** Whether the player acted, so that the focus may move to the next step. */
  acted = false;

  readonly playback: Playback;
  readonly decision: Decision;

  /** `live` is the table again if its game is live; a puzzle has nobody to wait for. */
  constructor(
    readonly table: TableLike,
    readonly live: LiveTable | null = null,
  ) {
    this.playback = table.playback;
    this.decision = table.decision;
  }

  readonly phrasing = $derived.by(() => Phrasing.of(this.table.info, this.table.seat));
  readonly offer = $derived.by(() => (this.turned || this.interlude || this.laying ? null : this.playback.shown.offer));
  /** The end of a race that is shown before the next race, until the player closes it. */
  readonly interlude = $derived.by((): EventOf<"finish"> | null => {
    const { view, events } = this.playback.shown;
    if (!view || view.races < 2 || view.race <= this.closedRaces + 1) return null;
    return events.findLast((event) => event.event === "finish") ?? null;
  });
  /** Whether the end of a lot is being shown. */
  readonly turned = $derived.by(() => this.playback.nowPlaying !== null && TURNED.has(this.playback.nowPlaying.event));
  /** Whether the powers that the players kept are being shown. */
  readonly showsKeptPowers = $derived.by(() => this.playback.nowPlaying?.event === "kept");
  readonly panel = $derived.by((): Panel => {
    if (this.interlude) return "interlude";
    if (this.turned) return "reveal";
    if (this.offer) return ASKED[this.offer.asks];
    if (this.showsKeptPowers) return "powers";
    const phase = this.view?.phase;
    if (phase === "race" || (phase === "bets" && this.playback.playing)) return "watching";
    return phase ?? "watching";
  });
  /** Changes with every question, so that the focus can follow. */
  readonly step = $derived.by(() => {
    const { asked, events } = this.playback.shown;
    const lot = this.turned ? events.findLastIndex((event) => BEGINS_LOT.has(event.event)) : "";
    // One's own card is a single step while its lines are carried out; each question about it is another.
    const of = this.offer ? asked : this.ownCard ? events.findLastIndex((event) => event.event === "played") : lot;
    return `${this.panel} ${this.showsKeptPowers} ${this.out?.place === "laid"} ${of}`;
  });

  readonly out = $derived.by((): CardOut | null => {
    const { events, seq } = this.playback.shown;
    const { laying } = this;
    if (laying) return { card: laying.card, bid: laying.bid, place: "laid" };
    let closed = false;
    for (let i = events.length - 1; i >= 0; i--) {
      const event = events[i]!;
      if (event.event === "played") {
        // Until the update is shown; afterwards the card lies in the row again.
        return event.seat === this.me && event.number > seq ? { card: event.card, bid: 0, place: "played" } : null;
      }
      if (event.event === "lot" || event.event === "dealt" || event.event === "forced") return null;
      if (event.event === "sold" || event.event === "aside" || event.event === "unowned") closed = true;
      if (event.event === "laid" && event.seat === this.me && event.bid !== "?") {
        if (closed && !this.turned) return null;
        return { card: event.card, bid: event.bid, place: this.turned ? "turned" : "laid" };
      }
    }
    return null;
  });

  /** The card that the player has laid but the server has not confirmed yet. */
  get laying(): Lay | null {
    const { held, underway } = this.decision;
    return held ?? (this.live?.stream.connection === "open" && underway?.kind === "lay" ? underway : null);
  }

  /** Whether a card has been sent to the server but is still among the cards in hand. */
  get isPlaying(): boolean {
    return this.decision.underway?.kind === "play";
  }

  /** The player's own card while its lines are carried out. */
  get ownCard(): CardInPlay | null {
    const card = this.view?.card ?? null;
    return card && card.seat === this.me ? card : null;
  }

  get view(): View | null {
    return this.playback.shown.view;
  }

  get me(): number | null {
    return this.table.seat;
  }

  /** Whether the player may have a coach. The server refuses all other requests. */
  get coachable(): boolean {
    return this.me !== null && this.table.info?.coached === this.me;
  }

  /** The player's own power, once they have kept one. */
  get power(): PowerName | null {
    const power = this.me === null ? null : (this.view?.powers?.[this.me] ?? null);
    return power === "?" ? null : power;
  }

  /** The cards in the player's row: the hand and, with two players, the open Speed-8s after it. */
  get cards(): string[] {
    if (this.me === null || !this.view) return [];
    return [...(this.view.hands[this.me] ?? []), ...(this.view.speed8[this.me] ?? [])];
  }

  /** The distance that these cards can move each car. Empty without cards. */
  get strengths(): CarStrength[] {
    return this.cards.length ? strengthsIn(this.view, this.me) : [];
  }

  /** The hand without the card under consideration. */
  get left(): string[] {
    const { hovered, chosen } = this.decision;
    const looked = hovered?.kind === "play" ? hovered : chosen;
    return without(this.cards, looked?.kind === "play" ? looked.card : null);
  }

  /** All choices in list order: cards as in the hand, end spaces as numbered on the board, the player's own cars first for a wild. */
  readonly choices = $derived.by((): Choice[] => {
    const offer = this.offer;
    if (!offer) return [];
    if (offer.asks === "move" || offer.asks === "bonus") return offeredEnds(offer);
    if (offer.asks === "bid" || offer.asks === "play") {
      return this.cards.map((card) => this.choicesFor(card)[0]).filter((choice) => choice !== undefined);
    }
    const listed = offer.choices.filter((choice) => choice.kind !== "skip");
    if (offer.asks !== "wild") return listed;
    return [...listed.filter((choice) => this.isMine(choice)), ...listed.filter((choice) => !this.isMine(choice))];
  });

  get ends(): Move[] {
    return this.choices.filter((choice) => choice.kind === "move");
  }

  get skip(): Choice | null {
    return this.offer?.choices.find((choice) => choice.kind === "skip") ?? null;
  }

  /** The choices that a card offers, likeliest first: a bid before a pass, printed order before reversed. */
  choicesFor(card: string): (Lay | Play)[] {
    const found = (this.offer?.choices ?? [])
      .filter((choice) => "card" in choice)
      .filter((choice) => choice.card === card);
    const worth = (choice: Lay | Play): number => (choice.kind === "lay" ? choice.bid : choice.reversed ? 0 : 1);
    return found.sort((a, b) => worth(b) - worth(a));
  }

  /** The choice to pass with the suggested card. */
  get pass(): Lay | null {
    if (this.offer?.asks !== "bid" || this.me === null) return null;
    const passes = this.offer.choices.filter((choice): choice is Lay => choice.kind === "lay" && choice.by === "pass");
    const card = suggestPass(
      passes.map((choice) => choice.card),
      this.view?.shown[this.me] ?? [],
    );
    return passes.find((choice) => choice.card === card) ?? null;
  }

  /** Whether a choice for a wild names one of the player's own cars. */
  private isMine(choice: Choice): boolean {
    const car = choice.kind === "wild" ? choice.line.car : "W";
    return car !== "W" && this.me !== null && this.view?.cars[car].owner === this.me;
  }

  isChosen(choice: Choice): boolean {
    return this.decision.chosen?.action === choice.action;
  }

  /** Handles a click or tap: chooses, and sends at once if it is the second click or no confirmation is needed. */
  pick(choice: Choice): void {
    const again = this.isChosen(choice);
    this.decision.choose(choice);
    if (again || !settings.confirm) this.confirm();
  }

  confirm(): void {
    if (!this.decision.chosen || this.decision.sending) return;
    this.acted = true;
    this.preset = null;
    if (this.decision.chosen.kind === "play") this.playedAt = this.at(this.decision.chosen.card);
    this.decision.confirm();
  }

  /** Closes the display of the end of a lot, the end of a race, or the powers. */
  closeReveal(): void {
    this.acted = true;
    this.closedRaces = Math.max(this.closedRaces, (this.view?.race ?? 1) - 1);
    if (this.showsKeptPowers) this.playback.showNext();
    for (let ended = false; this.turned && !ended;) {
      ended = ENDS_LOT.has(this.playback.nowPlaying?.event ?? ""); // the next lot has its own moment
      this.playback.showNext();
    }
  }

  takeBack(): void {
    this.acted = true;
    this.decision.takeBack();
  }

  /** Asks for a hint, or for its next step. Returns whether there is a coach. */
  askHint(): boolean {
    if (!this.offer || !this.coachable) return false;
    this.hintStage = Math.min(this.hintStage + 1, 3);
    return true;
  }

  send(choice: Choice): void {
    this.decision.choose(choice);
    this.confirm();
  }

  /** Chooses the next or previous choice in the list, wrapping around. */
  stepBy(by: 1 | -1): void {
    const list = this.choices;
    if (!list.length) return;
    const at = this.atChoice();
    const next = at < 0 ? (by > 0 ? 0 : list.length - 1) : (at + by + list.length) % list.length;
    if (this.offer?.asks === "bid" || this.offer?.asks === "play") this.pickedAt = next;
    this.decision.choose(list[next]!);
  }

  /** The index of the chosen choice in the list; -1 if nothing is chosen. */
  atChoice(): number {
    const { chosen } = this.decision;
    if (!chosen) return -1;
    if ("card" in chosen) return this.at(chosen.card);
    return this.choices.findIndex((choice) => choice.action === chosen.action);
  }

  /** The index of a card in the row: the picked copy if it has that name. */
  at(card: string): number {
    if (this.out?.place === "played" && this.out.card === card) return this.playedAt; // where it was, and still lies while it is carried out
    return this.pickedAt !== null && this.cards[this.pickedAt] === card ? this.pickedAt : this.cards.indexOf(card);
  }
}

export type Panel =
  "interlude" | "reveal" | "auction" | "powers" | "card" | "wild" | "end" | "go" | "bets" | "watching" | "over";

/** Events that belong to the end of a lot. */
export const TURNED = new Set(["revealed", "tied", "drawn", "forced", "sold", "aside", "unowned"]);
/** Of these, the events after which another lot follows, and those with which a lot begins or which stand for a whole lot. */
export const ENDS_LOT = new Set(["sold", "aside", "unowned"]);
const BEGINS_LOT = new Set(["lot", "forced", "unowned"]);
/** The panel for the current question. */
export const ASKED: Record<Offer["asks"], Panel> = {
  bid: "auction",
  keep: "powers",
  play: "card",
  wild: "wild",
  go: "go",
  move: "end",
  bonus: "end",
  bet: "bets",
};
