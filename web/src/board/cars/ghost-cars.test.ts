import { describe, expect, it } from "vitest";
import type { LineAhead, Play } from "../../protocol";
import { ROUND } from "../../testing/round-track";
import { Places } from "../geometry/geometry";
import { badgesFor, ghostsFor, namedBy, strongLines } from "./ghost-cars";

const line = (facts: Partial<LineAhead>): LineAhead => ({
  car: "R",
  speed: 2,
  how: "free",
  steps: 2,
  ends: 1,
  behind: [],
  mover: 0,
  bonus: 0,
  reach: [],
  names: [],
  ...facts,
});
const play = (...lines: LineAhead[]): Play => ({
  kind: "play",
  action: "play R2",
  card: "R2",
  reversed: false,
  lines,
  power: null,
});
const end = (to: string, lost = 0) => ({ to, lost, gained: 0 });
const places = new Places(ROUND);

describe("ghosts", () => {
  it("stand on every end of every line, the furthest of each as a car", () => {
    const ghosts = ghostsFor(
      play(line({ reach: [end("a3"), end("b2", 1)] }), line({ car: "K", reach: [end("a5")] })),
      places,
      1,
    );
    expect(ghosts.map(({ car, line, furthest, lost }) => [car, line, furthest, lost])).toEqual([
      ["R", 1, true, 0],
      ["R", 1, false, 1],
      ["K", 2, true, 0],
    ]);
    expect(ghosts[0]!.pose).toMatchObject({ x: places.space("a3")!.x, y: places.space("a3")!.y });
  });

  it("stand side by side where two lines come to one space", () => {
    const [red, black] = ghostsFor(
      play(line({ reach: [end("a3")] }), line({ car: "K", reach: [end("a3")] })),
      places,
      1,
    );
    expect(red!.pose.x).toBeLessThan(black!.pose.x);
    expect([red!.size, black!.size].every((size) => size < 1)).toBe(true);
  });

  it("come home to the next place", () => {
    const [home] = ghostsFor(play(line({ how: "finish", reach: [end("finish")] })), places, 2);
    expect(home!.pose).toEqual(places.parked(2));
  });

  it("of a wild there are none, but the cars it could name are known", () => {
    const wild = play(line({ car: "W", how: "wild", names: ["K", "B"] }));
    expect(ghostsFor(wild, places, 1)).toEqual([]);
    expect(namedBy(wild)).toEqual(["K", "B"]);
  });

  it("vanish with the card", () => {
    expect(ghostsFor(null, places, 1)).toEqual([]);
    expect(namedBy(null)).toEqual([]);
  });
});

describe("a card of several lines", () => {
  const lines = [line({}), line({ car: "K" }), line({ car: "B" })];

  it("shows the player's own lines and the one that is pointed at as cars", () => {
    expect([...strongLines(lines, new Set(["K"]), 0)]).toEqual([2]);
    expect([...strongLines(lines, new Set(["K"]), 3)]).toEqual([2, 3]);
  });

  it("that moves no own car shows all lines, or the one that is pointed at", () => {
    expect([...strongLines(lines, new Set(), 0)]).toEqual([1, 2, 3]);
    expect([...strongLines(lines, new Set(), 2)]).toEqual([2]);
  });

  it("has one badge per line: its number, and what all its jams cost", () => {
    const card = play(
      line({ reach: [end("a3", 2), end("b2", 3), end("b3", 3)] }),
      line({ car: "K", reach: [end("a5", 1)] }),
      line({ car: "B", reach: [end("a7")] }),
    );
    const badges = badgesFor(ghostsFor(card, places, 1), new Set([1]), [], 1);
    expect(badges.map(({ line, words, isNumbered }) => [line, words, isNumbered])).toEqual([
      [1, "−2…3", true],
      [2, "−1", false],
    ]);
  });

  it("puts no badge on a car", () => {
    const ghosts = ghostsFor(play(line({ reach: [end("a3", 2)] })), places, 1);
    const [{ x, y }] = [ghosts[0]!.pose];
    const above = { x, y: y - 40 };
    const [badge] = badgesFor(ghosts, new Set([1]), [above], 1);
    expect(Math.hypot(badge!.at.x - above.x, badge!.at.y - above.y)).toBeGreaterThan(28);
  });
});
