import { describe, expect, it } from "vitest";
import type { Outcome } from "../../protocol";
import { bestCar } from "./outcome";

const outcome = (winners: number[], cars: Record<number, string[]>): Outcome =>
  ({
    winners,
    races: [
      {
        placed: ["K", "Y", "O"],
        stalled: ["B"],
        sheets: Object.entries(cars).map(([seat, own]) => ({
          seat: Number(seat),
          cars: Object.fromEntries(own.map((car) => [car, {}])),
        })),
      },
    ],
  }) as unknown as Outcome;

describe("the colour of the end", () => {
  it("is that of the winner's better car, whoever came first", () => {
    expect(bestCar(outcome([1], { 0: ["K"], 1: ["O", "Y"] }))).toBe("Y");
  });
  it("is a stalled car's when the winner has no other", () => {
    expect(bestCar(outcome([1], { 0: ["K"], 1: ["B"] }))).toBe("B");
  });
  it("is none when the winner owns no car", () => {
    expect(bestCar(outcome([0], { 0: [], 1: ["K"] }))).toBeNull();
  });
});
