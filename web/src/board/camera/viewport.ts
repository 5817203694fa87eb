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

export const NEAREST = 2.4;
export const SMALL = 960; // below this window width the camera follows the race

/** Fits a box into the view: returns its centre and the largest scale at which all of it is visible. */
export function fit(box: Box, view: Size, most = NEAREST, least = 0): Viewport {
  const width = Math.max(1, box.right - box.left);
  const height = Math.max(1, box.bottom - box.top);
  const k = Math.max(least, Math.min(most, view.width / width, view.height / height));
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, k };
}

/** Keeps the picture within the board: no empty edges if it is larger than the board, centred if it is smaller. */
export function hold(viewport: Viewport, view: Size, picture: Size, whole: Viewport): Viewport {
  const k = Math.min(NEAREST, Math.max(whole.k, viewport.k));
  const along = (at: number, room: number, length: number, middle: number): number => {
    const half = room / k / 2;
    return 2 * half >= length ? middle : Math.min(length - half, Math.max(half, at));
  };
  return {
    k,
    x: along(viewport.x, view.width, picture.width, picture.width / 2),
    y: along(viewport.y, view.height, picture.height, picture.height / 2),
  };
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

export const cssTransform = (viewport: Viewport, view: Size): string => {
  const dx = view.width / 2 - viewport.x * viewport.k;
  const dy = view.height / 2 - viewport.y * viewport.k;
  return `translate(${dx.toFixed(2)}px, ${dy.toFixed(2)}px) scale(${viewport.k.toFixed(4)})`;
};

export const isInside = (point: Point, box: Box): boolean =>
  point.x > box.left && point.x < box.right && point.y > box.top && point.y < box.bottom;

/** The best centre of view at this scale: the middle of the largest group of points that fits on the screen. */
export function middleOfMost(points: readonly Point[], view: Size, k: number): Point {
  const together = points.map((at) => points.filter((point) => isInside(point, visibleBox({ ...at, k }, view))));
  const { left, top, right, bottom } = boxAround(
    together.reduce((best, some) => (some.length > best.length ? some : best)),
  );
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
