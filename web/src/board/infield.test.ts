// @vitest-environment happy-dom
import { mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import "../testing/fake-setup";
import type { View } from "../protocol";
import { ROUND } from "../testing/round-track";
import Infield from "./Infield.svelte";

let drawn: object | null = null;
afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = null;
});

function prizes(paid: number[]): string[] {
  const view = { options: { edition: "en" }, bets_made: 0, prizes: paid } as unknown as View;
  drawn = mount(Infield, { target: document.body, props: { track: ROUND, view } });
  return [...document.querySelectorAll(".prizes text")].map((text) => text.textContent ?? "");
}

test("prizes stand under the places", () => expect(prizes([12, 9])).toEqual(["$12M", "$9M"]));
test("a game without money shows none", () => expect(prizes([])).toEqual([]));
