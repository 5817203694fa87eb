import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../protocol";
import { ROUND } from "../../testing/round-track";
import { Places } from "../geometry/geometry";
import { walksAhead } from "./walks-ahead";

const places = new Places(ROUND);
const event = (facts: object): GameEvent => facts as GameEvent;
const played = event({ event: "played" });
const red = event({ event: "moved", car: "R", from: "a1", walk: ["a2", "a3"], place: null });
const black = event({ event: "moved", car: "K", from: "a5", walk: ["a6"], place: null });
const at = (id: string): object => ({ x: places.space(id)!.x, y: places.space(id)!.y });

describe("what the camera sees of a card", () => {
  it("is the walk of every car that it moves, in order", () => {
    const walks = walksAhead([played, red, black], places, {});
    expect(walks.map((walk) => walk.length)).toEqual([3, 2]);
    expect(walks[1]).toMatchObject([at("a5"), at("a6")]);
  });

  it("ends with the card", () => expect(walksAhead([red, played, black], places, {})).toHaveLength(1));

  it("goes on to the place of a car that is home", () => {
    const home = event({ event: "moved", car: "R", from: "a8", walk: ["finish"], place: 2 });
    expect(walksAhead([home], places, {})[0]!.at(-1)).toEqual(places.parked(2));
  });

  it("is a blocked car where it stands", () => {
    const pose = { x: 1, y: 2, heading: 0 };
    const stayed = event({ event: "stayed", car: "B", why: "blocked", speed: 3 });
    expect(walksAhead([stayed], places, { B: pose })).toEqual([[pose]]);
  });

  it("is nothing between cards, whatever comes", () =>
    expect(walksAhead([event({ event: "turn" }), played, red], places, {})).toEqual([]));
});
