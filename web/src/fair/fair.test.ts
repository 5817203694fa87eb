// @vitest-environment happy-dom
/* Tests the page's verifier and docs/verify.html, which share no code, against the same draws as Python: tests/fair/vectors.json. */
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CarLetter, DealInfo, DealtCards, GameEvent, GameRecord, PowerName, ToServer } from "../protocol";
import { noteShown, ownParts, takePart, type OwnPart, type RaceShown } from "./own-part";
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
type Path = (string | number)[];
interface Mutations {
  records: { name: string; record: GameRecord }[];
  mutants: { record: number; kind: string; edits: ["set" | "drop" | "insert" | "cut", Path, unknown?][] }[];
}
interface Alone {
  verify(record: unknown): { draws: Draw[]; found: string[]; finished: boolean };
  stream(proof: unknown, commitment: Uint8Array, label: string): { below(n: number): number };
}
const read = (path: string): string => readFileSync(`${import.meta.dirname}/../../../${path}`, "utf8");
const vectors = JSON.parse(read("tests/fair/vectors.json")) as Vector[];
const mutations = JSON.parse(read("tests/fair/mutations.json")) as Mutations;
const script = /<script>([^]*)<\/script>/.exec(read("docs/verify.html"))?.[1] ?? "";
const alone = new Function("document", `${script}; return { verify, stream }`)() as Alone; // the script alone, without its page
const first = vectors.findLast((vector) => vector.name.startsWith("4 players, all"))!.record;
const old = vectors.find((vector) => vector.name.startsWith("4 players, all"))!.record;
const tied = vectors.findLast((vector) => vector.name.startsWith("a tie of all six"))!.record;

describe("every vector", () => {
  it.each(vectors)("$name", ({ record, draws }) => {
    const made: Stream[] = [];
    const fault = verify(record, [], (proof, label) => (made.push(new Stream(proof, label)), made.at(-1)!));
    expect(fault).toBe("unfinished"); // a vector contains no actions
    expect(made.map(({ label, numbers }) => ({ label, numbers }))).toEqual(draws);
    expect(alone.verify(record)).toMatchObject({ draws, finished: false });
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
    ["the deck's fingerprint", "commitment", (r) => (r.deck = "ab".repeat(32))],
    ["a lot written as one word", "cards", (r) => (dealOf(r).lots[0] = [dealOf(r).lots[0]!.join(" ")])],
    [
      "a track that is not ASCII, but has the same bytes",
      "shape",
      (r) => (r.options.track = "rive\u0172-station".replace("e", "d")),
    ],
    ["a card for one that is in no deck", "cards", (r) => dealOf(r).hands[0]!.splice(0, 1, "K4")],
    [
      "the same, and the deck's fingerprint with it",
      "cards",
      (r) => {
        dealOf(r).hands[0]!.splice(0, 1, "K4");
        const cards = [...dealOf(r).hands.flat(), ...dealOf(r).undealt, "K8", "B8", "G8", "Y8", "O8", "R8"].sort();
        r.deck = hex(sha256(ascii(cards.join(" "))));
      },
      old,
    ],
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
  expect(hex(sha256(ascii("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")))).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
  for (const length of [55, 56, 63, 64, 119, 120]) expect(sha256(Array<number>(length).fill(7))).toHaveLength(32);
  expect(hex(hmac(Array<number>(32).fill(11), ascii("Hi There")))).toMatch(/^[0-9a-f]{64}$/);
});

describe("this page's part", () => {
  const asked: DealInfo = {
    number: 0,
    commitment: "c0".repeat(32),
    asks: "hash",
    seats: [0, 2],
    silent: [],
    hashes: [null, null, null],
  };
  let sent: ToServer[];
  const takePartIn = (deal: DealInfo, seat: number | null = 2): Promise<void> =>
    takePart({ id: "T", seat, info: null }, null, deal, (message) => sent.push(message));

  beforeEach(() => {
    localStorage.clear();
    sent = [];
  });

  it("is a hash, and when all are in the number that it is of", async () => {
    await takePartIn(asked);
    const [hash] = sent;
    expect(hash).toMatchObject({ t: "hash", number: 0 });
    const data = (hash as { data: string }).data;
    await takePartIn({ ...asked, asks: "nonce", hashes: ["f".repeat(64), null, data] });
    const nonce = (sent[1] as { data: string }).data;
    expect(sent[1]).toMatchObject({ t: "nonce", number: 0 });
    expect(hex(sha256(unhex(nonce)))).toBe(data);
    expect(ownParts("T")).toEqual([
      { table: "T", number: 0, commitment: asked.commitment, nonce, seat: 2, silent: [] },
    ]);
  });

  it("is given in a browser that stores nothing as well", async () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await takePartIn(asked);
    const { data } = sent[0] as { data: string };
    await takePartIn({ ...asked, asks: "nonce", hashes: ["f".repeat(64), null, data] });
    expect(sent[1]).toMatchObject({ t: "nonce", number: 0 });
    expect(hex(sha256(unhex((sent[1] as { data: string }).data)))).toBe(data);
    full.mockRestore();
    await takePartIn({ ...asked, number: 7, commitment: "c7".repeat(32) }); // storing works again: the copy in memory is dropped
    localStorage.clear();
    expect(ownParts("T")).toEqual([]);
  });

  it("is the same after a reload, and another for another deal", async () => {
    await takePartIn(asked);
    await takePartIn(asked);
    expect(sent[0]).toEqual(sent[1]);
    await takePartIn({ ...asked, number: 1, commitment: "c1".repeat(32) });
    expect((sent[2] as { data: string }).data).not.toBe((sent[0] as { data: string }).data);
    expect(ownParts("T").map(({ number }) => number)).toEqual([0, 1]);
  });

  it("is not given to a commitment that has changed, nor where another hash stands for it, nor unasked", async () => {
    await takePartIn(asked);
    sent = [];
    await takePartIn({ ...asked, commitment: "c1".repeat(32), asks: "nonce", hashes: [null, null, "f".repeat(64)] });
    await takePartIn({ ...asked, asks: "nonce", hashes: [null, null, "f".repeat(64)] });
    await takePartIn(asked, 1);
    await takePartIn(asked, null);
    await takePartIn({ ...asked, asks: null });
    expect(sent).toEqual([]);
  });

  it("is missed in a proof that does not hold it", () => {
    const proof = first.proof!;
    const mine: OwnPart = { table: proof.table, number: 0, commitment: proof.commitment, nonce: proof.nonces[1]! }; // in the format that older pages stored
    expect(verify(first, [mine])).toBe("unfinished");
    for (const wrong of [
      { nonce: "ab".repeat(16) },
      { commitment: "ab".repeat(32) },
      { number: 1 },
      { seat: 0 },
      { silent: [1] },
    ]) {
      expect([wrong, verify(first, [{ ...mine, ...wrong }])]).toEqual([wrong, "mine"]);
    }
    const none = structuredClone(first);
    delete none.proof;
    expect(verify(none, [mine])).toBe("missing");
  });

  it("in a deal that was thrown away is missed as well, and is no fault of the one that counts", () => {
    const { record } = vectors.findLast(({ name }) => name.startsWith("a world tour of two"))!;
    const { table, earlier, commitment, silent } = record.proof!;
    const { commitment: shown } = earlier![1]!;
    const parts: OwnPart[] = [
      { table, number: 1, commitment: shown, nonce: "ab".repeat(16), seat: 1, silent: [1] },
      { table, number: 3, commitment, seat: 1, silent },
    ];
    expect(verify(record, parts)).toBe("unfinished");
    expect(verify(record, [{ ...parts[0]!, commitment: "ab".repeat(32) }])).toBe("mine");
    expect(verify(record, [{ ...parts[0]!, silent: [] }])).toBe("mine");
    expect(verify(record, [{ ...parts[1]!, number: 4 }])).toBe("mine");
  });

  it("remembers grid, hand and lots as they were shown, each race once, and how many actions there were", async () => {
    await takePartIn({ ...asked, silent: [1] });
    noteShown("T", 2, 0, [
      { number: 0, waiting: [], event: "dealt", race: 1, track: "x", grid: ["K", "B"], owners: {} as never },
      { number: 0, waiting: [], event: "hand", seat: 2, count: 1, cards: ["K5"] },
      lot("G", "cunning"),
    ]);
    noteShown("T", 2, 3, [lot("R", null)]);
    noteShown(
      "T",
      2,
      3,
      [lot("O", "tricky")].map((event) => ({ ...event, round: 2 as const })),
    ); // this lot had been set aside before
    const races = [{ grid: ["K", "B"], lots: [["G", "cunning"], ["R"]], hand: ["K5"] }];
    expect(ownParts("T")).toEqual([
      {
        table: "T",
        number: 0,
        commitment: asked.commitment,
        seat: 2,
        silent: [1],
        nonce: expect.any(String) as string,
        races,
      },
    ]);
    // After a reload all events arrive again, perhaps changed: the values shown first are kept.
    noteShown(
      "T",
      2,
      9,
      [
        { number: 0, waiting: [], event: "dealt", race: 1, track: "x", grid: ["B", "K"], owners: {} as never },
        { number: 0, waiting: [], event: "hand", seat: 2, count: 1, cards: ["R5"] },
        lot("Y", null),
        lot("Y", null),
        lot("B", null),
        { number: 5, waiting: [], event: "dealt", race: 2, track: "x", grid: ["R", "K"], owners: {} as never },
        { number: 9, waiting: [], event: "over", outcome: {} as never },
      ],
      true,
    );
    races[0]!.lots.push(["B"]);
    expect(ownParts("T")[0]).toMatchObject({ races: [...races, { grid: ["R", "K"], lots: [] }], actions: 9 });
  });

  it("remembers nothing of another seat, of a spectator, or of a game whose deal it was not shown", async () => {
    await takePartIn(asked);
    const dealt = [
      { number: 0, waiting: [], event: "dealt" as const, race: 1, track: "x", grid: [], owners: {} as never },
    ];
    noteShown("T", 1, 0, dealt);
    noteShown("T", null, 0, dealt);
    noteShown("elsewhere", 2, 0, dealt);
    expect(ownParts("T")[0]!.races).toBeUndefined();
    expect(ownParts("elsewhere")).toEqual([]);
  });
});

const lot = (car: CarLetter, power: PowerName | null): GameEvent => ({
  number: 0,
  waiting: [],
  event: "lot",
  car,
  power,
  round: 1,
  bidders: [],
});

describe("what this page was shown is missed where the record has something else", () => {
  const { record } = mutations.records[0]!;
  const proof = record.proof!;
  const deal = record.deal as DealtCards;
  const shown: RaceShown = { grid: deal.grid, lots: deal.lots.slice(0, 4), hand: [...deal.hands[0]!].reverse() };
  const part: OwnPart = {
    table: proof.table,
    number: proof.discarded,
    commitment: proof.commitment,
    nonce: proof.nonces[0]!,
    seat: 0,
    silent: proof.silent,
    actions: record.actions.length,
  };
  const cases: [string, OwnPart, Fault | null][] = [
    ["all is as it was", { ...part, races: [shown] }, null],
    ["a browser that stored nothing of it", part, null],
    ["another hand", { ...part, races: [{ ...shown, hand: deal.hands[1]! }] }, "mine"],
    ["another grid", { ...part, races: [{ ...shown, grid: [...deal.grid].reverse() }] }, "mine"],
    ["another lot", { ...part, races: [{ ...shown, lots: [...deal.lots].reverse() }] }, "mine"],
    ["a race that the record does not have", { ...part, races: [shown, shown] }, "mine"],
    ["fewer actions", { ...part, actions: record.actions.length + 1 }, "mine"],
    ["others who took no part", { ...part, silent: [0] }, "mine"],
    ["more deals thrown away", { ...part, number: proof.discarded + 1 }, "mine"],
  ];
  it.each(cases)("%s", (_, seen, fault) => expect(verify(record, [seen])).toBe(fault));
});

describe("edited records", () => {
  const programs: Record<string, (record: GameRecord) => boolean> = {
    page: (record) => verify(record) === null,
    "verify.html": (record) => {
      try {
        return alone.verify(record).finished;
      } catch {
        return false;
      }
    },
  };

  function edited({ record, edits }: Mutations["mutants"][number]): GameRecord {
    const other = structuredClone(mutations.records[record]!.record);
    for (const [verb, path, value] of edits) {
      const last = path.at(-1)!;
      const inside = path
        .slice(0, -1)
        .reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], other);
      if (verb === "set") (inside as Record<string | number, unknown>)[last] = structuredClone(value);
      else if (verb === "cut") (inside as Record<string | number, unknown[]>)[last]!.splice(value as number);
      else if (verb === "insert") (inside as unknown[]).splice(last as number, 0, structuredClone(value));
      else if (Array.isArray(inside)) inside.splice(last as number, 1);
      else delete (inside as Record<string | number, unknown>)[last];
    }
    return other;
  }

  /** The edits that a program does not notice, according to the table in docs/reference/deal-proof.md. */
  const unseen = (column: string): string[] => {
    const [table = ""] = /^\| edit of a record \|[^]*?(?=\n\n)/m.exec(read("docs/reference/deal-proof.md")) ?? [];
    const [head = [], , ...rows] = table.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
    return rows.filter((row) => row[head.indexOf(column)] === "not seen").map((row) => row[1]!);
  };

  it.each(Object.entries(programs))("%s takes every record as it was", (_, accepts) => {
    for (const { name, record } of mutations.records) expect([name, accepts(record)]).toEqual([name, true]);
  });

  it.each(Object.entries(programs))(
    "%s refuses all that docs/reference/deal-proof.md does not list",
    (name, accepts) => {
      const accepted = new Set(mutations.mutants.filter((mutant) => accepts(edited(mutant))).map(({ kind }) => kind));
      expect([...accepted].sort()).toEqual(unseen(name).sort());
    },
    120_000,
  );
});

it("asks no server whether it is right", () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  verify(first);
  alone.verify(first);
  expect(fetched).not.toHaveBeenCalled();
  expect(read("docs/verify.html")).not.toMatch(/fetch|XMLHttpRequest|https?:\/\/|import |<script src|<link/);
});
