// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../../testing/fake-setup";
import "../../testing/fake-texts";
import { AFTER_LINE, RACE_HAND } from "./lesson";
import { readCard } from "../../game/cards";
import { settings } from "../../settings/settings.svelte";
import Intro from "./Intro.svelte";
import LessonCard from "./LessonCard.svelte";
import LessonTrack from "./LessonTrack.svelte";

let shown: object | null = null;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  if (shown) void unmount(shown);
  shown = null;
});

function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): void {
  shown = mount(part, { target: document.body, props });
  flushSync();
}
const places = (): Map<string, string> =>
  new Map(
    [...document.querySelectorAll<HTMLElement>(".lesson-car")].map((car) => [
      car.dataset.car ?? "",
      car.style.transform,
    ]),
  );

test("the line that is lit is that of the car which drives", () => {
  settings.speed = "normal";
  show(LessonCard, { ondone: () => undefined });
  document.querySelector<HTMLElement>(".lesson-cards button")!.click();
  flushSync();
  for (const [line, { car }] of readCard(RACE_HAND[0]!).entries()) {
    const before = places();
    if (line === 0) document.querySelector<HTMLElement>(".lesson-do")!.click();
    else vi.runOnlyPendingTimers();
    flushSync();
    const moved = [...places()].filter(([one, place]) => before.get(one) !== place).map(([one]) => one);
    const lit = [...document.querySelectorAll(".ln")].findIndex((row) => row.classList.contains("is-now"));
    expect([moved, lit]).toEqual([[car], line]);
  }
});

test("the words for the betting line stand at the line", () => {
  show(LessonTrack, { standing: AFTER_LINE, line: true, label: "" });
  const wide = Number(document.querySelector("svg")!.getAttribute("viewBox")!.split(" ")[2]);
  const line = Number(/M([\d.]+)/.exec(document.querySelector(".lesson-line")!.getAttribute("d")!)![1]);
  const tag = document.querySelector<HTMLElement>(".tag")!.style.left;
  expect(Number.parseFloat(tag)).toBeCloseTo((100 * line) / wide);
});

test("after the bid the lesson says what a car is worth, and the step has no task", () => {
  show(Intro, {});
  const next = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>(".lesson-foot .btn-main")!;
  const press = (button: HTMLElement | null): void => {
    button!.click();
    flushSync();
  };
  press(next());
  expect(next().disabled).toBe(true);
  press(document.querySelector<HTMLElement>(".lesson-cards button"));
  press(document.querySelector<HTMLElement>(".lesson-do"));
  expect(next().textContent).toBe("On to what a car is worth");
  press(next());
  expect(document.querySelector("h2")!.textContent).toBe("What is a car worth?");
  expect(document.querySelector("main")!.textContent).toContain("12, 9, 6, 4, 2, 0 million");
  expect([next().disabled, next().textContent]).toEqual([false, "On to the race"]);
});
