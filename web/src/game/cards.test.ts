import { describe, expect, it } from "vitest";
import { isSpeed8, readCard, strengths } from "./cards";

describe("cards by name", () => {
  it("are read from top to bottom", () => {
    expect(readCard("R6Y4K2B1")).toEqual([
      { car: "R", speed: 6 },
      { car: "Y", speed: 4 },
      { car: "K", speed: 2 },
      { car: "B", speed: 1 },
    ]);
    expect(readCard("?")).toEqual([]);
  });
  it("tell a Speed-8 from the rest", () => {
    expect(isSpeed8("K8")).toBe(true);
    expect(isSpeed8("K5")).toBe(false);
    expect(isSpeed8("?")).toBe(false);
  });
});

describe("strength of a hand", () => {
  it("adds lines, and wilds of cards without the car", () => {
    const yellow = strengths(["Y6B4W2G1", "W5W2", "Y5", "R6K4G2"]).find((one) => one.car === "Y");
    expect(yellow).toEqual({ car: "Y", sum: 11, wild: 5, best: [6, 5] });
  });
});
