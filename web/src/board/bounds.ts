/* What of a picture must be seen for the whole race to be seen: the road, the numbers of its lines, the places of the infield. */
import type { TrackShape } from "../protocol";
import { boxAround, type Box, type Point } from "./geometry";

const BESIDE_ROAD = 40; // from the middle of an outer space to beyond its edge
const BADGE = 28;

export function boundsOf(track: TrackShape): Box {
  const road = boxAround(track.spaces, BESIDE_ROAD);
  const boxes = [road, ...lineBadges(track).map((badge) => boxAround([badge], BADGE))];
  return {
    left: Math.max(0, Math.min(...boxes.map((box) => box.left))),
    top: Math.max(0, Math.min(...boxes.map((box) => box.top))),
    right: Math.min(track.width, Math.max(...boxes.map((box) => box.right))),
    bottom: Math.min(track.height, Math.max(...boxes.map((box) => box.bottom))),
  };
}

/** Where the picture has put the numbers of the betting lines, first to last. */
export function lineBadges(track: TrackShape): Point[] {
  const found = track.svg.matchAll(/class="bet" transform="translate\((-?[\d.]+) (-?[\d.]+)\)/g);
  return [...found].map((match) => ({ x: Number(match[1]), y: Number(match[2]) }));
}

/** The colour of the land, for what lies beyond the picture. */
export const groundOf = (track: TrackShape): string => /class="ground"><rect[^>]*fill="(#[\da-f]+)"/i.exec(track.svg)?.[1] ?? "";

/** The middle of the road as one line, for the small map. */
export function middleLine(track: TrackShape): string {
  const middle = track.spaces.filter((space) => space.lane === Math.floor((space.lanes - 1) / 2));
  const points = middle.sort((a, b) => a.front - b.front).map((space) => `${Math.round(space.x)} ${Math.round(space.y)}`);
  return points.length ? `M${points.join("L")}Z` : "";
}

/** How large the places of the infield are drawn: on a narrow infield they are smaller than the road's spaces. */
export function parkedScale(track: TrackShape): number {
  const [first, second] = track.places;
  return first && second ? Math.min(1, Math.hypot(second[0] - first[0], second[1] - first[1]) / 60) : 1;
}
