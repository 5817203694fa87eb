import { describe, expect, it } from "vitest";
import { money } from "./money";
import { firstWish, optionsOf, tableOf } from "./wish";

const draw = (): string => "marina-bay";

describe("a wished table", () => {
  it("has the maker on the first seat, and open seats or bots on the others", () => {
    const wish = { ...firstWish("en"), players: 3 };
    expect(tableOf(wish, draw).seats).toEqual([{ kind: "me" }, { kind: "open" }, { kind: "open" }]);
    expect(tableOf({ ...wish, others: "pro" }, draw).seats[2]).toEqual({ kind: "bot", level: "pro" });
  });
  it("draws a surprising track", () => {
    expect(optionsOf(firstWish("en"), draw).track).toBe("marina-bay");
    expect(optionsOf({ ...firstWish("en"), track: "river-station" }, draw).track).toBe("river-station");
  });
  it("never asks for ways that clash", () => {
    for (const way of ["full", "beginner", "distance", "distance-money", "tour"] as const) {
      const options = optionsOf({ ...firstWish("en"), way }, draw);
      const chosen = [options.long_distance, options.world_tour, Array.isArray(options.beginner) && options.beginner.length];
      expect(chosen.filter(Boolean).length).toBeLessThanOrEqual(1);
    }
    expect(optionsOf({ ...firstWish("en"), way: "beginner" }, draw)).toMatchObject({ powers: false, bets: false });
  });
});

describe("money", () => {
  it("is written as the edition prints it", () => {
    expect([money(6, "en"), money(-3, "pt-PT"), money(6, "pt-BR")]).toEqual(["$6M", "−€3M", "$6\u00a0mi"]);
  });
});
