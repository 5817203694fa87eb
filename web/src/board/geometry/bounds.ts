/* The part of a track's picture that matters for the race: the road, the numbers of its betting lines, and the names beside it. */
import type { TrackShape } from "../../protocol";
import { boxAround, headingTo, towards, turn, type Box, type Point } from "./geometry";

const BESIDE_ROAD = 40; // from the middle of an outermost space to just beyond its edge
const BADGE = 28;
const LETTER = { width: 17, half: 16 }; // of a letter in a section name; `half` is half its height, including the glow around it

export function trackBounds(track: TrackShape): Box {
  const road = boxAround(track.spaces, BESIDE_ROAD);
  const boxes = [
    road,
    ...lineBadges(track).map((badge) => boxAround([badge], BADGE)),
    ...names(track).map((name) => boxAround(name, LETTER.half)),
  ];
  return {
    left: Math.max(0, Math.min(...boxes.map((box) => box.left))),
    top: Math.max(0, Math.min(...boxes.map((box) => box.top))),
    right: Math.min(track.width, Math.max(...boxes.map((box) => box.right))),
    bottom: Math.min(track.height, Math.max(...boxes.map((box) => box.bottom))),
  };
}

/** Positions of the betting lines' numbers in the picture, first to last. */
export function lineBadges(track: TrackShape): Point[] {
  const found = track.svg.matchAll(/class="bet" transform="translate\((-?[\d.]+) (-?[\d.]+)\)/g);
  return [...found].map((match) => ({ x: Number(match[1]), y: Number(match[2]) }));
}

/** The positions of the section names: each along a straight line, or on an arc a little longer than the name. */
export function names({ svg }: TrackShape): Point[][] {
  const straight = svg.matchAll(/<text[^>]*transform="translate\((\S+) ([^)]+)\)(?: rotate\((\S+)\))?" y="7">([^<]+)/g);
  const arcs = svg.matchAll(/id="[\w-]*name-\d+" d="M(\S+) ([^A]+)A(\S+) \S+ 0 0 (\d) (\S+) ([^"]+)"/g);
  return [
    ...[...straight].map(([, x, y, heading, words]) =>
      alongLine({ x: Number(x), y: Number(y) }, Number(heading ?? 0), words!.length * LETTER.width),
    ),
    ...[...arcs].map(([, x, y, radius, clockwise, toX, toY]) =>
      alongArc({ x: Number(x), y: Number(y) }, { x: Number(toX), y: Number(toY) }, Number(radius), clockwise === "1"),
    ),
  ];
}

const alongLine = (middle: Point, heading: number, length: number): Point[] =>
  [-1, 1].map((end) => towards(middle, heading, (end * length) / 2));

function alongArc(from: Point, to: Point, radius: number, clockwise: boolean): Point[] {
  const half = Math.hypot(to.x - from.x, to.y - from.y) / 2;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const centre = towards(
    middle,
    headingTo(from, to) + (clockwise ? 90 : -90),
    Math.sqrt(Math.max(0, radius ** 2 - half ** 2)),
  );
  const begin = headingTo(centre, from);
  const around = turn(begin, headingTo(centre, to));
  return Array.from({ length: 9 }, (_, i) => towards(centre, begin + (around * i) / 8, radius));
}

/** The colour of the land, for the area beyond the picture. */
export const groundColour = (track: TrackShape): string =>
  /class="ground"><rect[^>]*fill="(#[\da-f]+)"/i.exec(track.svg)?.[1] ?? "";

/** The centre line of the road, for the minimap. */
export function middleLine(track: TrackShape): string {
  const middle = track.spaces.filter((space) => space.lane === Math.floor((space.lanes - 1) / 2));
  const points = middle
    .sort((a, b) => a.front - b.front)
    .map((space) => `${Math.round(space.x)} ${Math.round(space.y)}`);
  return points.length ? `M${points.join("L")}Z` : "";
}

/** The scale of the parking places: on a narrow infield they are smaller than the spaces of the road. */
export function parkedScale(track: TrackShape): number {
  const [first, second] = track.places;
  return first && second ? Math.min(1, Math.hypot(second[0] - first[0], second[1] - first[1]) / 60) : 1;
}
