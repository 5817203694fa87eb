import { describe, expect, it } from "vitest";
import "../testing/fake-setup";
import "../testing/fake-texts";
import { describeOptions } from "./options-summary";
import type { GameOptions } from "../protocol";

const USUAL = {
  players: 4,
  track: "river-station",
  edition: "en",
  powers: true,
  bets: true,
  beginner: [],
  long_distance: false,
  world_tour: false,
};

function words(facts: Partial<GameOptions>): string {
  const options = { ...USUAL, ...facts } as GameOptions;
  return describeOptions({ options, clock: "none", seconds: 0 })
    .map((one) => one.words)
    .join(" ");
}

describe("the options in plain words", () => {
  it("promise bets where bets are made", () => {
    expect(words({})).toContain("Three secret bets");
    expect(words({ long_distance: "money" })).toContain("Three secret bets");
    expect(words({ bets: false })).toContain("No bets.");
  });
  it("promise none in a long distance without money", () => {
    expect(words({ long_distance: true })).toContain("No bets.");
    expect(words({ long_distance: true })).not.toContain("Three secret bets");
  });
  it("say where prices do not count", () => {
    expect(words({})).not.toContain("does not count");
    expect(words({ long_distance: true })).toContain("What you pay for cars does not count.");
    expect(words({ beginner: ["first-wins"], bets: false })).toContain("What you pay for cars does not count.");
    expect(words({ beginner: ["deal-cars", "first-wins"], bets: false })).not.toContain("What you pay");
  });
});
