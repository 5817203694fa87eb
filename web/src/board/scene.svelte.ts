/* Works out from the table what the board shows right now, and where. */
import { CARS } from "../game/cards";
import type { CarLetter, Choice, Move } from "../protocol";
import { offeredEnds } from "../table/ends";
import type { TableLike } from "../table/table-types";
import { NOSE } from "../table/playback/timing";
import { Places, poseOn, type Point, type Pose } from "./geometry/geometry";
import { Drive, nosed } from "./cars/motion";
import { carInQuestion } from "./labels";

export type Poses = Partial<Record<CarLetter, Pose>>;

/** The car that a choice names for a wild, or bets on. */
function carNamedBy(choice: Choice): CarLetter[] {
  if (choice.kind === "bet") return [choice.car];
  return choice.kind === "wild" && choice.line.car !== "W" ? [choice.line.car] : [];
}

export class Scene {
  constructor(private readonly table: TableLike) {}

  /** Null when a race on another track has begun and its picture is still loading. */
  readonly track = $derived.by(() => {
    const { track } = this.table;
    const { shown } = this.table.playback;
    return shown.view && shown.view.track !== track?.name ? null : track;
  });
  readonly places = $derived.by(() => (this.track ? new Places(this.track) : null));
  /** The car that the question is about, and where it stands. */
  readonly car = $derived.by(() => carInQuestion(this.table.playback.shown.view));
  readonly drive = $derived.by(() => {
    const event = this.table.playback.nowPlaying;
    return this.places && event?.event === "moved" ? new Drive(event, this.places) : null;
  });
  readonly poses = $derived.by(() => {
    const found: Poses = {};
    for (const car of CARS) {
      const pose = this.currentPose(car);
      if (pose) found[car] = pose;
    }
    return found;
  });
  /** The positions between events, which change once per event and not with every frame. */
  readonly standing = $derived.by(() => {
    const found: Poses = {};
    for (const car of CARS) {
      const pose = this.standingPose(car);
      if (pose) found[car] = pose;
    }
    return found;
  });
  /** The cars of whoever sits at this page. */
  readonly mine = $derived.by((): ReadonlySet<CarLetter> => {
    const { seat } = this.table;
    const view = this.table.playback.projectedView;
    return new Set(seat === null || !view ? [] : CARS.filter((car) => view.cars[car].owner === seat));
  });
  /** The end spaces that can be chosen now. */
  readonly ends = $derived.by(() =>
    offeredEnds(this.table.playback.shown.offer).flatMap((end): Point[] => {
      const space = this.places?.space(end.to);
      return space ? [space] : [];
    }),
  );
  /** The hovered or chosen move, whose path is drawn. */
  readonly move = $derived.by((): Move | null => {
    const looked: Choice | null = this.table.decision.hovered ?? this.table.decision.chosen;
    return looked?.kind === "move" ? looked : null;
  });

  /** The position of the car that the question is about. */
  readonly from = $derived.by(() => (this.car ? this.table.playback.cars[this.car].space : null));
  /** The position of that car after the hovered or chosen move. */
  readonly ghost = $derived.by((): Pose | null => {
    if (!this.move?.walk.length || !this.from) return null;
    return this.places?.walk(this.from, this.move.walk).at(-1) ?? null;
  });

  /** Cars on the road. */
  get pack(): Pose[] {
    return CARS.filter((car) => this.table.playback.cars[car].space !== null).flatMap((car) => this.poses[car] ?? []);
  }

  /** The cars and spaces that a decision is about: a car and its end spaces, or the cars that can be named or bet on. Empty if nothing is to be decided. */
  get inQuestion(): Point[] {
    const from = this.car && this.ends.length > 0 ? this.poses[this.car] : null;
    return from ? [from, ...this.ends] : this.candidates;
  }

  private get candidates(): Pose[] {
    const cars = (this.table.playback.shown.offer?.choices ?? []).flatMap(carNamedBy);
    return cars.flatMap((car) => this.poses[car] ?? []);
  }

  private currentPose(car: CarLetter): Pose | null {
    const event = this.table.playback.nowPlaying;
    if (event?.event === "moved" && event.car === car && this.drive) return this.drive.at(this.table.playback.elapsed);
    const pose = this.standingPose(car);
    const jammed = event?.event === "stayed" && event.why === "blocked" && event.car === car;
    return pose && jammed ? nosed(pose, this.table.playback.elapsed / NOSE) : pose;
  }

  private standingPose(car: CarLetter): Pose | null {
    const { space, place } = this.table.playback.cars[car];
    const at = space ? this.places?.space(space) : null;
    if (at) return poseOn(at);
    return place ? (this.places?.parked(place) ?? null) : null;
  }
}
