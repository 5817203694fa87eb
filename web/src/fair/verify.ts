/* Repeats all draws of a server as described in docs/fair-deals.md and compares the results, without asking any server. */
import { CARS } from "../game/cards";
import type { DealProof, DealtCards, GameRecord } from "../protocol";
import type { OwnPart } from "./own-part";
import { followsDeals } from "./check-actions";
import { ascii, four, hex, hmac, sha256, unhex, words, type Bytes } from "./sha256";

/** The first fault found. "unfinished" means that nothing is wrong, but the game is not over in this record. */
export type Fault = "missing" | "shape" | "commitment" | "mine" | "cards" | "ties" | "played" | "unfinished";

const POWERS = ["aggressive", "cunning", "determined", "strategic", "tricky", "unpredictable"];
const DECKS = ["473fa16f1ff769c46d977545a8d0139ba92c8f73c0183316cfc21ddd5f6fb93f"]; // hashes of the decks that servers deal from
export const OLD_SCHEME = "downforce-deal-1";
const SCHEME = "downforce-deal-2";
const LATER_OPTIONS: Record<string, unknown> = {}; // options added later, by name, with the value at which each is left out of the digest
const SMALL_HAND = 3;
const TABLE_ID = /^[ -~]{1,255}$/;

export class Stream {
  readonly numbers: number[] = []; // drawn so far
  words: number[] = [];
  private readonly message: Bytes;
  private count = 0;

  constructor(
    private readonly proof: DealProof,
    readonly label: string,
  ) {
    const nonces = proof.nonces.flatMap((nonce, seat) => (nonce === null ? [] : [seat, ...unhex(nonce)]));
    this.message = [...unhex(proof.commitment), ...nonces, ...ascii(label), 0];
  }

  below(n: number): number {
    for (;;) {
      if (!this.words.length)
        this.words = words(hmac(unhex(this.proof.secret), [...this.message, ...four(this.count++)]));
      const word = this.words.shift()!;
      if (word >= 2 ** 32 - (2 ** 32 % n)) continue; // makes all numbers equally likely
      this.numbers.push(word % n);
      return word % n;
    }
  }

  shuffle<T>(list: readonly T[]): T[] {
    const mixed = [...list];
    for (let i = mixed.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
    }
    return mixed;
  }
}

type Draw = (proof: DealProof, label: string) => Stream;

/** Returns the fault of a record, or null if everything matches. `parts` holds what this browser was shown and sent. */
export function verify(
  record: GameRecord,
  parts: OwnPart[] = [],
  draw: Draw = (proof, label) => new Stream(proof, label),
): Fault | null {
  try {
    return findFault(record, parts, draw);
  } catch {
    return "shape"; // no genuine record makes a check throw
  }
}

function findFault(record: GameRecord, parts: OwnPart[], draw: Draw): Fault | null {
  const { proof } = record;
  if (!proof || record.played_on) return "missing";
  if (!isWhole(record, proof)) return "shape";
  if (!isCommitted(record, proof)) return "commitment";
  if (!parts.every((part) => isAsShown(record, proof, part))) return "mine";
  const deals = [record.deal].flat();
  const fair = deals.every((deal, race) => {
    const of = (what: string): Stream => draw(proof, `race ${race + 1} ${what}`);
    return (
      isSame(deal.grid, of("grid").shuffle(CARS)) &&
      sameLots(record, deal, of("lots")) &&
      sameCards(record, deal, of("cards"))
    );
  });
  if (!fair) return "cards";
  const count = [0, 0];
  const drawn = proof.ties.map(({ race, tied }) => [
    null,
    `draw ${tied[draw(proof, `race ${race + 1} tie ${++count[race]!}`).below(tied.length)]}`,
  ]);
  if (
    !isSame(
      record.actions.filter(([seat]) => seat === null),
      drawn,
    )
  )
    return "ties";
  if (!followsDeals(record, deals)) return "played";
  return record.result ? null : "unfinished";
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isHex = (text: unknown, count: number): boolean =>
  typeof text === "string" && text.length === 2 * count && !/[^0-9a-f]/.test(text);

/** Whether the record has every field that a game of its kind needs, with the types that the checks expect. */
function isWhole(record: GameRecord, proof: DealProof): boolean {
  const { options, deal, track, result } = record;
  const { nonces, silent, discarded, earlier, ties } = proof;
  const { players } = options;
  const races = options.world_tour ? 2 : 1;
  const deals = [deal].flat().length;
  const areSeats = (seats: number[]): boolean =>
    seats.every((seat, i) => Number.isInteger(seat) && seat >= 0 && seat < players && seat > (seats[i - 1] ?? -1));
  const isLink = (link: { secret: string; commitment: string; silent: number[] }): boolean =>
    isHex(link.secret, 32) && isHex(link.commitment, 32) && Array.isArray(link.silent) && areSeats(link.silent);
  return (
    record.downforce === 1 &&
    Number.isInteger(record.rules) &&
    !("seat" in record) &&
    !record.cards &&
    typeof result === "object" &&
    Number.isInteger(players) &&
    players >= 2 &&
    players <= 6 &&
    [deal, track].every((list) => Array.isArray(list) === races > 1) &&
    [track].flat().length === races &&
    deals >= 1 &&
    (result ? deals === races : deals <= races) &&
    TABLE_ID.test(proof.table) &&
    isLink(proof) &&
    Number.isInteger(discarded) &&
    discarded >= 0 &&
    (proof.scheme === SCHEME
      ? earlier!.length === discarded && earlier!.every(isLink)
      : proof.scheme === OLD_SCHEME && !earlier) &&
    nonces.length === players &&
    nonces.every((nonce, seat) => nonce === null || (isHex(nonce, 16) && !silent.includes(seat))) &&
    ties.every(
      ({ race, tied }) => Number.isInteger(race) && race >= 0 && race < deals && tied.length > 1 && areSeats(tied),
    )
  );
}

/** JSON without spaces, with object keys in ASCII order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== "object" || !value) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`;
}

function isCommitted(
  { rules, options, track, deck }: GameRecord,
  { scheme, table, earlier = [], secret, silent, commitment }: DealProof,
): boolean {
  const tableAndRules = [...ascii(table), ...four(rules)];
  if (scheme === OLD_SCHEME)
    return hex(sha256([...ascii(OLD_SCHEME), ...unhex(secret), ...tableAndRules])) === commitment;
  const committed = Object.fromEntries(
    Object.entries(options).filter(([name, value]) => !(name in LATER_OPTIONS) || LATER_OPTIONS[name] !== value),
  );
  const setting = sha256(ascii(canonical({ deck, options: committed, track })));
  let previous: Bytes = Array<number>(32).fill(0);
  return [...earlier, { secret, silent, commitment }].every((deal) => {
    previous = sha256([
      ...ascii(SCHEME),
      ...unhex(deal.secret),
      table.length,
      ...tableAndRules,
      ...setting,
      ...previous,
      deal.silent.length,
      ...deal.silent,
    ]);
    return hex(previous) === deal.commitment;
  });
}

/** Whether the record agrees with what this page was shown and sent, as far as that was saved. */
function isAsShown(record: GameRecord, proof: DealProof, part: OwnPart): boolean {
  const counts = part.number === proof.discarded;
  const deal = counts ? proof : proof.earlier?.[part.number];
  if (part.number > proof.discarded) return false;
  if (deal && (deal.commitment !== part.commitment || (part.silent && !isSame(deal.silent, part.silent)))) return false;
  if (!counts) return true;
  const { seat, nonce, races = [], actions } = part;
  if (nonce && (seat === undefined ? !proof.nonces.includes(nonce) : proof.nonces[seat] !== nonce)) return false;
  if (actions !== undefined && actions !== record.actions.length) return false;
  const deals = [record.deal].flat();
  return races.every(({ grid, lots, hand }, race) => {
    const dealt = deals[race];
    if (!dealt || seat === undefined) return false;
    return (
      isSame(dealt.grid, grid) &&
      isSame(dealt.lots.slice(0, lots.length), lots) &&
      (!hand || isSame([...dealt.hands[seat]!].sort(), [...hand].sort()))
    );
  });
}

function sameLots({ options }: GameRecord, { lots }: DealtCards, stream: Stream): boolean {
  const removed = options.players === 2 && options.two_player_cunning === "remove" ? "cunning" : "";
  const pile = options.powers ? POWERS.filter((power) => power !== removed) : [];
  const [cars, powers] = [stream.shuffle(CARS), stream.shuffle(pile)];
  return isSame(
    lots,
    cars.map((car, i) => [car, ...powers.slice(i, i + 1)]),
  );
}

function sameCards(
  { options: { players, beginner }, deck }: GameRecord,
  { hands, piles, undealt }: DealtCards,
  stream: Stream,
): boolean {
  const small = beginner.includes("small-hands"); // one pile for all players
  const own = players === 2 && !small; // the piles are the hands, in the same order
  if (piles.length !== (own ? 2 : small ? 1 : 0) || ((own || small) && undealt.length)) return false;
  const dealt = own ? piles.flat() : [hands, piles, undealt].flat(2);
  const cards = [...dealt, ...CARS.map((car) => `${car}8`)].sort();
  if (hex(sha256(ascii(cards.join(" ")))) !== deck || !DECKS.includes(deck)) return false;
  const size = small ? SMALL_HAND : Math.floor(dealt.length / players);
  if (hands.length !== players || hands.some((hand) => hand.length !== size)) return false;
  if (own && hands.some((hand, seat) => !isSame(hand, [...piles[seat]!].sort()))) return false;
  return isSame(dealt, stream.shuffle([...dealt].sort()));
}
