// @vitest-environment happy-dom
/* The page's verifier and docs/verify.html, which share no code, are held to the same draws as Python: tests/fair/vectors.json. */
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DealInfo, DealtCards, GameRecord, ToServer } from "../protocol";
import { ownPart, takePart } from "./own-part";
import { ascii, hex, hmac, sha256, unhex } from "./sha256";
import { Stream, verify, type Fault } from "./verify";

interface Draw {
  label: string;
  numbers: number[];
}
interface Vector {
  name: string;
  record: GameRecord;
  draws: Draw[];
}
interface Alone {
  verify(record: unknown): { draws: Draw[]; found: string[] };
  stream(proof: unknown, commitment: Uint8Array, label: string): { below(n: number): number };
}
const read = (path: string): string => readFileSync(`${import.meta.dirname}/../../../${path}`, "utf8");
const vectors = JSON.parse(read("tests/fair/vectors.json")) as Vector[];
const script = /<script>([^]*)<\/script>/.exec(read("docs/verify.html"))?.[1] ?? "";
const alone = new Function("document", `${script}; return { verify, stream }`)() as Alone; // without its page
const first = vectors.find((vector) => vector.name.startsWith("4 players, all"))!.record;
const tied = vectors.find((vector) => vector.name.startsWith("a tie of all six"))!.record;

describe("every vector", () => {
  it.each(vectors)("$name", ({ record, draws }) => {
    const made: Stream[] = [];
    const fault = verify(record, undefined, (proof, label) => (made.push(new Stream(proof, label)), made.at(-1)!));
    expect(fault).toBeNull();
    expect(made.map(({ label, numbers }) => ({ label, numbers }))).toEqual(draws);
    expect(alone.verify(record).draws).toEqual(draws);
  });
});

describe("a record that was changed is refused by both", () => {
  const exchange = (one: unknown[], i: number, other: unknown[], j: number): void => {
    [one[i], other[j]] = [other[j], one[i]];
  };
  const dealOf = (record: GameRecord): DealtCards => [record.deal].flat()[0]!;
  const forged: [string, Fault, (record: GameRecord) => void, GameRecord?][] = [
    ["a card exchanged", "cards", (r) => exchange(dealOf(r).hands[0]!, 3, dealOf(r).hands[1]!, 5)],
    ["two cards back in the box exchanged", "cards", (r) => exchange(dealOf(r).undealt, 0, dealOf(r).undealt, 1)],
    ["a card for one that is in no deck", "cards", (r) => dealOf(r).hands[0]!.splice(0, 1, "K4")],
    ["the same, and the deck's fingerprint with it", "cards", (r) => {
      dealOf(r).hands[0]!.splice(0, 1, "K4");
      const cards = [...dealOf(r).hands.flat(), ...dealOf(r).undealt, "K8", "B8", "G8", "Y8", "O8", "R8"].sort();
      r.deck = hex(sha256(ascii(cards.join(" "))));
    }],
    ["a card more for one, fewer for the next", "cards", (r) => dealOf(r).hands[0]!.push(dealOf(r).hands[1]!.shift()!)],
    ["another grid", "cards", (r) => exchange(dealOf(r).grid, 0, dealOf(r).grid, 1)],
    ["another lot", "cards", (r) => exchange(dealOf(r).lots, 4, dealOf(r).lots, 5)],
    ["another power", "cards", (r) => exchange(dealOf(r).lots[0]!, 1, dealOf(r).lots[1]!, 1)],
    ["a power left out", "cards", (r) => dealOf(r).lots[5]!.pop()],
    ["another nonce", "cards", (r) => (r.proof!.nonces[0] = "ab".repeat(16))],
    ["another secret", "commitment", (r) => (r.proof!.secret = "ab".repeat(32))],
    ["another table", "commitment", (r) => (r.proof!.table = "elsewhere")],
    ["another version of the rules", "commitment", (r) => (r.rules = 2)],
    ["another buyer", "ties", (r) => (r.actions[0]![1] = r.actions[0]![1] === "draw 1" ? "draw 2" : "draw 1"), tied],
    ["a tie that was none", "ties", (r) => r.proof!.ties.push({ race: 0, tied: [0, 1] })],
    ["no proof", "missing", (r) => delete r.proof],
  ];
  it.each(forged)("%s", (_, fault, edit, record = first) => {
    const other = structuredClone(record);
    edit(other);
    expect(verify(other)).toBe(fault);
    expect(() => alone.verify(other)).toThrow();
  });
});

it("two players: a hand that is not its pile is refused by both", () => {
  const record = structuredClone(vectors[0]!.record);
  const { hands } = record.deal as DealtCards;
  [hands[0]![0], hands[1]![0]] = [hands[1]![0]!, hands[0]![0]!];
  expect(verify(record)).toBe("cards");
  expect(() => alone.verify(record)).toThrow();
});

it("a number that would favour some is left out", () => {
  const stream = new Stream(first.proof!, "race 1 grid");
  stream.words = [2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5, 4];
  expect(stream.below(6)).toBe(5);
  expect(stream.below(6)).toBe(4);
});

it("SHA-256 and HMAC are what they should be", () => {
  expect(hex(sha256([]))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(hex(sha256(ascii("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")))).toBe("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  for (const length of [55, 56, 63, 64, 119, 120]) expect(sha256(Array<number>(length).fill(7))).toHaveLength(32);
  expect(hex(hmac(Array<number>(32).fill(11), ascii("Hi There")))).toMatch(/^[0-9a-f]{64}$/);
});

describe("this page's part", () => {
  const asked: DealInfo = { number: 0, commitment: "c0".repeat(32), asks: "hash", seats: [0, 2], silent: [], hashes: [null, null, null] };
  let sent: ToServer[];
  const hear = (deal: DealInfo, seat: number | null = 2): Promise<void> => takePart({ id: "T", seat, info: null }, null, deal, (message) => sent.push(message));

  beforeEach(() => {
    localStorage.clear();
    sent = [];
  });

  it("is a hash, and when all are in the number that it is of", async () => {
    await hear(asked);
    const [hash] = sent;
    expect(hash).toMatchObject({ t: "hash", number: 0 });
    const data = (hash as { data: string }).data;
    await hear({ ...asked, asks: "nonce", hashes: ["f".repeat(64), null, data] });
    const nonce = (sent[1] as { data: string }).data;
    expect(sent[1]).toMatchObject({ t: "nonce", number: 0 });
    expect(hex(sha256(unhex(nonce)))).toBe(data);
    expect(ownPart("T")).toMatchObject({ commitment: asked.commitment, nonce });
  });

  it("is the same after a reload, and another for another deal", async () => {
    await hear(asked);
    await hear(asked);
    expect(sent[0]).toEqual(sent[1]);
    await hear({ ...asked, number: 1, commitment: "c1".repeat(32) });
    expect((sent[2] as { data: string }).data).not.toBe((sent[0] as { data: string }).data);
    expect(ownPart("T")?.number).toBe(1);
  });

  it("is not given to a commitment that has changed, nor where another hash stands for it, nor unasked", async () => {
    await hear(asked);
    sent = [];
    await hear({ ...asked, commitment: "c1".repeat(32), asks: "nonce", hashes: [null, null, "f".repeat(64)] });
    await hear({ ...asked, asks: "nonce", hashes: [null, null, "f".repeat(64)] });
    await hear(asked, 1);
    await hear(asked, null);
    await hear({ ...asked, asks: null });
    expect(sent).toEqual([]);
  });

  it("is missed in a proof that does not hold it", () => {
    const proof = first.proof!;
    const mine = { table: proof.table, number: 0, commitment: proof.commitment, nonce: proof.nonces[1]! };
    expect(verify(first, mine)).toBeNull();
    expect(verify(first, { ...mine, nonce: "ab".repeat(16) })).toBe("mine");
    expect(verify(first, { ...mine, commitment: "ab".repeat(32) })).toBe("mine");
    const none = structuredClone(first);
    delete none.proof;
    expect(verify(none, mine)).toBe("missing");
  });
});

it("asks no server whether it is right", () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  verify(first);
  alone.verify(first);
  expect(fetched).not.toHaveBeenCalled();
  expect(read("docs/verify.html")).not.toMatch(/fetch|XMLHttpRequest|https?:\/\/|import |<script src|<link/);
});
