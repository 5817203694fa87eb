/* The path of a car as one smooth curve through the middles of its spaces, parallel to the road at both ends. */
import { distance, headingTo, sizeBetween, type Point, type Pose } from "./geometry";

const SAMPLES = 14; // per stretch between two spaces

export class Curve {
  readonly points: Point[] = [];
  private readonly lengths: number[] = [0]; // of the curve from its start to each point

  constructor(private readonly poses: readonly Pose[]) {
    const tangents = poses.map((_, i) => tangentAt(poses, i));
    this.points.push(...poses.slice(0, 1));
    for (let i = 0; i + 1 < poses.length; i++) {
      for (let k = 1; k <= SAMPLES; k++) {
        const point = hermite(poses[i]!, poses[i + 1]!, tangents[i]!, tangents[i + 1]!, k / SAMPLES);
        this.lengths.push(this.length + distance(this.points.at(-1)!, point));
        this.points.push(point);
      }
    }
  }

  get length(): number {
    return this.lengths.at(-1)!;
  }

  /** The pose after this share of the way, from 0 to 1. The curve ends with the heading of its last space. */
  at(share: number): Pose {
    const last = this.poses.at(-1)!;
    if (share >= 1 || this.points.length < 2) return last;
    const far = Math.max(0, share) * this.length;
    let i = this.lengths.findIndex((length) => length > far);
    if (i < 1) i = 1;
    const [a, b] = [this.points[i - 1]!, this.points[i]!];
    const part = (far - this.lengths[i - 1]!) / (this.lengths[i]! - this.lengths[i - 1]! || 1);
    const along = (i - 1 + part) / SAMPLES; // distance in spaces
    const piece = Math.floor(along);
    const size = sizeBetween(this.poses[piece]!, this.poses[piece + 1] ?? last, along - piece);
    return { x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y), heading: headingTo(a, b), ...size };
  }

  /** The curve as SVG path data, up to this share of the way. */
  path(share = 1): string {
    const far = share * this.length;
    const passed = share >= 1 ? this.points : this.points.filter((_, i) => this.lengths[i]! <= far);
    const points = share >= 1 ? passed : [...passed, this.at(share)];
    return points.map((p, i) => `${i ? "L" : "M"}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join("");
  }
}

function tangentAt(poses: readonly Pose[], i: number): Point {
  const [before, here, after] = [poses[i - 1], poses[i]!, poses[i + 1]];
  if (before && after) return { x: (after.x - before.x) / 2, y: (after.y - before.y) / 2 };
  const other = before ?? after;
  if (!other) return { x: 0, y: 0 };
  const far = distance(here, other);
  const radians = (here.heading * Math.PI) / 180;
  return { x: far * Math.cos(radians), y: far * Math.sin(radians) };
}

function hermite(a: Point, b: Point, ta: Point, tb: Point, t: number): Point {
  const [t2, t3] = [t * t, t * t * t];
  const [ha, ga, hb, gb] = [2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, -2 * t3 + 3 * t2, t3 - t2];
  return { x: ha * a.x + ga * ta.x + hb * b.x + gb * tb.x, y: ha * a.y + ga * ta.y + hb * b.y + gb * tb.y };
}

export type Ease = (t: number) => number;

export function cubicBezier(x1: number, y1: number, x2: number, y2: number): Ease {
  const at = (a: number, b: number, t: number): number => 3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3;
  return (x) => {
    if (x <= 0) return 0;
    if (x >= 1) return 1;
    let low = 0;
    let high = 1;
    for (let i = 0; i < 24; i++) {
      const middle = (low + high) / 2;
      if (at(x1, x2, middle) < x) low = middle;
      else high = middle;
    }
    return at(y1, y2, (low + high) / 2);
  };
}

export const brake = cubicBezier(0.3, 0, 0.1, 1);
export const easeOut = cubicBezier(0.2, 0.8, 0.2, 1);
