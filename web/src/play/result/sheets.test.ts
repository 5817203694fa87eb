// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import "../../testing/fake-setup";
import "../../testing/fake-texts";
import type { Outcome, Sheet as ScoreSheet } from "../../protocol";
import { Phrasing } from "../describe/phrasing";
import FinalRanking from "./FinalRanking.svelte";
import Sheet from "./Sheet.svelte";

afterEach(cleanup);

const phrasing = new Phrasing(["Mara", "Rui"], 0, "en");
const sheet = (seat: number, facts: Partial<ScoreSheet> = {}): ScoreSheet => ({
  seat,
  cars: {},
  bets: [],
  racing: 0,
  betting: 0,
  auction: 0,
  total: 0,
  ...facts,
});
const mara = sheet(0, {
  cars: { K: { price: 4, place: 1, prize: 12 } },
  bets: [{ car: "R", place: null, pays: 0 }],
  racing: 12,
  auction: 4,
  total: 8,
} as Partial<ScoreSheet>);
const rui = sheet(1, { cars: { B: { price: 6, place: 2, prize: 9 } }, racing: 9, auction: 6, total: 3 } as object);
const outcome = {
  winners: [0],
  reason: "finished",
  decided: "winnings",
  scores: [8, 3],
  sheets: [mara, rui],
  races: [{ track: "round", reason: "finished", placed: ["K", "B"], stalled: [], sheets: [mara, rui] }],
} as unknown as Outcome;

test("the ranking names the winner first, and what cost the others most", () => {
  render(FinalRanking, { outcome, ranks: [1, 2], phrasing, counts: true });
  const [first, second] = screen.getAllByRole("listitem");
  expect(first!.className).toContain("is-winner");
  expect(first!.textContent).toContain("$8M");
  expect(first!.querySelector("small")).toBeNull();
  expect([...first!.querySelectorAll(".chip")].map((chip) => chip.getAttribute("data-car"))).toEqual(["K"]);
  expect(second!.textContent).toContain("Rui");
  expect(second!.querySelector("small")?.textContent).toContain("$3M"); // prizes: 12 against 9
});

test("where no money is counted, the ranking shows who won and no amounts", () => {
  render(FinalRanking, { outcome, ranks: [1, 2], phrasing, counts: false });
  expect(document.body.textContent).not.toContain("$");
  expect(screen.getAllByRole("listitem")[0]!.textContent).toContain("winner");
});

test("a score sheet has the prices, crosses for bets, rings around what was earned, and the sum", () => {
  render(Sheet, { sheet: mara, phrasing, won: true, bets: true });
  expect(screen.getByRole("article").className).toContain("is-winner");
  expect(screen.getAllByRole("img").filter((cross) => cross.classList.contains("x"))).toHaveLength(1);
  expect([...document.querySelectorAll(".ring")].map((ring) => ring.textContent)).toEqual(["12"]);
  expect([...document.querySelectorAll(".sum b")].map((one) => one.textContent)).toEqual(["12", "0", "4", "8"]);
  cleanup();
  render(Sheet, { sheet: mara, phrasing, won: false, bets: false });
  expect([...document.querySelectorAll(".sum b")].map((one) => one.textContent)).toEqual(["12", "4", "8"]);
  expect(document.querySelector(".x")).toBeNull();
});
