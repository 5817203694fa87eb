import { describe, expect, test } from "vitest";
import "../../testing/fake-texts";
import { has } from "../../text/text";
import type { Choice, Offer, RuleInForce } from "../../protocol";
import { SECTIONS, sectionsIn } from "../../screens/rules/paragraphs";
import { helpTopic, type HelpContext } from "./topic";

const USUAL: RuleInForce[] = ["auction", "any-card", "powers", "bets", "finish", "money"];
const ids = SECTIONS.flatMap((part) => part.paragraphs.map(({ id }) => id));

function topic(offer: Offer | null, more: Partial<HelpContext["view"]> = {}, sold: HelpContext["sold"] = null): string {
  const found = helpTopic({ view: { phase: "race", lot: null, in_force: USUAL, ...more }, offer, sold });
  expect(ids).toContain(found);
  return found;
}
const asks = (question: Offer["asks"], ...choices: object[]): Offer => ({
  asks: question,
  choices: choices as Choice[],
});
const lay = (by: string): object => ({ kind: "lay", by });
const move = (facts: object = {}): object => ({ kind: "move", lost: 0, place: null, power: null, ...facts });

describe("the paragraph that help opens at", () => {
  test("a bid: by what it can be made, whether a car is owned, which round", () => {
    expect(topic(asks("bid", lay("colour"), lay("pass")))).toBe("auction-bid");
    expect(topic(asks("bid", lay("wild"), lay("pass")))).toBe("auction-wild");
    expect(topic(asks("bid", lay("lowest"), lay("pass")))).toBe("auction-any");
    const bidder = { must: null, owned: 1, without: 2, spare: 2, stand: "another", begins: false } as const;
    expect(topic({ ...asks("bid", lay("colour")), bidder })).toBe("auction-free");
    const lot = { car: "K", power: null, round: 2 } as const;
    expect(topic(asks("bid", lay("colour")), { lot })).toBe("auction-none");
  });
  test("a lot that is turned: why it was won", () => {
    expect(topic(null, { phase: "auction" }, "tie")).toBe("auction-tie");
    expect(topic(null, { phase: "auction" }, "other")).toBe("auction-win");
  });
  test("a move: the finish before a jam, a bonus before both", () => {
    expect(topic(asks("move", move()))).toBe("race-step");
    expect(topic(asks("move", move(), move({ lost: 2 })))).toBe("race-jam");
    expect(topic(asks("move", move({ lost: 2 }), move({ place: 1 })))).toBe("end-place");
    expect(topic(asks("move", move({ lost: 2 }), move({ power: "determined" })))).toBe("powers-rectangles");
  });
  test("every other question", () => {
    const found = (["keep", "play", "wild", "go", "bonus", "bet"] as const).map((question) => topic(asks(question)));
    expect(found).toEqual(["powers-keep", "race-lines", "race-wild", "powers-keep", "powers-rectangles", "bets-what"]);
  });
  test("nothing asked: by the phase, and at the end by what decides", () => {
    expect(topic(null)).toBe("race-turn");
    expect(topic(null, { phase: "auction" })).toBe("auction-all");
    expect(topic(null, { phase: "over" })).toBe("end-money");
    expect(topic(null, { phase: "over", in_force: ["first-wins"] })).toBe("ways-first");
    expect(topic(null, { phase: "over", in_force: ["laps", "furthest-wins"] })).toBe("ways-furthest");
  });
});

describe("what help shows of the rules", () => {
  const shown = (...inForce: RuleInForce[]): string[] =>
    sectionsIn(inForce).flatMap((part) => part.paragraphs.map(({ id }) => id));

  test("every paragraph has its text", () => {
    for (const id of ids) expect(has(`rules-${id}`), id).toBe(true);
  });
  test("what does not hold is not there", () => {
    const beginners = sectionsIn(["dealt", "small-hands", "finish", "first-wins"]).map((part) => part.id);
    expect(beginners).toEqual(["race", "end", "ways"]);
    expect(shown("dealt", "finish")).not.toContain("end-money");
    expect(shown("auction", "laps", "furthest-wins")).toEqual(
      expect.arrayContaining(["ways-distance", "ways-furthest"]),
    );
    expect(shown("auction", "laps", "furthest-wins")).not.toContain("end-place");
    expect(shown("auction")).not.toContain("auction-any");
  });
  test("two players are told what becomes of Cunning at their table", () => {
    expect(shown("own-piles", "cunning-removed")).toEqual(expect.arrayContaining(["two-piles", "two-removed"]));
    expect(shown("own-piles", "cunning-removed")).not.toContain("two-swapped");
    expect(shown(...USUAL).some((id) => id.startsWith("two-") || id.startsWith("ways-"))).toBe(false);
  });
});
