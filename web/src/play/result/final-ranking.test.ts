// @vitest-environment happy-dom
import { mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import "../../testing/fake-setup";
import "../../testing/fake-texts";
import type { Outcome } from "../../protocol";
import { Phrasing } from "../describe/phrasing";
import FinalRanking from "./FinalRanking.svelte";

let shown: object | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

test("the better placed car decides between the same money, below the winner too", () => {
  const outcome = { winners: [1], scores: [6, 6, 6], races: [], sheets: [] } as unknown as Outcome;
  shown = mount(FinalRanking, {
    target: document.body,
    props: { outcome, ranks: [3, 1, 2], phrasing: new Phrasing(["Ida", "Rui", "Otto"], null, "en"), counts: true },
  });
  const rows = [...document.querySelectorAll("li")].map((row) => row.textContent?.replace(/\s+/g, " ").trim());
  expect(rows).toEqual(["1Rui $6M", "2Otto $6M", "3Ida $6M"]);
});
