/* The camera of a board. On a large screen it shows the whole track; on a small one it follows the race until the player moves it. */
import type { TrackShape } from "../../protocol";
import { trackBounds } from "../geometry/bounds";
import {
  fit,
  visibleBox,
  hold,
  middleOfMost,
  pan,
  cssTransform,
  isInside,
  zoomAt,
  type Viewport,
  type Size,
} from "./viewport";
import { boxAround, type Box, type Point } from "../geometry/geometry";

const OVERVIEW = { least: 0.3, most: 0.6 };
const DECISION = { least: 0, most: 0.8 }; // every possible choice stays in view, however far apart the choices are
const AROUND_CARS = 60; // a little more than one space
const AROUND_CHOICES = 96; // leaves room for the signs beside the spaces to choose from
const ZOOM = 1.35;

export class Camera {
  size = $state.raw<Size>({ width: 0, height: 0 });
  /** Whether the track is too large to be readable on this screen, so that the camera follows the race. */
  small = $state(false);
  /** Whether the camera moves automatically rather than by hand. */
  travels = $state(false);
  private track = $state.raw<TrackShape | null>(null);
  private target = $state.raw<Viewport | null>(null); // null: the whole track
  private byHand = $state(false);
  private asked: { points: readonly Point[]; decision: boolean } | null = null;

  get bounds(): Box {
    return this.track ? trackBounds(this.track) : { left: 0, top: 0, right: 1, bottom: 1 };
  }
  private readonly whole = $derived(fit(this.bounds, this.size));
  readonly viewport = $derived.by(() => {
    const picture = this.track ?? { width: 1, height: 1 };
    return hold(this.target ?? this.whole, this.size, picture, this.whole);
  });
  readonly transform = $derived(cssTransform(this.viewport, this.size));
  readonly frame = $derived(visibleBox(this.viewport, this.size));
  /** Whether the whole track is in view. */
  readonly isWhole = $derived(this.viewport.k <= this.whole.k * 1.02);
  readonly isReady = $derived(this.track !== null && this.size.width > 0);

  use(track: TrackShape | null): void {
    this.track = track;
  }

  /** Sets the size of the board. A rotated phone keeps its view; a change between a small and a large screen resets the camera. */
  resize(size: Size, small: boolean): void {
    this.size = size;
    if (small === this.small) {
      if (this.asked && !this.byHand) this.lookAt(this.asked.points, this.asked.decision);
      return;
    }
    this.small = small;
    this.byHand = false;
    this.travels = false;
    this.target = null;
  }

  /** Shows the cars and spaces that a new decision or turn is about. A view that the player chose is kept until the next decision. */
  lookAt(points: readonly Point[], decision: boolean): void {
    if (decision && !this.small && !this.sees(points)) this.go(null); // on a large screen, the zoom is reset if the choices are out of view
    if (decision) this.byHand = false;
    if (!this.small || this.byHand || points.length === 0) return;
    this.asked = { points, decision };
    const { least, most } = decision ? DECISION : OVERVIEW;
    this.go(fit(boxAround(points, decision ? AROUND_CHOICES : AROUND_CARS), this.size, most, least));
  }

  /** Follows a car that drives out of view. */
  follow(points: readonly Point[]): void {
    if (!this.sees(points)) this.lookAt(points, false);
  }

  private sees(points: readonly Point[]): boolean {
    return points.every((point) => isInside(point, this.frame));
  }

  showWhole(): void {
    this.byHand = this.small;
    this.go(null);
  }

  /** Switches between the whole track and the race. */
  toggle(points: readonly Point[]): void {
    if (!this.isWhole) return this.showWhole();
    this.byHand = false;
    this.lookAt(points, false);
  }

  /** Zooms one step, by button or key. Zooming in moves to where most of the visible part of the race is. */
  zoom(inwards: boolean, race: readonly Point[] = []): void {
    const middle = { x: this.size.width / 2, y: this.size.height / 2 };
    const viewport = zoomAt(this.viewport, this.size, middle, inwards ? ZOOM : 1 / ZOOM);
    const seen = race.filter((point) => isInside(point, this.frame));
    this.travels = true;
    this.hand(inwards && seen.length > 0 ? { ...viewport, ...middleOfMost(seen, this.size, viewport.k) } : viewport);
  }

  pinch(factor: number, at: Point): void {
    this.travels = false;
    this.hand(zoomAt(this.viewport, this.size, at, factor));
  }

  drag(dx: number, dy: number): void {
    this.travels = false;
    this.hand(pan(this.viewport, dx, dy));
  }

  /** Centres the board on a point of the picture. */
  centre(at: Point): void {
    this.travels = true;
    this.hand({ ...this.viewport, ...at });
  }

  private hand(viewport: Viewport): void {
    this.byHand = true;
    this.target = hold(viewport, this.size, this.track ?? this.size, this.whole);
  }

  private go(viewport: Viewport | null): void {
    this.travels = true;
    this.target = viewport;
  }
}
