/* Draws again all that a server drew, as docs/fair.md says it, and compares. No server is asked whether that is right. */
import { CARS } from "../lib/cards";
import type { DealProof, DealtCards, GameRecord } from "../protocol";
import type { OwnPart } from "./own-part";
import { ascii, four, hex, hmac, sha256, unhex, words, type Bytes } from "./sha256";

export type Fault = "missing" | "commitment" | "mine" | "cards" | "ties";

const POWERS = ["aggressive", "cunning", "determined", "strategic", "tricky", "unpredictable"];
const DECKS = ["473fa16f1ff769c46d977545a8d0139ba92c8f73c0183316cfc21ddd5f6fb93f"]; // those that servers deal from
const SCHEME = "downforce-deal-1";
const SMALL_HAND = 3;

export class Stream {
  readonly numbers: number[] = []; // drawn so far
  words: number[] = [];
  private readonly message: Bytes;
  private count = 0;

  constructor(private readonly proof: DealProof, readonly label: string) {
    const nonces = proof.nonces.flatMap((nonce, seat) => (nonce === null ? [] : [seat, ...unhex(nonce)]));
    this.message = [...unhex(proof.commitment), ...nonces, ...ascii(label), 0];
  }

  below(n: number): number {
    for (;;) {
      if (!this.words.length) this.words = words(hmac(unhex(this.proof.secret), [...this.message, ...four(this.count++)]));
      const word = this.words.shift()!;
      if (word >= 2 ** 32 - (2 ** 32 % n)) continue; // else low numbers would be likelier
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

export const newNonce = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));
export const hashNonce = (nonce: string): string => hex(sha256(unhex(nonce)));

/** What is wrong with a record; null if everything comes out the same. `mine` is what this browser was shown and gave. */
export function verify(record: GameRecord, mine?: OwnPart, draw = (proof: DealProof, label: string) => new Stream(proof, label)): Fault | null {
  const { proof } = record;
  if (!proof || proof.scheme !== SCHEME) return "missing";
  const { options } = record;
  const secret = unhex(proof.secret);
  if (hex(sha256([...ascii(SCHEME), ...secret, ...ascii(proof.table), ...four(record.rules)])) !== proof.commitment) return "commitment";
  if (mine && (mine.commitment !== proof.commitment || !proof.nonces.includes(mine.nonce))) return "mine";
  if (proof.nonces.length !== options.players) return "commitment";
  const fair = [record.deal].flat().every((deal, race) => {
    const of = (what: string): Stream => draw(proof, `race ${race + 1} ${what}`);
    return `${deal.grid}` === `${of("grid").shuffle(CARS)}` && sameLots(deal, of("lots")) && sameCards(record, deal, of("cards"));
  });
  if (!fair) return "cards";
  const count = [0, 0];
  const drawn = proof.ties.map(({ race, tied }) => `draw ${tied[draw(proof, `race ${race + 1} tie ${++count[race]!}`).below(tied.length)]}`);
  return `${record.actions.filter(([seat]) => seat === null).map(([, text]) => text)}` === `${drawn}` ? null : "ties";
}

function sameLots({ lots, hands }: DealtCards, stream: Stream): boolean {
  const count = lots.flat().length - CARS.length;
  const pile = count === 5 && hands.length === 2 ? POWERS.filter((power) => power !== "cunning") : count ? POWERS : [];
  const [cars, powers] = [stream.shuffle(CARS), stream.shuffle(pile)];
  return JSON.stringify(lots) === JSON.stringify(cars.map((car, i) => [car, ...powers.slice(i, i + 1)]));
}

function sameCards({ options, deck }: GameRecord, { hands, piles, undealt }: DealtCards, stream: Stream): boolean {
  const own = piles.length > 1; // two players: the piles are the hands, in their order
  const dealt = own ? piles.flat() : [hands, piles, undealt].flat(2);
  const cards = [...dealt, ...CARS.map((car) => `${car}8`)].sort();
  if (hex(sha256(ascii(cards.join(" ")))) !== deck || !DECKS.includes(deck)) return false;
  const size = piles.length === 1 ? SMALL_HAND : Math.floor(dealt.length / options.players);
  if (hands.length !== options.players || hands.some((hand) => hand.length !== size)) return false;
  if (own && hands.some((hand, seat) => `${hand}` !== `${[...(piles[seat] ?? [])].sort()}`)) return false;
  return `${dealt}` === `${stream.shuffle([...dealt].sort())}`;
}
