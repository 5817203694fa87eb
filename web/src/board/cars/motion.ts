/* The positions of cars during the animation of an event. */
import type { EventOf } from "../../game/events";
import { timingFor } from "../../table/playback/timing";
import { Curve, brake, easeOut } from "../geometry/curve";
import { sizeBetween, towards, turn, type Places, type Pose } from "../geometry/geometry";

const NUDGE = 3;

/** The moving car of an event: driving, pushing into a jam, or sliding to its parking place. */
export class Drive {
  private readonly curve: Curve;

  constructor(
    private readonly event: EventOf<"moved">,
    private readonly places: Places,
  ) {
    this.curve = new Curve(places.walk(event.from, event.walk));
  }

  at(elapsed: number): Pose {
    const beat = timingFor(this.event, null);
    const driven = elapsed - beat.drive;
    if (driven < 0) return this.curve.at(brake(elapsed / beat.drive));
    const end = this.curve.at(1);
    if (driven < beat.nose) return nosed(end, driven / beat.nose);
    const parked = this.event.place === null ? null : this.places.parked(this.event.place);
    if (!beat.park || !parked) return end;
    return between(end, parked, easeOut(Math.min(1, (driven - beat.nose) / beat.park)));
  }

  /** The trail behind the car. */
  trail(elapsed: number): string {
    const { drive } = timingFor(this.event, null);
    return this.curve.path(drive > 0 ? brake(Math.min(1, elapsed / drive)) : 1);
  }
}

/** Moves a car towards the obstacle that blocks it, and back. */
export function nosed(pose: Pose, share: number): Pose {
  const far = NUDGE * Math.sin(Math.PI * Math.min(1, Math.max(0, share)));
  return { ...pose, ...towards(pose, pose.heading, far) };
}

function between(a: Pose, b: Pose, t: number): Pose {
  const heading = a.heading + t * turn(a.heading, b.heading);
  return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y), heading, ...sizeBetween(a, b, t) };
}
