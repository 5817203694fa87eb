/* A small round track for tests: one lane of eight spaces in a circle, and a second lane outside four of them. */
import type { SpaceShape, TrackShape } from "../protocol";

function space(id: string, lane: number, lanes: number, front: number, radius: number): SpaceShape {
  const turned = (front - 0.5) * 45;
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
  const [x, y] = [500 + radius * cos, 400 + radius * sin];
  return {
    id,
    path: "M0 0Z",
    x,
    y,
    heading: turned + 90,
    size: lane === 0 ? 0.9 : 1,
    length: lane === 0 ? 0.9 : 1.2,
    width: 1,
    lane,
    lanes,
    side: lanes === 1 ? "only" : lane === 0 ? "inside" : "outside",
    rectangle: lane === 0,
    front,
    to_finish: 9 - front,
    to_lines: [Math.max(0, 5 - front)],
  };
}

export const ROUND: TrackShape = {
  name: "round",
  title: "Round",
  width: 1000,
  height: 800,
  svg: '<svg><g class="ground"><rect width="1000" height="800" fill="#8fbf6b"/></g><g class="bet" transform="translate(500 20.5)"></g></svg>',
  spaces: [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((front) => space(`a${front}`, 0, front <= 4 ? 2 : 1, front, 250)),
    ...[1, 2, 3, 4].map((front) => space(`b${front}`, 1, 2, front, 300)),
  ],
  places: [
    [400, 400],
    [448, 400],
  ],
  grid: [],
  lines: [4],
  sections: [],
};
