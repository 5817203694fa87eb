import { describe, expect, it } from "vitest";
import "../testing/fake-setup";
import "../testing/fake-texts";
import { Phrasing } from "../play/describe/phrasing";
import type { Decision } from "../protocol";
import { describeHint, describeFocus, describeFeedback } from "./describe-advice";

const phrasing = new Phrasing(["Mara", "Rui", "Otto"], 0, "en");

describe("a coach", () => {
  it("names every kind of action", () => {
    const actions = [
      "bid R6Y4",
      "pass Y5",
      "keep tricky",
      "play R6Y4",
      "play R6Y4 reversed",
      "wild G",
      "move b20",
      "bet K",
      "skip",
    ];
    expect(actions.map((action) => describeHint(phrasing, action))).toEqual([
      "Bid with red 6, yellow 4",
      "Pass (Y5 comes back)",
      "Keep Tricky",
      "Play red 6, yellow 4",
      "Play red 6, yellow 4 from the bottom up",
      "Name Green for the wild",
      "Stop at b20",
      "Bet on Black",
      "Leave the line out",
    ]);
  });

  it("says where to look first", () => {
    expect(describeFocus(phrasing, { key: "lot", facts: { car: "Y", hand: 9, wild: 20 } })).toBe(
      "Look at your hand: it moves Yellow 9 spaces, and 20 more with wilds.",
    );
  });

  it("praises what nothing was clearly better than, and names what was", () => {
    const decision = { mark: "", best: "bet K", reason: null } as Decision;
    expect(describeFeedback(phrasing, decision)).toBe("Good: nothing was clearly better.");
    expect(describeFeedback(phrasing, { ...decision, mark: "??" })).toBe("Much better: Bet on Black.");
  });
});
