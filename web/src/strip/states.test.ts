import { describe, expect, it } from "vitest";
import type { View } from "../protocol";
import { timeLeft, playerActivity, isLit } from "./states";

const view = (facts: Partial<View>): View =>
  ({ phase: "race", waiting: [1], asks: "play", turn: 1, laid: [null, null], ...facts }) as View;

describe("what a player is doing", () => {
  it("says whose turn it is, and who steers somebody else's card", () => {
    expect(playerActivity(1, view({}), null)).toBe("turn");
    expect(playerActivity(0, view({}), null)).toBe("");
    expect(playerActivity(0, view({ waiting: [0], asks: "move" }), null)).toBe("moving");
    expect(isLit(0, view({ waiting: [0], asks: "move" }), null)).toBe(true);
  });

  it("says that it is nobody's turn while a card is carried out", () => {
    expect(playerActivity(1, view({ card: { seat: 1 } as View["card"], waiting: [] }), null)).toBe("card");
    expect(playerActivity(0, view({ card: { seat: 1 } as View["card"], waiting: [] }), null)).toBe("");
  });

  it("tells who has laid a card, and who has bet", () => {
    expect(playerActivity(0, view({ phase: "auction", laid: ["?", null], waiting: [1] }), null)).toBe("laid");
    expect(playerActivity(1, view({ phase: "auction", laid: ["?", null], waiting: [1] }), null)).toBe("choosing");
    expect(playerActivity(0, view({ phase: "bets", waiting: [1] }), null)).toBe("bet");
  });

  it("follows the move being shown", () => {
    const played = {
      number: 1,
      waiting: [] as number[],
      event: "played",
      seat: 0,
      card: "R6",
      reversed: false,
    } as const;
    expect(isLit(0, view({}), played)).toBe(true);
    expect(isLit(1, view({}), played)).toBe(false);
  });

  it("counts down, and says when little is left", () => {
    expect(timeLeft(100_000, 28_500)).toEqual({ words: "1:12", low: false });
    expect(timeLeft(100_000, 95_000)).toEqual({ words: "0:05", low: true });
    expect(timeLeft(100_000, 70_000)).toEqual({ words: "0:30", low: false }); // the first second of the quick clock
    expect(timeLeft(100_000, 200_000)?.words).toBe("0:00");
    expect(timeLeft(null, 0)).toBeNull();
  });
});
