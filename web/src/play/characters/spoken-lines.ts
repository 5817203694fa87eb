/** Chooses the lines that bot characters say. The choice depends on public events alone, so it is the same for everybody at a table and gives nothing away. */
import type { EventOf } from "../../game/events";
import type { CarLetter, GameEvent, SeatInfo, Sheet } from "../../protocol";

export const CHARACTERS = ["loyal", "gambler", "opportunist", "blocker", "careful", "collector"] as const;
export const MOMENTS = ["dear", "outsider", "blocks", "blocked", "wins"] as const;
/** The number of lines that a character has for each moment. */
export const VARIANTS = 2;

export type Character = (typeof CHARACTERS)[number];
export type Moment = (typeof MOMENTS)[number];

export interface SpokenLine {
  after: number; // index of the event after which it is said
  seat: number;
  character: Character;
  moment: Moment;
  variant: number; // from 1
}

const DEAR = 4; // millions: a car that costs so much was dear
const OUTSIDER = 3; // cars in front of an outsider

const isCharacter = (name: string | null): name is Character =>
  (CHARACTERS as readonly (string | null)[]).includes(name);

/**
 * The lines said so far: at most one for each lot, for each round of cards and at the end of a game, and none twice in a
 * race. `counts` says whether what is paid counts in this game.
 */
export function findLines(events: readonly GameEvent[], seats: readonly SeatInfo[], counts: boolean): SpokenLine[] {
  const finder = new LineFinder(seats, counts);
  for (const event of events) finder.read(event);
  return finder.lines;
}

class LineFinder {
  readonly lines: SpokenLine[] = [];
  private readonly speakers = new Map<number, Character>();
  private owners = new Map<CarLetter, number>();
  private order: CarLetter[] = [];
  private betOrders: CarLetter[][] = []; // by bet: the order of the cars when it was placed
  private said = new Map<string, number>(); // how often a seat has spoken at a moment of this race
  private first = 0; // which line of each pair comes first in this race
  private after = -1;
  private cards = 0;
  private player = 0; // who played the card that is carried out
  private spoken = ""; // the round in which somebody spoke last

  constructor(
    private readonly seats: readonly SeatInfo[],
    private readonly counts: boolean,
  ) {
    for (const { seat, kind, character } of seats)
      if (kind === "bot" && isCharacter(character)) this.speakers.set(seat, character);
  }

  read(event: GameEvent): void {
    this.after += 1;
    switch (event.event) {
      case "dealt":
        this.deal(event);
        break;
      case "sold":
        this.owners.set(event.car, event.seat);
        if (this.counts && event.price >= DEAR) this.say(`lot ${event.car}`, [[event.seat, "dear"]]);
        break;
      case "played":
        this.cards += 1;
        this.player = event.seat;
        break;
      case "moved":
        this.order = event.order;
        if (event.lost) this.jam(event.seat, event.car);
        else if (event.place === 1) this.comeFirst(event.car);
        break;
      case "stayed":
        if (event.why === "blocked") this.jam(this.player, event.car);
        break;
      case "betting":
        this.betOrders[event.bet] = this.order;
        break;
      case "over":
        this.end(event);
        break;
    }
  }

  private deal({ grid, owners }: EventOf<"dealt">): void {
    this.owners = new Map(grid.flatMap((car) => (owners[car] === null ? [] : [[car, owners[car]] as const])));
    this.order = grid;
    this.betOrders = [];
    this.said.clear();
    this.first = (grid[0] ?? "").charCodeAt(0) % VARIANTS;
  }

  /** A car could not go all its spaces. Whoever has said less so far speaks: the one who led it there, or its owner. */
  private jam(mover: number, car: CarLetter): void {
    const owner = this.owners.get(car);
    if (owner === undefined) return;
    const candidates: [number, Moment][] = [[owner, "blocked"]];
    if (owner !== mover) candidates.unshift([mover, "blocks"]);
    const count = (seat: number): number => this.lines.filter((line) => line.seat === seat).length;
    candidates.sort(([a], [b]) => count(a) - count(b));
    this.say(this.round(), candidates);
  }

  private comeFirst(car: CarLetter): void {
    const owner = this.owners.get(car);
    if (owner !== undefined) this.say(this.round(), [[owner, "wins"]]);
  }

  private round(): string {
    return `round ${Math.ceil(this.cards / Math.max(1, this.seats.length))}`;
  }

  /** The winner speaks; if a person wins, somebody whose bet on an outsider pays. By now all bets lie open. */
  private end({ outcome }: EventOf<"over">): void {
    const backed = outcome.sheets
      .filter(
        (sheet): sheet is Sheet =>
          "bets" in sheet && sheet.bets.some((bet, at) => bet.pays > 0 && this.isOutsider(bet.car, at + 1)),
      )
      .map((sheet): [number, Moment] => [sheet.seat, "outsider"]);
    this.say("end", [...outcome.winners.map((seat): [number, Moment] => [seat, "wins"]), ...backed]);
  }
  private isOutsider(car: CarLetter, bet: number): boolean {
    return (this.betOrders[bet] ?? []).indexOf(car) >= OUTSIDER;
  }

  /** Lets the first of the candidates speak who has a character and something new to say, unless somebody has spoken in this round. */
  private say(round: string, candidates: [number, Moment][]): void {
    if (round === this.spoken) return;
    for (const [seat, moment] of candidates) {
      const character = this.speakers.get(seat);
      const before = this.said.get(`${seat} ${moment}`) ?? 0;
      if (!character || before >= VARIANTS) continue;
      this.said.set(`${seat} ${moment}`, before + 1);
      this.spoken = round;
      this.lines.push({ after: this.after, seat, character, moment, variant: 1 + ((before + this.first) % VARIANTS) });
      return;
    }
  }
}
