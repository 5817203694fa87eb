import { describe, expect, it } from "vitest";
import type { EventOf } from "../game/events";
import type { GameEvent } from "../protocol";
import { soundOf, soundOfArrival } from "./choose-sound";

const event = (facts: object): GameEvent => ({ number: 1, waiting: [], ...facts }) as unknown as GameEvent;
const name = (facts: object, seat: number | null = 0): string | null => soundOf(event(facts), seat)?.name ?? null;
const moved = (facts: object): EventOf<"moved"> =>
  event({ event: "moved", walk: ["a2", "a3"], speed: 2, lost: 0, to: "a3", ...facts }) as EventOf<"moved">;

describe("the sound of an event", () => {
  it("is a card, coins, a bell or a pen", () => {
    expect(name({ event: "laid" })).toBe("card");
    expect(name({ event: "played", seat: 1 })).toBe("card");
    expect(name({ event: "sold" })).toBe("coin");
    expect(name({ event: "betting" })).toBe("line");
    expect(name({ event: "bet" })).toBe("pen");
    expect(name({ event: "finish" })).toBe("crowd");
    expect(name({ event: "kept" })).toBeNull();
  });

  it("has as many cards as bids are turned", () => {
    expect(soundOf(event({ event: "revealed", bids: [{}, {}, {}] }), 0)).toEqual({ name: "cards", count: 3 });
  });

  it("is an engine as long as the car drives", () => {
    expect(soundOf(moved({}), 0)).toEqual({ name: "engine", seconds: 0.3, speed: 2 });
    expect(soundOf(moved({ walk: Array.from({ length: 20 }, () => "a1") }), 0)).toMatchObject({ seconds: 1.2 });
    expect(soundOf(moved({ walk: [] }), 0)).toBeNull();
  });

  it("is tyres for a car that is blocked, but not for one that is home or absent", () => {
    expect(name({ event: "stayed", why: "blocked" })).toBe("tyres");
    expect(name({ event: "stayed", why: "finished" })).toBeNull();
  });

  it("rings for one's own turn only", () => {
    expect(name({ event: "turn", seat: 0 })).toBe("turn");
    expect(name({ event: "turn", seat: 1 })).toBeNull();
    expect(name({ event: "turn", seat: 0 }, null)).toBeNull();
  });
});

describe("the sound of an arrival", () => {
  it("is the crowd at the finish line, longest for the first car", () => {
    const [first, second] = [1, 2].map((place) => soundOfArrival(moved({ to: "finish", place })));
    expect(first).toEqual({ name: "crowd", seconds: 1.6 });
    expect(second).toEqual({ name: "crowd", seconds: 0.9 });
  });

  it("is tyres in a jam, and nothing on a free road", () => {
    expect(soundOfArrival(moved({ lost: 2 }))).toEqual({ name: "tyres" });
    expect(soundOfArrival(moved({}))).toBeNull();
  });
});
