/* The camera of a board. It comes close to the cars that move and shows the whole track between cards. On a small screen it follows the race all the time, until the player moves it. */
import type { TrackShape } from "../../protocol";
import { trackBounds } from "../geometry/bounds";
import {
  fit,
  fitBeside,
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

const OVERVIEW = 0.6; // the nearest view of the race on a small screen, in pixels per unit of the picture
const DECISION = 0.8;
const CLOSE = { least: 1.6, most: 2 }; // of a card being played, times the scale of the whole track; further out only if a car needs it
const WORTHWHILE = 1.2; // a smaller gain leaves the whole track in view
const AROUND_CARS = 48; // half a car with its pennant and a little road
const AROUND_CHOICES = 96; // leaves room for the signs beside the spaces to choose from
const CAR = 34; // from the middle of a car to its end, with its rim
const ZOOM = 1.35;
const NOTHING: Size = { width: 0, height: 0 };

/** The areas that controls cover: a column of buttons at its right edge, and the minimap in its upper right corner. */
export interface Cover {
  tools: number;
  mini: Size;
}

export class Camera {
  /** The board without the column of buttons: nothing that matters is shown under them. */
  size = $state.raw<Size>({ width: 0, height: 0 });
  /** Whether the track is too large to be readable on this screen, so that the camera stays with the race. */
  small = $state(false);
  /** Whether the camera moves automatically rather than by hand. */
  travels = $state(false);
  /** Whether the camera goes along with the cars; the reader's setting. */
  follows = $state(true);
  private cover = $state.raw<Cover>({ tools: 0, mini: NOTHING });
  private track = $state.raw<TrackShape | null>(null);
  private target = $state.raw<Viewport | null>(null); // null: the whole track
  private byHand = $state(false);
  private asked: (() => void) | null = null; // looks again at what was looked at last

  get bounds(): Box {
    return this.track ? trackBounds(this.track) : { left: 0, top: 0, right: 1, bottom: 1 };
  }
  private readonly whole = $derived(fit(this.bounds, this.size));
  readonly viewport = $derived.by(() => this.held(this.target ?? this.whole));
  /** The scale at which the picture is laid out and painted: that of the closest view, so that the camera moves without painting anew. */
  readonly native = $derived(this.small ? DECISION : CLOSE.most * this.whole.k);
  /** Whether the player has come so close that the painted picture would be blurred. */
  readonly isCloser = $derived(this.viewport.k > this.native * 1.1);
  readonly transform = $derived(cssTransform(this.viewport, this.size, this.native));
  readonly frame = $derived(visibleBox(this.viewport, this.size));
  /** Whether the whole track is in view. */
  readonly isWhole = $derived(this.viewport.k <= this.whole.k * 1.02);
  readonly isReady = $derived(this.track !== null && this.size.width > 0);

  use(track: TrackShape | null): void {
    this.track = track;
  }

  /** Sets the size of the board. A rotated phone keeps its view; a change between a small and a large screen resets the camera. */
  resize(size: Size, small: boolean, cover: Cover = { tools: 0, mini: NOTHING }): void {
    this.size = { width: Math.max(0, size.width - cover.tools), height: size.height };
    this.cover = cover;
    if (small === this.small) {
      if (!this.byHand) this.asked?.();
      return;
    }
    this.small = small;
    this.byHand = false;
    this.travels = false;
    this.target = null;
    this.asked = null;
  }

  /** Switches between going along with the cars and standing still over the whole track. */
  setFollowing(follows: boolean): void {
    if (follows === this.follows) return;
    this.follows = follows;
    this.byHand = false;
    if (!this.small) this.rest();
  }

  /** Shows the cars and spaces that a new decision or turn is about; `cars` are all cars, of which none is cut by the edge.
   * A view that the player chose is kept until the next decision. */
  lookAt(points: readonly Point[], decision: boolean, cars: readonly Point[] = []): void {
    if (decision && !this.small && !this.follows && !this.sees(points)) this.go(null); // the zoom is reset if the choices are out of view
    if (decision) this.byHand = false;
    if (this.byHand || points.length === 0 || !(this.small ? this.follows || decision : this.follows && decision))
      return;
    const look = (): void => {
      const margin = decision ? AROUND_CHOICES : AROUND_CARS;
      this.go(
        this.small
          ? this.around(points, margin, decision ? DECISION : OVERVIEW, cars)
          : this.near(points, margin, cars),
      );
    };
    look();
    this.asked = look;
  }

  /** Goes along with the cars that a card moves: shows their walks, in order, as many as fit at a close distance, and
   * stays where it is as long as the first of them is in view. `standing` are the cars that do not move meanwhile. */
  watch(walks: readonly (readonly Point[])[], standing: readonly Point[] = []): void {
    const [first] = walks;
    if (!first || !this.follows || this.byHand) return;
    const isShown = this.sees(first, CAR) && this.cut(this.viewport, standing).length === 0;
    if (isShown && (this.small || !this.isWhole)) return;
    if (this.small) return this.lookAt(first, false, standing);
    const points = [...first];
    for (const walk of walks.slice(1)) {
      if (this.close([...points, ...walk], AROUND_CARS).k < CLOSE.least * this.whole.k) break;
      points.push(...walk);
    }
    this.asked = () => this.go(this.near(points, AROUND_CARS, standing));
    this.asked();
  }

  /** Shows the whole track again, when a card is done; a small screen stays with the race. With `subject`, only if that is not in view. */
  rest(subject: readonly Point[] = []): void {
    if (this.small || this.byHand || (subject.length > 0 && this.sees(subject))) return;
    this.asked = null;
    if (this.target) this.go(null);
  }

  /** Brings points into view that are outside of it, on a small screen; a large one has the whole track in view. */
  follow(points: readonly Point[]): void {
    if (this.small && !this.sees(points)) this.lookAt(points, false);
  }

  private sees(points: readonly Point[], margin = 0): boolean {
    return points.every((point) => isInside(point, this.frame, margin));
  }

  showWhole(): void {
    this.byHand = this.small;
    this.asked = null;
    this.go(null);
  }

  /** Switches between the whole track and the race. */
  toggle(points: readonly Point[], cars: readonly Point[] = []): void {
    if (!this.isWhole) return this.showWhole();
    this.byHand = false;
    this.go(this.around(points, AROUND_CARS, OVERVIEW, cars));
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

  /** A close view of the points and of every car that the edge would cut; null, the whole track, if that is hardly further away. */
  private near(points: readonly Point[], margin: number, cars: readonly Point[]): Viewport | null {
    const viewport = this.around(points, margin, CLOSE.most * this.whole.k, cars);
    return viewport.k < WORTHWHILE * this.whole.k ? null : viewport;
  }

  /** A view of the points, no nearer than `most`, and of every car that the edge would cut. */
  private around(points: readonly Point[], margin: number, most: number, cars: readonly Point[]): Viewport {
    let seen = points;
    for (;;) {
      const viewport = this.close(seen, margin, most);
      const cut = this.cut(viewport, cars).filter((car) => !seen.includes(car));
      if (cut.length === 0) return viewport;
      seen = [...seen, ...cut];
    }
  }

  private close(points: readonly Point[], margin: number, most = CLOSE.most * this.whole.k): Viewport {
    return this.held(fitBeside(boxAround(points, margin), this.size, this.cover.mini, most));
  }

  /** The cars that are in view only in part: at an edge, under the buttons or under the minimap. */
  private cut(viewport: Viewport, cars: readonly Point[]): Point[] {
    const { tools, mini } = this.cover;
    const { left, top, right, bottom } = visibleBox(viewport, this.size);
    const all = { left, top, right: right + tools / viewport.k, bottom };
    const corner = { left: right - mini.width / viewport.k, top, right, bottom: top + mini.height / viewport.k };
    const isSeen = (car: Point): boolean => isInside(car, all, -CAR);
    const isClear = (car: Point): boolean =>
      isInside(car, { left, top, right, bottom }, CAR) && !(mini.width > 0 && isInside(car, corner, -CAR));
    return viewport.k <= this.whole.k * 1.02 ? [] : cars.filter((car) => isSeen(car) && !isClear(car));
  }

  private held(viewport: Viewport): Viewport {
    return hold(viewport, this.size, this.track ?? this.size, this.whole, this.cover.mini);
  }

  private hand(viewport: Viewport): void {
    this.target = this.held(viewport);
    this.asked = null;
    this.byHand = this.small || !this.isWhole; // whoever zooms out as far as possible lets the camera follow again
  }

  private go(viewport: Viewport | null): void {
    this.travels = true;
    this.target = viewport;
  }
}
