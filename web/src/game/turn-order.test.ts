import { describe, expect, it } from "vitest";
import { timeTurns, turnOrder } from "./turn-order";

const bids = (...amounts: number[]): { seat: number; card: string; bid: number }[] =>
  amounts.map((bid, seat) => ({ seat, card: "K5", bid }));

describe("the order in which bids are turned", () => {
  it("goes from those who pass up to the highest bid", () => {
    expect(turnOrder(bids(4, 0, 6, 2), 2)).toEqual([1, 3, 0, 2]);
  });

  it("ends with the winner, also of equal bids", () => {
    expect(turnOrder(bids(6, 6, 1), 0)).toEqual([2, 1, 0]);
    expect(turnOrder(bids(6, 6, 1), 1)).toEqual([2, 0, 1]);
  });

  it("is by amount while nobody has won", () => {
    expect(turnOrder(bids(3, 3, 1), null)).toEqual([2, 0, 1]);
  });
});

describe("the time at which bids are turned", () => {
  it("is 150 milliseconds apart", () => {
    expect([...timeTurns(bids(5, 2, 0, 6), 3, 1).delays]).toEqual([
      [2, 0],
      [1, 150],
      [0, 300],
      [3, 450],
    ]);
  });

  it("is over when the winner is named, however many bid and however slow the cards are", () => {
    for (const pace of [0.5, 1, 2])
      for (const count of [1, 2, 4, 6]) {
        const { length, delays } = timeTurns(bids(...Array.from({ length: count }, (_, i) => i)), count - 1, pace);
        expect(Math.max(...delays.values()) + length).toBeLessThanOrEqual(900);
      }
  });

  it("is now without motion", () => {
    expect(timeTurns(bids(5, 2), 0, 0)).toEqual({
      length: 0,
      delays: new Map([
        [1, 0],
        [0, 0],
      ]),
    });
  });
});
