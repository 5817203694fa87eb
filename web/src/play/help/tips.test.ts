// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import "../../testing/fake-texts";
import { t } from "../../text/text";
import { describeTip, tipDue, questionKey, type TipName } from "./tips";
import { forgetTips, remember, seenTips } from "../../settings/storage";
import type { Bidder, Choice, Offer, View } from "../../protocol";

const asks = (question: Offer["asks"], choices: object[] = [], more: Partial<Offer> = {}): Offer => ({
  asks: question,
  choices: choices as Choice[],
  ...more,
});
const move = (facts: object = {}): object => ({ kind: "move", lost: 0, power: null, ...facts });
const bidder = (facts: Partial<Bidder> = {}): Bidder => ({
  must: null,
  owned: 0,
  without: 4,
  spare: 2,
  stand: "free",
  begins: false,
  ...facts,
});
const due = (offer: Offer | null, power: "determined" | null = null, ...seen: TipName[]): TipName | null =>
  tipDue(offer, power, new Set(seen));

describe("a tip is true", () => {
  const game = (prizes: number[], powers: boolean): View =>
    ({ prizes, options: { powers, beginner: [] } }) as unknown as View;
  test("where what is paid does not count, and where there are no powers", () => {
    expect(describeTip("bid", game([12, 9], true))).toContain("comes off your winnings");
    expect(describeTip("bid", game([], true))).toContain("does not count");
    expect(describeTip("second", game([12, 9], true))).toBe(t("coach-mark", { mark: "second" }));
    expect(describeTip("second", game([12, 9], false))).not.toContain("power");
    expect(describeTip("second", game([], true))).not.toContain("prize");
    expect(describeTip("second", game([], false))).not.toMatch(/prize|power/);
  });
});

describe("a tip comes when it matters", () => {
  test("the first bid, then the first bid of somebody who has a car", () => {
    const second = asks("bid", [], { bidder: bidder({ owned: 1 }) });
    expect(due(asks("bid", [], { bidder: bidder() }))).toBe("bid");
    expect(due(asks("bid", [], { bidder: bidder() }), null, "bid")).toBeNull();
    expect(due(second, null, "bid")).toBe("second");
    expect(due(second, null, "bid", "second")).toBeNull();
  });
  test("a wild, then why a car is missing from it", () => {
    const some = asks("wild", [], { missing: [{ car: "K", why: "printed" }] });
    expect(due(some)).toBe("wild");
    expect(due(some, null, "wild")).toBe("missing");
    expect(due(asks("wild", [], { missing: [] }), null, "wild")).toBeNull();
  });
  test("rectangles for whoever has Determined, before a card or where they bring a bonus", () => {
    expect(due(asks("play"), "determined", "card")).toBe("rectangles");
    expect(due(asks("play"), null, "card")).toBeNull();
    expect(due(asks("move", [move({ power: "determined" })]))).toBe("rectangles");
    expect(due(asks("bonus"))).toBe("rectangles");
  });
  test("a jam only where it is a choice", () => {
    expect(due(asks("move", [move(), move({ lost: 1 })]))).toBe("jam");
    expect(due(asks("move", [move({ lost: 1 })]))).toBeNull();
    expect(due(asks("move", [move()]))).toBeNull();
  });
  test("nothing while nothing is asked", () => {
    expect(due(null)).toBeNull();
    expect(due(asks("keep"))).toBeNull();
  });
  test("each has its words", () => {
    const marks: TipName[] = ["bid", "second", "card", "jam", "wild", "missing", "rectangles", "bet"];
    expect(new Set(marks.map((mark) => t("coach-mark", { mark }))).size).toBe(marks.length);
  });
});

test("a tip stays while others answer the same question, and goes with one's own answer", () => {
  const bid = asks("bid", [{ action: "bid K5" }, { action: "pass R5" }]);
  expect(questionKey({ ...bid })).toBe(questionKey(bid));
  expect(questionKey(asks("bid", [{ action: "bid R5" }]))).not.toBe(questionKey(bid));
  expect(questionKey(null)).toBe("");
});

describe("what was shown is remembered", () => {
  beforeEach(forgetTips);

  test("in this browser", () => {
    remember("wild");
    remember("jam");
    remember("wild");
    expect([...seenTips()]).toEqual(["wild", "jam"]);
    forgetTips();
    expect(seenTips().size).toBe(0);
  });
});
