import { describe, expect, it } from "vitest";
import type { CarLetter, Outcome, Sheet } from "../../../protocol";
import { moneyAfter, planFinish } from "./finish-steps";

const PRIZES = [12, 9, 6, 4, 2, 0];
const CARS: CarLetter[] = ["K", "B", "G", "Y", "O", "R"];

/** The end of a race in which every seat owns one car, in order of the seats, paid $3M for it and bet three times on the winning car. */
function race(players: number, facts: Partial<Outcome> = {}): Outcome {
  const sheets = Array.from({ length: players }, (_, seat): Sheet => {
    const racing = PRIZES[seat]!;
    const bets = [9, 6, 3].map((pays) => ({ car: "K" as CarLetter, place: 1, pays }));
    const cars = { [CARS[seat]!]: { price: 3, place: seat + 1, prize: racing } };
    return { seat, cars, bets, racing, betting: 18, auction: 3, total: racing + 15 };
  });
  const one = { track: "marina-bay", reason: "finished" as const, placed: CARS, stalled: [], sheets };
  return {
    winners: [0],
    reason: "finished",
    decided: "winnings",
    scores: sheets.map((sheet) => sheet.total ?? 0),
    placed: CARS,
    stalled: [],
    sheets,
    races: [one],
    ...facts,
  };
}

describe("the finish", () => {
  it("brings the cars home from the last to the first, then the bets one by one, and the winner last", () => {
    const { steps } = planFinish(race(3));
    expect(steps.map((step) => step.kind)).toEqual([
      ...Array.from({ length: 6 }, () => "car"),
      ...Array.from({ length: 9 }, () => "slip"),
      "winner",
    ]);
    expect(steps.flatMap((step) => (step.kind === "car" ? [step.place] : []))).toEqual([6, 5, 4, 3, 2, 1]);
    expect(steps.flatMap((step) => (step.kind === "slip" ? [step.bet] : []))).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
  });

  it("turns the winner's slip last", () => {
    const { steps } = planFinish(race(3, { winners: [1] }));
    expect(steps.flatMap((step) => (step.kind === "slip" && step.bet === 0 ? [step.seat] : []))).toEqual([2, 0, 1]);
  });

  it("counts from what was paid to what was won", () => {
    const outcome = race(4);
    const plan = planFinish(outcome);
    expect(plan.start).toEqual([-3, -3, -3, -3]);
    expect(moneyAfter(plan, 6)).toEqual([9, 6, 3, 1]);
    expect(moneyAfter(plan, plan.steps.length)).toEqual(outcome.scores);
  });

  it("begins with the money of the first race in a tour", () => {
    const tour = race(2, { scores: [37, 34] });
    expect(planFinish(tour).start).toEqual([7, 7]);
    expect(moneyAfter(planFinish(tour), Infinity)).toEqual([37, 34]);
  });

  it("goes on in time, and takes less than 12 seconds", () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const { steps, length } = planFinish(race(players));
      const times = steps.map((step) => step.at);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(length).toBeLessThan(12_000);
    }
  });

  it("has no slips and no money where none is counted", () => {
    const plan = planFinish(race(3, { scores: null, decided: "first" }));
    expect(plan.start).toBeNull();
    expect(moneyAfter(plan, 3)).toBeNull();
    expect(plan.steps.some((step) => step.kind === "slip")).toBe(false);
    expect(plan.steps.at(-1)!.kind).toBe("winner");
  });
});
