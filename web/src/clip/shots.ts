/* Part of a finished game as shots: the position of every car, the caption, and how long each shot lasts. Nothing is drawn here. */
import { Drive, nosed } from "../board/cars/motion";
import { poseOn, type Places, type Pose } from "../board/geometry/geometry";
import { CARS, readCard } from "../game/cards";
import { LogText } from "../play/describe/log-text";
import { CARD, type LogLine } from "../play/describe/log-line";
import type { Phrasing } from "../play/describe/phrasing";
import type { CarLetter, ReplayFrame } from "../protocol";
import { positionsAfter, carPositions } from "../table/playback/reducers";
import type { CarPositions } from "../table/table-types";
import { timingFor, duration, NOSE } from "../table/playback/timing";

export type Excerpt = "card" | "lap" | "race";

/** A range of frames of a replay, including the last one. */
export interface Range {
  from: number;
  to: number;
}

export interface Shot {
  poses: Partial<Record<CarLetter, Pose>>;
  parked: ReadonlySet<CarLetter>;
  moving: CarLetter | null;
  words: string;
  delay: number; // milliseconds
}

export const SHOT_EVERY = 80; // milliseconds between shots while a car moves
const STILL = 600; // longest duration in milliseconds of an event without motion
const LAST = 1500; // milliseconds that the last shot stays
const LONGEST = { card: 12_000, lap: 20_000, race: 24_000 }; // milliseconds; a longer clip is sped up
const SHOTS = 260; // at most, because a phone has to encode them

const plays = (frame: ReplayFrame): boolean => frame.events.some((event) => event.event === "played");
const isRace = (frame: ReplayFrame): boolean =>
  frame.view.phase === "race" || frame.view.phase === "bets" || plays(frame);
const currentLap = (frame: ReplayFrame): number => Math.max(...CARS.map((car) => frame.view.cars[car].laps));

/** The race that a frame belongs to; a tour has several races. */
function raceAround(frames: readonly ReplayFrame[], at: number): Range | null {
  const race = frames[at]?.view.race;
  const own = frames.flatMap((frame, i) => (frame.view.race === race && isRace(frame) ? [i] : []));
  const [from, to] = [own[0], own.at(-1)];
  // The frame after the last card shows how the race ended.
  return from === undefined || to === undefined ? null : { from, to: frames[to + 1]?.view.race === race ? to + 1 : to };
}

/** The range of a clip around this frame; null if there is none, for example before the first card. */
export function clipRange(frames: readonly ReplayFrame[], at: number, part: Excerpt): Range | null {
  const race = raceAround(frames, at);
  if (!race || part === "race") return race;
  if (part === "lap") {
    const inside = Math.min(Math.max(at, race.from), race.to);
    const lap = currentLap(frames[inside]!);
    const own = frames.flatMap((frame, i) => (i >= race.from && i <= race.to && currentLap(frame) === lap ? [i] : []));
    const whole = own[0] === race.from && own.at(-1) === race.to;
    return whole ? null : { from: own[0]!, to: own.at(-1)! }; // in a race of one lap, the lap is the whole race
  }
  const from = frames.findLastIndex((frame, i) => i <= at && plays(frame));
  if (from < 0) return null;
  const next = frames.findIndex(
    (frame, i) => i > from && (plays(frame) || frame.view.race !== frames[from]!.view.race),
  );
  return { from, to: (next < 0 ? frames.length : next) - 1 };
}

/** A line of the log as plain text, without its chips. */
function plainLine(line: LogLine): string {
  const parts = line.text.split(CARD);
  const named = (card: string): string =>
    readCard(card)
      .map(({ car, speed }) => `${car}${speed}`)
      .join(" ");
  return parts.map((part, i) => part + (i < parts.length - 1 ? named(line.cards[i] ?? "") : "")).join("");
}

/** The last heading among lines of the log, or the last line. */
function headline(lines: readonly LogLine[]): string {
  const head = lines.findLast((line) => line.head) ?? lines.at(-1);
  return head ? plainLine(head) : "";
}

class Shots {
  readonly made: Shot[] = [];
  private stands: CarPositions;
  words = "";

  constructor(
    private readonly places: Places,
    before: ReplayFrame | undefined,
    first: ReplayFrame,
    private readonly speed: number,
  ) {
    this.stands = carPositions((before ?? first).view);
  }

  play(frame: ReplayFrame): void {
    for (const event of frame.events) {
      const beat = timingFor(event, 0);
      if (event.event === "moved") {
        const drive = new Drive(event, this.places);
        for (let time = 0; time < duration(beat) - beat.rest; time += SHOT_EVERY * this.speed)
          this.take(event.car, drive.at(time), SHOT_EVERY);
        this.stands = positionsAfter(this.stands, event);
        this.take(null, null, beat.rest / this.speed);
      } else if (event.event === "stayed" && event.why === "blocked") {
        const pose = this.standing(event.car);
        if (pose && this.speed <= 1)
          for (let time = 0; time < NOSE; time += SHOT_EVERY)
            this.take(event.car, nosed(pose, time / NOSE), SHOT_EVERY);
        this.take(null, null, beat.rest / this.speed);
      } else {
        this.take(null, null, Math.min(STILL, duration(beat)) / this.speed);
      }
    }
    this.stands = carPositions(frame.view);
  }

  end(): void {
    this.take(null, null, LAST);
  }

  private take(moving: CarLetter | null, pose: Pose | null, delay: number): void {
    const last = this.made.at(-1);
    if (!moving && last && !last.moving && last.words === this.words) last.delay += delay;
    else if (delay >= 20 || moving)
      this.made.push({ poses: this.poses(moving, pose), parked: this.parked(), moving, words: this.words, delay });
  }

  private poses(moving: CarLetter | null, pose: Pose | null): Shot["poses"] {
    const found: Shot["poses"] = {};
    for (const car of CARS) {
      const at = car === moving ? pose : this.standing(car);
      if (at) found[car] = at;
    }
    return found;
  }

  private parked(): Set<CarLetter> {
    return new Set(CARS.filter((car) => this.stands[car].space === null));
  }

  private standing(car: CarLetter): Pose | null {
    const { space, place } = this.stands[car];
    const at = space ? this.places.space(space) : null;
    return at ? poseOn(at) : place ? this.places.parked(place) : null;
  }
}

/** The duration of the frames at normal speed, in milliseconds. */
const lengthOfAll = (frames: readonly ReplayFrame[]): number =>
  frames
    .flatMap((frame) => frame.events)
    .reduce((sum, event) => sum + Math.min(LONGEST.card, duration(timingFor(event, 0))), 0);

export function makeShots(
  frames: readonly ReplayFrame[],
  range: Range,
  part: Excerpt,
  places: Places,
  phrasing: Phrasing,
): Shot[] {
  const shown = frames.slice(range.from, range.to + 1);
  const log = new LogText(phrasing);
  const events = frames.slice(0, range.from).flatMap((frame) => frame.events);
  const before = log.append([...events]);
  const speed = Math.max(1, lengthOfAll(shown) / LONGEST[part], lengthOfAll(shown) / (SHOTS * SHOT_EVERY));
  const shots = new Shots(places, frames[range.from - 1], shown[0]!, speed);
  shots.words = headline(before);
  for (const frame of shown) {
    events.push(...frame.events);
    shots.words = headline(log.append([...events])) || shots.words;
    shots.play(frame);
  }
  shots.end();
  return shots.made;
}
