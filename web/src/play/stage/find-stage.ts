/* Finds room for the auction on the picture of a track: a rectangle that covers no road, no name and no prize. */
import { lineBadges, names, parkedScale, trackBounds } from "../../board/geometry/bounds";
import type { Point } from "../../board/geometry/geometry";
import type { TrackShape } from "../../protocol";

/** The plate at scale 1, in units of the picture. */
export const PLATE = { width: 400, height: 270 };
const SCALES = [1.3, 1.15, 1, 0.9, 0.8, 0.7];
const GRID = 20; // distance between the spots that are tried
const [ROAD, BADGE, LETTER] = [44, 30, 18]; // radii to keep free

export interface Stage extends Point {
  scale: number;
}

interface Disc extends Point {
  radius: number;
}

/** Returns the middle and the scale of the largest plate that fits, as close to the finishing places as possible; null if the track leaves no room. */
export function findStage(track: TrackShape): Stage | null {
  const discs = taken(track);
  const bounds = trackBounds(track);
  const middle = middleOf(track);
  for (const scale of SCALES) {
    const [halfWidth, halfHeight] = [(PLATE.width * scale) / 2, (PLATE.height * scale) / 2];
    let best: Stage | null = null;
    let least = Infinity;
    for (let x = bounds.left + halfWidth; x <= bounds.right - halfWidth; x += GRID)
      for (let y = bounds.top + halfHeight; y <= bounds.bottom - halfHeight; y += GRID) {
        const far = Math.hypot(x - middle.x, y - middle.y);
        if (far < least && discs.every((disc) => isClear(disc, x, y, halfWidth, halfHeight))) {
          best = { x, y, scale };
          least = far;
        }
      }
    if (best) return best;
  }
  return null;
}

function isClear(disc: Disc, x: number, y: number, halfWidth: number, halfHeight: number): boolean {
  const dx = Math.max(0, Math.abs(disc.x - x) - halfWidth);
  const dy = Math.max(0, Math.abs(disc.y - y) - halfHeight);
  return Math.hypot(dx, dy) >= disc.radius;
}

/** The middle of the finishing places or, without any, of the picture. */
function middleOf({ places, width, height }: TrackShape): Point {
  const [first, last] = [places[0], places.at(-1)];
  return first && last ? { x: (first[0] + last[0]) / 2, y: first[1] } : { x: width / 2, y: height / 2 };
}

function taken(track: TrackShape): Disc[] {
  const scale = parkedScale(track);
  return [
    ...track.spaces.map(({ x, y }) => ({ x, y, radius: ROAD })),
    ...lineBadges(track).map((badge) => ({ ...badge, radius: BADGE })),
    ...names(track)
      .flatMap(alongName)
      .map((point) => ({ ...point, radius: LETTER })),
    // the places with the name of the track above them, and the prizes below
    ...track.places.flatMap(([x, y]) => [-46, 0, 30].map((below) => ({ x, y: y + below * scale, radius: 28 * scale }))),
  ];
}

/** Points along a name, no further apart than its letters are high. */
function alongName(name: Point[]): Point[] {
  return name.flatMap((from, i) => {
    const to = name[i + 1] ?? from;
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / LETTER));
    return Array.from({ length: count }, (_, k) => ({
      x: from.x + ((to.x - from.x) * k) / count,
      y: from.y + ((to.y - from.y) * k) / count,
    }));
  });
}
