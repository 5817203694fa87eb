/** Fills texts for a particular reader: with the players' names, the edition's currency, and "you" for the reader. */
import type { CarMark } from "../../game/cards";
import { money, describeCard, describeColour } from "../../game/describe";
import { language, t } from "../../text/text";
import type { Edition, TableInfo } from "../../protocol";

export type Who = { me: "yes" | "no"; name: string };

export class Phrasing {
  constructor(
    readonly names: string[],
    readonly me: number | null,
    readonly edition: Edition,
    /** The language of this phrasing; another language needs a new one. */
    readonly lang = language(),
  ) {}

  static of(info: TableInfo | null, me: number | null): Phrasing {
    const names = info?.seats.map((seat) => seat.name || t("person-name", { number: seat.seat + 1 })) ?? [];
    return new Phrasing(names, me, info?.options.edition ?? "en");
  }

  /** Values for the placeholders `me` and `name` in a text about a seat. */
  who(seat: number): Who {
    return { me: seat === this.me ? "yes" : "no", name: this.names[seat] ?? "" };
  }

  /** The name of a seat in a list. */
  called(seat: number): string {
    return t("player", this.who(seat));
  }

  owner(seat: number | null): string {
    return seat === null ? t("nobody") : this.called(seat);
  }

  money(millions: number): string {
    return money(millions, this.edition);
  }

  colour(car: CarMark): string {
    return t("colour", { car });
  }

  /** The name of a car at the beginning of a line or label. */
  title(car: CarMark): string {
    return describeColour(car);
  }

  cars(cars: Iterable<CarMark>): string {
    return [...cars].map((car) => this.colour(car)).join(", ");
  }

  /** A card in words: red 6, yellow 4. */
  card(card: string): string {
    return describeCard(card);
  }

  /** The choice of everybody's view or one player's. */
  views(): { value: string; words: string }[] {
    const each = this.names.map((words, seat) => ({ value: `${seat}`, words }));
    return [{ value: "all", words: t("replay-all") }, ...each];
  }

  list(seats: number[]): string {
    return seats.map((seat) => this.called(seat)).join(", ");
  }
}

/** Describes who owns a car. */
export function describeOwner(phrasing: Phrasing, owner: number | null): string {
  if (owner === null) return t("owner-none");
  return owner === phrasing.me ? t("owner-you") : t("owner-of", { name: phrasing.names[owner] ?? "" });
}
