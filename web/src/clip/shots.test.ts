import { expect, test } from "vitest";
import { Places } from "../board/geometry/geometry";
import { CARS } from "../game/cards";
import "../testing/fake-texts";
import { Phrasing } from "../play/describe/phrasing";
import type { GameEvent, ReplayFrame, TrackShape } from "../protocol";
import { indexed } from "./gif";
import { SHOT_EVERY, clipRange, makeShots } from "./shots";

const track = {
  width: 400,
  height: 100,
  places: [
    [10, 90],
    [70, 90],
  ],
  spaces: Array.from({ length: 6 }, (_, i) => ({ id: `a${i}`, x: 50 * i, y: 20, heading: 0, length: 1, width: 1 })),
} as unknown as TrackShape;
const cars = (space: string, laps = 0) =>
  Object.fromEntries(
    CARS.map((car) => [car, { space: car === "R" ? space : null, place: null, laps: car === "R" ? laps : 0 }]),
  );
const frame = (seq: number, space: string, events: object[], laps = 0, phase = "race"): ReplayFrame =>
  ({
    seq,
    seat: 0,
    action: null,
    view: { race: 0, phase, cars: cars(space, laps) },
    events: events.map((event) => ({ number: seq, ...event })),
  }) as unknown as ReplayFrame;
const played = { event: "played", seat: 0, card: "R2", speed8: false };
const moved = (from: string, walk: string[]) =>
  ({
    event: "moved",
    seat: 0,
    car: "R",
    from,
    to: walk.at(-1),
    walk,
    steps: walk.length,
    speed: walk.length,
    bonus: 0,
    lost: 0,
    place: null,
    power: null,
    order: CARS,
    laps: 0,
  }) as unknown as GameEvent;

const FRAMES = [
  frame(0, "a0", [], 0, "auction"),
  frame(1, "a0", [played]),
  frame(2, "a2", [moved("a0", ["a1", "a2"])]),
  frame(3, "a2", [played], 1),
  frame(4, "a4", [moved("a2", ["a3", "a4"])], 1),
];

test("a card is what follows it until the next, a lap what its leader drives in it, a race all of it", () => {
  expect(clipRange(FRAMES, 2, "card")).toEqual({ from: 1, to: 2 });
  expect(clipRange(FRAMES, 3, "card")).toEqual({ from: 3, to: 4 });
  expect(clipRange(FRAMES, 0, "card")).toBeNull();
  expect(clipRange(FRAMES, 2, "lap")).toEqual({ from: 1, to: 2 });
  expect(clipRange(FRAMES, 4, "lap")).toEqual({ from: 3, to: 4 });
  expect(clipRange(FRAMES.slice(0, 3), 2, "lap")).toBeNull();
  expect(clipRange(FRAMES, 0, "race")).toEqual({ from: 1, to: 4 });
});

test("a car is shown on its way, ends where it stands, and the end stays", () => {
  const shots = makeShots(FRAMES, { from: 1, to: 2 }, "card", new Places(track), new Phrasing(["Ida"], null, "en"));
  const moving = shots.filter((shot) => shot.moving === "R");
  expect(moving.length).toBe(Math.ceil(300 / SHOT_EVERY));
  const ways = moving.map((shot) => shot.poses.R!.x);
  expect(ways).toEqual([...ways].sort((a, b) => a - b));
  expect(shots.at(-1)!.poses.R!.x).toBe(100);
  expect(shots.at(-1)!.delay).toBeGreaterThan(1000);
});

test("of a later shot only what has changed is kept", () => {
  const one = new Uint8ClampedArray([1, 1, 1, 255, 2, 2, 2, 255]);
  const two = new Uint8ClampedArray([1, 1, 1, 255, 9, 2, 2, 255]);
  expect([...indexed(one, null, (red) => red)]).toEqual([1, 2]);
  expect([...indexed(two, one, (red) => red)]).toEqual([255, 9]);
});
