// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../settings/settings.svelte";
import { InputGuard, GUARD_TIME } from "../../table/decision.svelte";
import { Gate } from "./gate";

let guard: InputGuard;
let received: string[];

beforeEach(() => {
  vi.useFakeTimers();
  settings.guard = true;
  guard = new InputGuard();
  received = [];
  const gate = new Gate(guard);
  document.body.innerHTML = `<div class="acts"><button id="pass"></button></div><div data-choices><button id="car"></button></div>
    <svg><g class="ends-on-board"><path id="end" /></g></svg><button id="log"></button><input id="name" />`;
  document.body.onclick = (event) => received.push((event.target as Element).id);
  document.body.onkeydown = (event) => received.push(event.key);
  addEventListener("click", gate.click, true);
  addEventListener("keydown", gate.key, true);
  stop = () => {
    removeEventListener("click", gate.click, true);
    removeEventListener("keydown", gate.key, true);
  };
});
let stop: () => void;
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const click = (...ids: string[]): void =>
  ids.forEach((id) =>
    document.getElementById(id)!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
  );
function press(key: string, repeat = false, at: Element = document.body): boolean {
  return at.dispatchEvent(new KeyboardEvent("keydown", { key, repeat, bubbles: true, cancelable: true }));
}

describe("a question that has only just appeared", () => {
  test("takes no click on its buttons, choices or spaces; all else does", () => {
    guard.renew();
    click("pass", "car", "end", "log");
    expect(received).toEqual(["log"]);
  });
  test("takes no key that would answer it; all else does", () => {
    guard.renew();
    for (const key of ["Enter", " ", "p", "1", "ArrowRight", "x", "l", "?"]) press(key);
    expect(received).toEqual(["l", "?"]);
  });
  test("is open a moment later, and the next one is new again", () => {
    guard.renew();
    vi.advanceTimersByTime(GUARD_TIME);
    click("pass");
    press("Enter");
    expect(received).toEqual(["pass", "Enter"]);
    guard.renew();
    vi.advanceTimersByTime(GUARD_TIME - 1);
    guard.renew();
    vi.advanceTimersByTime(GUARD_TIME - 1);
    click("pass");
    expect(received).toHaveLength(2);
  });
  test("is open at once where the reader wants no pause", () => {
    settings.guard = false;
    guard.renew();
    click("pass");
    expect(received).toEqual(["pass"]);
  });
});

describe("a key that is held", () => {
  test("presses once; arrows go on", () => {
    expect([press("Enter"), press("Enter", true), press(" ", true), press("ArrowRight", true)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
  test("types on in a field", () => {
    guard.renew();
    expect(press("p", true, document.getElementById("name")!)).toBe(true);
  });
});
