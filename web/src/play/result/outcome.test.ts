import { describe, expect, it } from "vitest";
import type { Sheet, TourSheet } from "../../protocol";
import { findShortfall } from "./outcome";

const sheet = (racing: number, betting: number, auction: number): Sheet => ({ racing, betting, auction }) as Sheet;

describe("why one came behind", () => {
  it("is the part that fell short most", () => {
    expect(findShortfall(sheet(9, 9, 5), sheet(12, 18, 6))).toEqual({ by: "betting", amount: 9 });
    expect(findShortfall(sheet(4, 9, 5), sheet(12, 10, 6))).toEqual({ by: "racing", amount: 8 });
  });
  it("is the price of a car that was paid too dear", () => {
    expect(findShortfall(sheet(12, 9, 11), sheet(12, 9, 6))).toEqual({ by: "auction", amount: 5 });
  });
  it("is nothing where everything is level", () => {
    expect(findShortfall(sheet(12, 9, 6), sheet(12, 9, 6))).toBeNull();
  });
  it("is nothing where both have the same money, however it came together", () => {
    expect(findShortfall(sheet(6, 14, 2), sheet(27, 18, 27))).toBeNull();
  });
  it("counts both races of a tour", () => {
    const tour = (...races: Sheet[]): TourSheet => ({ races }) as TourSheet;
    expect(findShortfall(tour(sheet(1, 0, 2), sheet(3, 0, 2)), tour(sheet(9, 0, 2), sheet(1, 0, 2)))).toEqual({
      by: "racing",
      amount: 6,
    });
  });
});
