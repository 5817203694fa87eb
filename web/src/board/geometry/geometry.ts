/* Positions in the picture of a track, in the picture's own units. */
import type { SpaceShape, TrackShape } from "../../protocol";

export interface Point {
  x: number;
  y: number;
}
export interface Pose extends Point {
  heading: number; // degrees, clockwise from the right
  length?: number; // of a car on this space; 1 by default
  width?: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const BEYOND_LINE = 62; // a finishing car drives one space beyond the line before it is parked

const RADIANS = Math.PI / 180;

export const towards = (from: Point, heading: number, far: number): Point => ({
  x: from.x + far * Math.cos(heading * RADIANS),
  y: from.y + far * Math.sin(heading * RADIANS),
});

export const headingTo = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x) / RADIANS;

/** The angle from one heading to another, the shorter way round. */
export const turn = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

const AROUND = 16; // number of directions tried

/** Returns a point at distance `far` from `at`, inside the box, in the direction that keeps it furthest from its nearest neighbour among the others. */
export function clearSpot(at: Point, others: readonly Point[], far: number, box?: Box): Point {
  const around = Array.from({ length: AROUND }, (_, i) => towards(at, -90 + (360 * i) / AROUND, far));
  const inside = around.filter(({ x, y }) => !box || (x > box.left && x < box.right && y > box.top && y < box.bottom));
  const spots = inside.length > 0 ? inside : around;
  const room = spots.map((spot) => Math.min(...others.map((other) => distance(spot, other)), 150));
  return spots[room.indexOf(Math.max(...room))]!;
}

export class Places {
  private readonly spaces: ReadonlyMap<string, SpaceShape>;

  constructor(readonly track: TrackShape) {
    this.spaces = new Map(track.spaces.map((space) => [space.id, space]));
  }

  space(id: string): SpaceShape | undefined {
    return this.spaces.get(id);
  }

  /** Where a car is parked on the infield after it has finished, facing right. */
  parked(place: number): Pose | null {
    const spot = this.track.places[place - 1];
    return spot ? { x: spot[0], y: spot[1], heading: 0 } : null;
  }

  /** The poses along a walk, starting where the car stands. "finish" lies beyond the line. */
  walk(from: string, walk: readonly string[]): Pose[] {
    const poses: Pose[] = [];
    for (const id of [from, ...walk]) {
      const last = poses.at(-1);
      const space = this.space(id);
      if (space) poses.push(poseOn(space));
      else if (last) poses.push({ ...last, ...towards(last, last.heading, BEYOND_LINE) });
    }
    return poses;
  }
}

/** The pose of a car on a space. */
export const poseOn = ({ x, y, heading, length, width }: SpaceShape): Pose => ({ x, y, heading, length, width });

/** Interpolates the size between two poses. */
export function sizeBetween(a: Pose, b: Pose, share: number): { length: number; width: number } {
  const between = (from = 1, to = 1): number => (1 - share) * from + share * to;
  return { length: between(a.length, b.length), width: between(a.width, b.width) };
}

export function boxAround(points: readonly Point[], margin = 0): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}
