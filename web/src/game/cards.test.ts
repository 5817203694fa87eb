import { describe, expect, it } from "vitest";
import type { View } from "../protocol";
import { CARS, isSpeed8, readCard, strengthsIn } from "./cards";

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
  it("is known of one's own hand only", () => {
    const own = Object.fromEntries(CARS.map((car, i) => [car, { sum: i, wild: 2, best: [i] }]));
    const view = { strengths: [null, own] } as unknown as View;
    expect(strengthsIn(view, 1)[3]).toEqual({ car: "Y", sum: 3, wild: 2, best: [3] });
    expect([strengthsIn(view, 0), strengthsIn(view, null), strengthsIn(null, 1)]).toEqual([[], [], []]);
  });
});
