// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { Digits, isTyping, readKey, readReplayKey, type Pressed } from "./keys";

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

describe("keys of the table", () => {
  test.each([
    ["Enter", { do: "confirm" }],
    [" ", { do: "choose" }],
    ["Escape", { do: "back" }],
    ["ArrowRight", { do: "step", by: 1 }],
    ["ArrowUp", { do: "step", by: -1 }],
    ["4", { do: "nth", digit: 4 }],
    ["y", { do: "car", car: "Y" }],
    ["K", { do: "car", car: "K" }],
    ["x", { do: "skip" }],
    ["V", { do: "reverse" }],
    ["p", { do: "pass" }],
    ["d", { do: "decision" }],
    ["h", { do: "hand" }],
    ["t", { do: "text" }],
    ["l", { do: "log" }],
    ["w", { do: "turn" }],
    ["s", { do: "strength" }],
    ["c", { do: "cars" }],
    ["+", { do: "zoom", by: 1 }],
    ["0", { do: "zoom", by: 0 }],
    ["?", { do: "help" }],
  ])("%s", (key, command) => expect(readKey(press(key))).toEqual(command));

  test("leave the browser its own", () => {
    expect(readKey(press("r", { ctrlKey: true }))).toBeNull();
    expect(readKey(press("ArrowLeft", { altKey: true }))).toBeNull();
    expect(readKey(press("q"))).toBeNull();
  });
});

describe("keys of a replay", () => {
  test.each([
    [press("ArrowRight"), { do: "move", by: 1, card: false }],
    [press("ArrowLeft", { shiftKey: true }), { do: "move", by: -1, card: true }],
    [press(" "), { do: "play" }],
    [press("Home"), { do: "start" }],
    [press("End"), { do: "end" }],
    [press("t"), { do: "text" }],
    [press("x"), null],
    [press("Enter"), null],
  ])("%o", (pressed, command) => expect(readReplayKey(pressed)).toEqual(command));
});

describe("typed numbers", () => {
  test("one digit is enough for up to nine", () => {
    const digits = new Digits();
    expect(digits.press(2, 4, 0)).toBe(2);
    expect(digits.press(3, 4, 10)).toBe(3);
    expect(digits.press(7, 4, 20)).toBeNull();
  });
  test("two in a row for more", () => {
    const digits = new Digits();
    expect(digits.press(1, 29, 0)).toBe(1);
    expect(digits.press(7, 29, 300)).toBe(17);
    expect(digits.press(5, 29, 400)).toBe(5);
    expect(digits.press(2, 29, 5000)).toBe(2);
  });
});

test("who types is left alone", () => {
  expect(isTyping(document.createElement("input"))).toBe(true);
  expect(isTyping(document.createElement("button"))).toBe(false);
});
