// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import "../testing/fake-setup";
import "../testing/fake-texts";
import { seenTips, remember } from "./storage";
import { DEFAULTS, settings } from "./settings.svelte";
import SettingsForm from "./SettingsForm.svelte";

afterEach(() => {
  cleanup();
  Object.assign(settings, DEFAULTS);
});
const group = (name: string): HTMLElement[] => within(screen.getByRole("radiogroup", { name })).getAllByRole("radio");

test("every choice is a single tab stop, and arrow keys choose", async () => {
  render(SettingsForm);
  for (const [name, setting, count] of [
    ["Theme", "theme", 3],
    ["Speed of cars and cards", "speed", 4],
  ] as const) {
    const radios = group(name);
    expect(radios).toHaveLength(count);
    expect(radios.filter((radio) => radio.tabIndex === 0)).toHaveLength(1);
    const before = settings[setting];
    await fireEvent.keyDown(
      radios.find((radio) => radio.tabIndex === 0)!,
      { key: "ArrowRight" },
    );
    expect(settings[setting]).not.toBe(before);
  }
});

test("a switch changes its setting at once; the volume is there with the sound", async () => {
  render(SettingsForm);
  expect(screen.queryByRole("slider")).toBeNull();
  await fireEvent.click(screen.getByRole("switch", { name: /Sound/ }));
  expect(settings.sound).toBe(true);
  expect(screen.getByRole("slider")).toBeTruthy();
});

test("tips that were seen come again when they are switched on", async () => {
  remember("bid");
  settings.tips = false;
  render(SettingsForm);
  await fireEvent.click(screen.getByRole("switch", { name: /tips/i }));
  expect([settings.tips, seenTips().size]).toEqual([true, 0]);
});
