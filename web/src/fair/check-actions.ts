/* Checks whether the actions in a record fit its deals. The page does not know the rules, so it checks only whose cards are played and in which order the kinds of actions come. */
import type { DealtCards, GameRecord } from "../protocol";

const ACTION =
  /^(?:(bid|pass|play) (\w+)(?: (\d|reversed))?|(keep) (\w+)|(wild|bet) ([KBGYOR])|(move) (?:finish|[a-z]+\d+)|(skip|go))$/;
const STAGE: Record<string, number> = { bid: 0, pass: 0, keep: 1 }; // all other actions belong to stage 2, the race
const RACING = 2;
const TWO_PLAYER_HAND = 7;
const SPEED8 = /^[KBGYOR]8$/;

/** Whether the actions fit the deals. The record does not say where the first of two races ends, so it is enough that both races fit at some split. */
export function followsDeals(record: GameRecord, deals: DealtCards[]): boolean {
  const { actions } = record;
  if (deals.length === 1) return new Race(record, deals[0]!, 0).fits(actions);
  return [...actions.keys(), actions.length].some(
    (i) =>
      new Race(record, deals[0]!, 0).fits(actions.slice(0, i)) && new Race(record, deals[1]!, 1).fits(actions.slice(i)),
  );
}

/** Tracks the cards of one race through the actions, and rejects a card that its player cannot have had. */
class Race {
  private readonly hands: string[][];
  private readonly piles: string[][]; // with two players: one pile each; with small hands: one common pile
  private readonly eights = new Map<string, number>(); // each Speed-8, and the seat that used it
  private readonly played8 = new Set<string>();
  private readonly kept = new Map<string, number>();
  private readonly bets: string[][];
  private draws = 0;
  private plays = 0;
  private stage = 0;

  constructor(
    private readonly record: GameRecord,
    private readonly deal: DealtCards,
    private readonly race: number,
  ) {
    this.hands = deal.hands.map((hand) => [...hand]);
    this.piles = deal.piles.map((pile) => [...pile]);
    this.bets = deal.hands.map(() => []);
  }

  fits(actions: GameRecord["actions"]): boolean {
    return actions.every((entry: unknown[]) => entry.length === 2 && this.take(entry[0], entry[1])) && this.ends();
  }

  private take(seat: unknown, text: unknown): boolean {
    if (typeof text !== "string") return false;
    if (seat === null) return ++this.draws > 0 && this.stage === 0; // the proof says which seat was drawn
    if (typeof seat !== "number" || !this.hands[seat]) return false;
    const found = ACTION.exec(text);
    if (!found) return false;
    const [, laid, card = "", more, keep, power = "", colour, car = "", move, other] = found;
    const verb = laid ?? keep ?? colour ?? move ?? other ?? "";
    const stage = STAGE[verb] ?? RACING;
    if (stage < this.stage) return false;
    if (stage === RACING && this.stage < RACING && this.piles.length > 1)
      this.piles.forEach((pile, i) => (this.hands[i] = pile.splice(0, TWO_PLAYER_HAND)));
    this.stage = stage;
    if (laid) return this.lay(seat, verb, card, more);
    if (keep) return this.keep(seat, power);
    if (verb === "bet") this.bets[seat]!.push(car);
    return true;
  }

  private lay(seat: number, verb: string, card: string, more?: string): boolean {
    const valid =
      verb === "play"
        ? more === undefined || more === "reversed"
        : more === undefined || (verb === "bid" && card.includes(`W${more}`));
    if (!valid) return false;
    const eight = SPEED8.test(card);
    if (eight) {
      if (
        (this.eights.get(card) ?? seat) !== seat ||
        this.played8.has(card) ||
        (verb !== "play" && this.piles.length > 1)
      )
        return false;
      this.eights.set(card, seat);
    } else if (!this.hands[seat]!.includes(card)) return false;
    if (verb !== "play") return true; // a card that is bid or passed with goes back to the hand
    this.plays++;
    if (eight) this.played8.add(card);
    else this.hands[seat]!.splice(this.hands[seat]!.indexOf(card), 1);
    const pile = this.piles.length > 1 ? (eight ? undefined : this.piles[seat]) : this.piles[0];
    this.hands[seat]!.push(...(pile?.splice(0, 1) ?? []));
    return true;
  }

  private keep(seat: number, power: string): boolean {
    if (
      this.kept.has(power) ||
      [...this.kept.values()].includes(seat) ||
      !this.deal.lots.some((lot) => lot[1] === power)
    )
      return false;
    this.kept.set(power, seat);
    return true;
  }

  /** Compares the actions with the rest of the record: the ties that were drawn and, if there is a result, the owners of cars and the bets. */
  private ends(): boolean {
    if (this.draws !== this.record.proof!.ties.filter(({ race }) => race === this.race).length) return false;
    if (!this.record.result) return true;
    const { sheets } = this.record.result.races[this.race]!;
    if (!this.plays || sheets.length !== this.hands.length || sheets.some((sheet, seat) => sheet.seat !== seat))
      return false;
    return (
      sheets.every(({ bets }, seat) => `${bets.map(({ car }) => car)}` === `${this.bets[seat]}`) &&
      [...this.eights].every(([card, seat]) => card[0]! in sheets[seat]!.cars)
    );
  }
}
