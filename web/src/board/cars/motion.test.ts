import { describe, expect, it } from "vitest";
import type { EventOf } from "../../game/events";
import { ROUND } from "../../testing/round-track";
import { distance, Places } from "../geometry/geometry";
import { Drive, nosed } from "./motion";

const places = new Places(ROUND);
const event = (facts: Partial<EventOf<"moved">>): EventOf<"moved"> => ({
  number: 1,
  waiting: [],
  event: "moved",
  line: 0,
  seat: 0,
  car: "R",
  from: "a1",
  to: "a3",
  steps: 2,
  speed: 2,
  bonus: 0,
  lost: 0,
  walk: ["a2", "a3"],
  place: null,
  power: null,
  order: ["K", "B", "G", "Y", "O", "R"],
  laps: 0,
  ...facts,
});

describe("drive", () => {
  it("takes the walk in its time and stays at its end", () => {
    const drive = new Drive(event({}), places);
    expect(distance(drive.at(0), places.space("a1")!)).toBeLessThan(0.1);
    expect(distance(drive.at(300), places.space("a3")!)).toBeLessThan(0.1);
    expect(drive.at(5000)).toEqual(drive.at(300));
    expect(drive.trail(100).length).toBeLessThan(drive.trail(300).length);
  });

  it("noses into what blocks it, and back", () => {
    const drive = new Drive(event({ lost: 1 }), places);
    const end = places.space("a3")!;
    expect(distance(drive.at(360), end)).toBeCloseTo(3, 1);
    expect(distance(drive.at(420), end)).toBeCloseTo(0, 5);
    expect(distance(nosed({ x: 0, y: 0, heading: 0 }, 2), { x: 0, y: 0 })).toBeCloseTo(0);
  });

  it("slides to its place when it is home", () => {
    const drive = new Drive(event({ from: "a8", to: "finish", walk: ["finish"], place: 1 }), places);
    expect(distance(drive.at(150 + 420), { x: 400, y: 400 })).toBeCloseTo(0);
    expect(distance(drive.at(150), { x: 400, y: 400 })).toBeGreaterThan(100);
  });
});
