/* The part of the picture that the board shows, in units of the picture; `k` is screen pixels per unit. */
import { boxAround, type Box, type Point } from "../geometry/geometry";

export interface Viewport {
  x: number; // the point of the picture in the middle of the board
  y: number;
  k: number;
}
export interface Size {
  width: number;
  height: number;
}

const NO_ROOM: Size = { width: 0, height: 0 };

export const NEAREST = 2.4;
export const SMALL = 960; // below this window width the whole track is too small to be played on

/** Fits a box into the view: returns its centre and the largest scale at which all of it is visible. */
export function fit(box: Box, view: Size, most = NEAREST, least = 0): Viewport {
  const width = Math.max(1, box.right - box.left);
  const height = Math.max(1, box.bottom - box.top);
  const k = Math.max(least, Math.min(most, view.width / width, view.height / height));
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, k };
}

/** Keeps the picture within the board: no empty edges if it is larger than the board, centred if it is smaller.
 * `beside` is how many pixels of the land beyond the picture's right and upper edge may be shown, where the minimap lies. */
export function hold(viewport: Viewport, view: Size, picture: Size, whole: Viewport, beside = NO_ROOM): Viewport {
  const k = Math.min(NEAREST, Math.max(whole.k, viewport.k));
  const along = (at: number, room: number, from: number, to: number): number => {
    const half = room / k / 2;
    return 2 * half >= to - from ? (from + to) / 2 : Math.min(to - half, Math.max(from + half, at));
  };
  const isNear = k > whole.k;
  return {
    k,
    x: along(viewport.x, view.width, 0, picture.width + (isNear ? beside.width / k : 0)),
    y: along(viewport.y, view.height, isNear ? -beside.height / k : 0, picture.height),
  };
}

/** Fits a box into the view, clear of a corner of this size at the upper right: below it or to its left, whichever is nearer. */
export function fitBeside(box: Box, view: Size, corner: Size, most: number): Viewport {
  const below = fit(box, { width: view.width, height: view.height - corner.height }, most);
  const left = fit(box, { width: view.width - corner.width, height: view.height }, most);
  return below.k >= left.k
    ? { ...below, y: below.y - corner.height / 2 / below.k }
    : { ...left, x: left.x + corner.width / 2 / left.k };
}

/** Zooms so that the point of the picture under a given point of the board stays there. */
export function zoomAt(viewport: Viewport, view: Size, at: Point, factor: number): Viewport {
  const k = Math.min(NEAREST, viewport.k * factor);
  const gain = 1 / viewport.k - 1 / k;
  return { x: viewport.x + (at.x - view.width / 2) * gain, y: viewport.y + (at.y - view.height / 2) * gain, k };
}

export const pan = (viewport: Viewport, dx: number, dy: number): Viewport => ({
  ...viewport,
  x: viewport.x - dx / viewport.k,
  y: viewport.y - dy / viewport.k,
});

/** The part of the picture that is visible. */
export const visibleBox = (viewport: Viewport, view: Size): Box => ({
  left: viewport.x - view.width / viewport.k / 2,
  top: viewport.y - view.height / viewport.k / 2,
  right: viewport.x + view.width / viewport.k / 2,
  bottom: viewport.y + view.height / viewport.k / 2,
});

/** The transform of a picture that is laid out at `native` pixels per unit. */
export const cssTransform = (viewport: Viewport, view: Size, native = 1): string => {
  const dx = view.width / 2 - viewport.x * viewport.k;
  const dy = view.height / 2 - viewport.y * viewport.k;
  return `translate(${dx.toFixed(2)}px, ${dy.toFixed(2)}px) scale(${(viewport.k / native).toFixed(4)})`;
};

/** Whether a point is inside a box, at least `margin` from its edges. */
export const isInside = (point: Point, box: Box, margin = 0): boolean =>
  point.x > box.left + margin &&
  point.x < box.right - margin &&
  point.y > box.top + margin &&
  point.y < box.bottom - margin;

/** The best centre of view at this scale: the middle of the largest group of points that fits on the screen. */
export function middleOfMost(points: readonly Point[], view: Size, k: number): Point {
  const together = points.map((at) => points.filter((point) => isInside(point, visibleBox({ ...at, k }, view))));
  const { left, top, right, bottom } = boxAround(
    together.reduce((best, some) => (some.length > best.length ? some : best)),
  );
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
