import { expect, test } from "vitest";
import "../../testing/fake-setup";
import "../../testing/fake-texts";
import type { Standing, View } from "../../protocol";
import { Phrasing } from "../describe/phrasing";
import { describeMoneyNow, hasSecretBets } from "./describe-money";

const standing = (total: number, rank: number, betting: number | null): Standing => ({
  racing: total,
  betting,
  auction: 0,
  total,
  rank,
});
const view = {
  phase: "race",
  standings: [standing(14, 2, 3), standing(20, 1, null)],
  bets: [["K"], ["?"]],
} as unknown as View;
const phrasing = (me: number | null): Phrasing => new Phrasing(["Mara", "Rui"], me, "en");

test("the reader reads what they would make, and their place", () => {
  expect(describeMoneyNow(phrasing(0), view)).toBe("If it ended now: you $14M, 2nd");
});

test("a spectator reads who would win", () => {
  expect(describeMoneyNow(phrasing(null), view)).toBe("If it ended now: Rui $20M, 1st");
});

test("nothing is said outside races for money", () => {
  expect(describeMoneyNow(phrasing(0), { ...view, standings: null })).toBe("");
  expect(describeMoneyNow(phrasing(0), { ...view, phase: "over" })).toBe("");
});

test("it says that secret bets are left out, once there are any", () => {
  expect(hasSecretBets(view)).toBe(true);
  expect(hasSecretBets({ ...view, bets: [["K"], []] })).toBe(false);
});
