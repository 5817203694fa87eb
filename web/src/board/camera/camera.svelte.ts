/* The camera of a board: whole on a desk; on a small screen it follows the race, until the player moves it. */
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
const DECISION = { least: 0, most: 0.8 }; // everything that can be chosen is in sight, however far apart it lies
const AROUND_CARS = 60; // a space and a bit
const AROUND_CHOICES = 96; // and the signs beside the spaces one may choose from
const ZOOM = 1.35;

export class Camera {
  size = $state.raw<Size>({ width: 0, height: 0 });
  /** The track is larger than can be read here: the camera goes where the race is. */
  small = $state(false);
  /** It goes there by itself, and is not being moved by hand. */
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
  /** Is all of it in sight? */
  readonly isWhole = $derived(this.viewport.k <= this.whole.k * 1.02);
  readonly isReady = $derived(this.track !== null && this.size.width > 0);

  use(track: TrackShape | null): void {
    this.track = track;
  }

  /** The board has this size now: a phone that is turned still sees what it looked at. Between a small screen and a desk the camera begins anew. */
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

  /** A decision or a turn begins: look at what it is about. What the player chose to look at stays until a decision. */
  lookAt(points: readonly Point[], decision: boolean): void {
    if (decision && !this.small && !this.sees(points)) this.go(null); // a desk's zoom gives way to a question out of sight
    if (decision) this.byHand = false;
    if (!this.small || this.byHand || points.length === 0) return;
    this.asked = { points, decision };
    const { least, most } = decision ? DECISION : OVERVIEW;
    this.go(fit(boxAround(points, decision ? AROUND_CHOICES : AROUND_CARS), this.size, most, least));
  }

  /** A car drives out of sight: go along. */
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

  /** The button: whole track, or back to the race. */
  toggle(points: readonly Point[]): void {
    if (!this.isWhole) return this.showWhole();
    this.byHand = false;
    this.lookAt(points, false);
  }

  /** A step nearer or further by button or key; nearer goes to where most of the race in sight is. */
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

  /** Brings the middle of the board to a point of the picture. */
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
