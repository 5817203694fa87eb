// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../testing/fake-texts";
import { closeToast, toastState } from "../notices/toasts.svelte";
import { settings } from "../settings/settings.svelte";
import { offerSound } from "./offer-sound";

beforeEach(() => {
  localStorage.clear();
  settings.sound = false;
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", class {});
});
afterEach(() => {
  closeToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("sound is offered once, and turned on by the answer", () => {
  offerSound();
  expect(toastState.now?.words).toMatch(/^Sound on\?/);
  toastState.now?.action?.do();
  expect(settings.sound).toBe(true);
  closeToast();
  settings.sound = false;
  offerSound();
  expect(toastState.now).toBeNull();
});

test("no answer means no", () => {
  offerSound();
  vi.advanceTimersByTime(20_000);
  expect([toastState.now, settings.sound]).toEqual([null, false]);
});

test("whoever has sound is not asked", () => {
  settings.sound = true;
  offerSound();
  expect(toastState.now).toBeNull();
});
