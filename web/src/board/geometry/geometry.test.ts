import { describe, expect, it } from "vitest";
import { trackBounds, groundColour, lineBadges, middleLine, names, parkedScale } from "./bounds";
import { Curve, brake, cubicBezier } from "./curve";
import { ROUND } from "../../testing/round-track";
import { boxAround, clearSpot, distance, Places, towards, turn } from "./geometry";

const places = new Places(ROUND);

describe("geometry", () => {
  it("turns the short way round", () => {
    expect(turn(350, 10)).toBe(20);
    expect(turn(10, 350)).toBe(-20);
    expect(turn(90, 90)).toBe(0);
  });

  it("walks from space to space, and over the line", () => {
    const walk = places.walk("a7", ["a8", "finish"]);
    const [, last, home] = walk;
    expect(walk).toHaveLength(3);
    expect(distance(last!, home!)).toBeCloseTo(62);
    expect(home!.heading).toBe(last!.heading);
  });

  it("parks where the picture has a place", () => {
    expect(places.parked(2)).toEqual({ x: 448, y: 400, heading: 0 });
    expect(places.parked(3)).toBeNull();
    expect(parkedScale(ROUND)).toBeCloseTo(0.8);
  });

  it("puts a sign on the side where nothing else is", () => {
    const at = clearSpot({ x: 0, y: 0 }, [{ x: 40, y: 0 }], 10);
    expect(at.x).toBeCloseTo(-10);
    expect(clearSpot({ x: 0, y: 0 }, [], 10).y).toBeCloseTo(-10);
  });

  it("hides the number of no end behind a sign, however many lanes lie beside it", () => {
    const ends = [-90, -45, 0, 45, 90].map((y) => ({ x: 0, y })); // five lanes, one space each
    for (const at of ends) {
      const sign = clearSpot(
        at,
        ends.filter((end) => end !== at),
        38,
      );
      expect(Math.min(...ends.map((end) => distance(sign, end)))).toBeGreaterThan(36);
    }
  });

  it("finds what must be seen", () => {
    const box = trackBounds(ROUND);
    const road = boxAround(ROUND.spaces, 40);
    expect(lineBadges(ROUND)).toEqual([{ x: 500, y: 20.5 }]);
    expect(box).toEqual({ ...road, top: 0 });
    expect(groundColour(ROUND)).toBe("#8fbf6b");
    expect(middleLine(ROUND).split("L")).toHaveLength(8);
  });
});

it("finds the names beside the road, on a line or on an arc", () => {
  const arc = '<path id="track-name-3" d="M100 400A125 125 0 0 1 300 400" fill="none"/>';
  const line = '<text font-size="20" transform="translate(900 400) rotate(-90)" y="7">TEN</text>';
  const named = { ...ROUND, svg: `${ROUND.svg}${arc}${line}` };
  const [straight, bent] = names(named);
  expect(straight!.map(({ x, y }) => [Math.round(x), y])).toEqual([
    [900, 425.5],
    [900, 374.5],
  ]);
  expect(Math.min(...bent!.map(({ y }) => y))).toBeCloseTo(350); // over the top
  expect(trackBounds(named)).toMatchObject({ left: 84, right: 916 });
});

describe("curve", () => {
  const poses = places.walk("a1", ["a2", "a3", "a4"]);
  const curve = new Curve(poses);

  it("goes through the middles of its spaces", () => {
    for (const pose of poses) expect(Math.min(...curve.points.map((p) => distance(p, pose)))).toBeLessThan(0.01);
  });

  it("stays near the round road, with the heading of the road", () => {
    for (const share of [0.1, 0.35, 0.5, 0.8]) {
      const pose = curve.at(share);
      expect(Math.hypot(pose.x - 500, pose.y - 400)).toBeGreaterThan(235);
      const tangent = (Math.atan2(pose.y - 400, pose.x - 500) * 180) / Math.PI + 90;
      expect(Math.abs(turn(tangent, pose.heading))).toBeLessThan(14);
    }
  });

  it("begins and ends where it should, and grows in between", () => {
    expect(distance(curve.at(0), poses[0]!)).toBeLessThan(0.1);
    expect(curve.at(1)).toEqual(poses.at(-1));
    expect(curve.path(0.5).length).toBeLessThan(curve.path().length);
    expect(curve.path()).toMatch(/^M[\d.]+ [\d.]+L/);
  });

  it("can stand still", () => {
    expect(new Curve([poses[0]!]).at(0.5)).toEqual(poses[0]);
  });

  it("grows and shrinks from space to space", () => {
    const change = new Curve(places.walk("a1", ["b2", "a3"]));
    expect([0, 0.5, 1].map((share) => Math.round(100 * change.at(share).length!))).toEqual([90, 120, 90]);
    expect(change.at(0.5).width).toBeCloseTo(1);
  });

  it("leaves along the road when it changes lanes", () => {
    const change = new Curve(places.walk("a1", ["b2"]));
    const early = change.at(0.02);
    expect(Math.abs(turn(places.space("a1")!.heading, early.heading))).toBeLessThan(12);
    expect(distance(early, towards(poses[0]!, poses[0]!.heading, 4))).toBeLessThan(4);
  });
});

describe("ease", () => {
  it("begins at 0, ends at 1, never goes back", () => {
    let before = 0;
    for (let i = 0; i <= 50; i++) {
      const now = brake(i / 50);
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
    expect([brake(0), brake(1)]).toEqual([0, 1]);
    expect(cubicBezier(0, 0, 1, 1)(0.3)).toBeCloseTo(0.3, 3);
  });
});
