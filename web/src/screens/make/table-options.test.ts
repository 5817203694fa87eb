import { describe, expect, it } from "vitest";
import "../../testing/fake-setup";
import { money } from "../../game/describe";
import type { BeginnerRule, TableInfo } from "../../protocol";
import {
  BEGINNER_RULES,
  tableChange,
  FINE_CHOICES,
  FINE_SWITCHES,
  firstForm,
  formFor,
  matters,
  formOptions,
  finePointsIn,
  newTable,
  WAYS,
} from "./table-options";

const draw = (): string => "marina-bay";

describe("a wished table", () => {
  it("has the maker on the first seat, and open seats or bots on the others", () => {
    const form = { ...firstForm("en"), players: 3 };
    expect(newTable(form, draw).seats).toEqual([{ kind: "me" }, { kind: "open" }, { kind: "open" }]);
    expect(newTable({ ...form, others: "pro" }, draw).seats[2]).toEqual({ kind: "bot", level: "pro" });
  });
  it("seats the bots that were chosen by character, and anybody elsewhere", () => {
    const form = { ...firstForm("en"), players: 4, others: "champion", characters: ["", "loyal", "", "careful"] };
    expect(newTable(form, draw).seats.slice(1)).toEqual([
      { kind: "bot", level: "champion" },
      { kind: "bot", level: "champion", character: "loyal" },
      { kind: "bot", level: "champion" },
    ]);
  });
  it("draws a surprising track", () => {
    expect(formOptions(firstForm("en"), draw).track).toBe("marina-bay");
    expect(formOptions({ ...firstForm("en"), track: "river-station" }, draw).track).toBe("river-station");
  });
  it("is made of what its way says", () => {
    const all = { powers: true, bets: true, beginner: [], long_distance: false, world_tour: false };
    const made = Object.fromEntries(WAYS.map((way) => [way, formOptions({ ...firstForm("en"), way }, draw)]));
    expect(made.full).toMatchObject(all);
    expect(made.beginner).toMatchObject({ ...all, powers: false, bets: false, beginner: BEGINNER_RULES });
    expect(made.distance).toMatchObject({ ...all, long_distance: true });
    expect(made["distance-money"]).toMatchObject({ ...all, long_distance: "money" });
    expect(made.tour).toMatchObject({ ...all, world_tour: true });
  });
  it("leaves out of a beginner's game what was chosen, and no more", () => {
    const left = (...beginner: BeginnerRule[]): object =>
      formOptions({ ...firstForm("en"), way: "beginner", beginner }, draw);
    expect(left("small-hands")).toMatchObject({ powers: true, bets: true, beginner: ["small-hands"] });
    expect(left("no-powers")).toMatchObject({ powers: false, bets: true });
    expect(left("first-wins")).toMatchObject({ powers: true, bets: false });
  });
  it("never asks for ways that clash", () => {
    for (const way of ["full", "beginner", "distance", "distance-money", "tour"] as const) {
      const options = formOptions({ ...firstForm("en"), way }, draw);
      const chosen = [
        options.long_distance,
        options.world_tour,
        Array.isArray(options.beginner) && options.beginner.length,
      ];
      expect(chosen.filter(Boolean).length).toBeLessThanOrEqual(1);
    }
    expect(formOptions({ ...firstForm("en"), way: "beginner" }, draw)).toMatchObject({ powers: false, bets: false });
  });
});

describe("a table to be changed", () => {
  const waiting = (options: object): TableInfo =>
    ({
      seats: [{}, {}, {}],
      clock: "quick",
      public: true,
      options: { players: 3, deck: "reconstructed", ...options },
    }) as TableInfo;

  it("is in the form what it is at the table", () => {
    const fine = { any_card_bid: false, two_player_cunning: "keep", determined_always: true } as const;
    for (const way of WAYS) {
      const made = formOptions({ ...firstForm("fr"), way, track: "river-station", fine }, draw);
      const change = tableChange(formFor(waiting(made)), draw);
      expect(change).toEqual({ options: made, seats: 3, clock: "quick", public: true });
    }
  });
  it("shows the first track of two", () => {
    expect(formFor(waiting({ track: ["marina-bay", "river-station"], world_tour: true, beginner: [] })).track).toBe(
      "marina-bay",
    );
  });
  it("has powers and bets again when it is no beginner's game any more", () => {
    const made = formOptions({ ...firstForm("en"), way: "beginner" }, draw);
    expect(formOptions({ ...formFor(waiting(made)), way: "full" }, draw)).toMatchObject({
      powers: true,
      bets: true,
      beginner: [],
    });
    const without = formOptions({ ...firstForm("en"), powers: false, bets: false }, draw);
    expect(formFor(waiting(without))).toMatchObject({ way: "full", powers: false, bets: false });
  });
});

describe("fine points", () => {
  it("are the options without a place of their own, switches apart from choices", () => {
    expect(FINE_SWITCHES).toEqual(["any_card_bid", "determined_always"]);
    expect(FINE_CHOICES).toEqual(["two_player_cunning"]);
    expect([2, 3].map((players) => matters("two_player_cunning", players))).toEqual([true, false]);
    expect(matters("any_card_bid", 3)).toBe(true);
  });
  it("begin as declared, and as the edition has them", () => {
    expect(firstForm("en").fine).toEqual({ any_card_bid: true, two_player_cunning: "swap", determined_always: false });
    expect(firstForm("fr", { two_player_cunning: "remove" }).fine.two_player_cunning).toBe("remove");
    expect(finePointsIn({ any_card_bid: false, powers: false })).toEqual({ any_card_bid: false });
  });
});

describe("money", () => {
  it("is written as the edition prints it", () => {
    expect([money(6, "en"), money(-3, "pt-PT"), money(6, "pt-BR")]).toEqual(["$6M", "−€3M", "$6\u00a0mi"]);
    expect(money(6, "de")).toBe("$6M"); // a language without an edition
  });
});
