/** Works out what a reader must be shown after some events, without the page's own code. */
import { CARS } from "../game/cards";
import type { CarLetter, GameEvent, GameOptions, PowerName } from "../protocol";

export class GameFacts {
  owners = new Map<CarLetter, number>();
  paid: number[];
  /** Number of cards; with two players, those of the draw pile too, but not the Speed-8s that lie open. */
  cards: number[];
  open8: number[];
  won: PowerName[][];
  /** The seat whose card is being carried out. */
  playing: number | null = null;
  turn: number | null = null;
  betting = false;
  /** Whether cars were dealt, with powers that no event names before they are kept. */
  dealtCars = false;
  over = false;

  constructor(
    private readonly options: GameOptions,
    events: readonly GameEvent[],
  ) {
    const none = Array.from({ length: options.players }, () => 0);
    [this.paid, this.cards, this.open8, this.won] = [[...none], [...none], [...none], none.map(() => [])];
    for (const event of events) this.follow(event);
  }

  /** Whether each player has an own draw pile, and the Speed-8s lie open. */
  private get piles(): boolean {
    return this.options.players === 2 && !this.options.beginner.includes("small-hands");
  }

  carsOf(seat: number): CarLetter[] {
    return CARS.filter((car) => this.owners.get(car) === seat);
  }

  private follow(event: GameEvent): void {
    switch (event.event) {
      case "dealt":
        this.owners = new Map(
          CARS.flatMap((car) => {
            const owner = event.owners[car] ?? null;
            return owner === null ? [] : [[car, owner] as const];
          }),
        );
        for (const list of [this.paid, this.cards, this.open8]) list.fill(0);
        this.dealtCars = this.owners.size > 0;
        if (this.piles) for (const [, owner] of this.owners) this.gainEight(owner);
        this.won.forEach((powers) => powers.splice(0));
        this.turn = null;
        return;
      case "hand":
        this.cards[event.seat] = event.count; // with the Speed-8s of cars that were dealt
        return;
      case "drew":
        if (!this.piles) this.cards[event.seat]! += event.count;
        return;
      case "home":
        [this.cards[event.seat], this.open8[event.seat]] = [0, 0];
        return;
      case "sold":
        this.owners.set(event.car, event.seat);
        this.paid[event.seat]! += event.price;
        if (event.power) this.won[event.seat]!.push(event.power);
        return this.gainEight(event.seat);
      case "race":
      case "turn":
        [this.playing, this.turn, this.betting] = [null, event.seat, false];
        return;
      case "played":
        [this.playing, this.turn] = [event.seat, event.seat];
        if (this.piles && event.card.length === 2 && event.card.endsWith("8")) this.open8[event.seat]! -= 1;
        else this.cards[event.seat]! -= 1;
        return;
      case "betting":
        [this.playing, this.betting] = [null, true];
        return;
      case "finish":
      case "over":
        [this.playing, this.betting, this.over] = [null, false, event.event === "over"];
    }
  }

  private gainEight(seat: number): void {
    (this.piles ? this.open8 : this.cards)[seat]! += 1;
  }
}
