import { describe, expect, it } from "vitest";
import "../../testing/fake-setup";
import "../../testing/fake-texts";
import type { Outcome } from "../../protocol";
import { Phrasing } from "../describe/phrasing";
import { describeResult as sentences } from "./headline";

const seen = (me: number | null): Phrasing => new Phrasing(["Mara", "Rui", "Lena"], me, "en");
const outcome = (facts: Partial<Outcome>): Outcome =>
  ({ winners: [2], decided: "winnings", scores: [21, 4, 29], ...facts }) as Outcome;

const describeResult = (...given: Parameters<typeof sentences>): string => sentences(...given).join(" ");

describe("the headline of a result", () => {
  it("says who won, and the reader's own place", () => {
    expect(describeResult(seen(0), outcome({}), [2, 3, 1])).toBe("Lena wins with $29M. You: 2nd, $21M.");
  });

  it("says nothing more to the winner", () => {
    expect(describeResult(seen(2), outcome({}), [2, 3, 1])).toBe("You win with $29M.");
  });

  it("has no place for somebody who watches", () => {
    expect(describeResult(seen(null), outcome({}), [2, 3, 1])).toBe("Lena wins with $29M.");
  });

  it("names all who share a victory", () => {
    const shared = outcome({ winners: [1, 2], decided: "shared", scores: [21, 29, 29] });
    expect(describeResult(seen(0), shared, [3, 1, 1])).toBe("A shared victory: Rui, Lena. You: 3rd, $21M.");
    expect(describeResult(seen(1), shared, [3, 1, 1])).not.toContain("You:");
  });

  it("says why a tie was won", () => {
    expect(describeResult(seen(0), outcome({ decided: "place", scores: [29, 4, 29] }), [2, 3, 1])).toMatch(
      /^Lena wins with \$29M: .* You: 2nd, \$29M\.$/,
    );
  });

  it("counts no money where there is none", () => {
    const first = outcome({ decided: "first", scores: null });
    expect(describeResult(seen(0), first, [2, 3, 1])).toMatch(/^Lena wins: .* You: 2nd\.$/);
  });
});
