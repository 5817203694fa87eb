// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { DEFAULTS, readSettings, reveal, settings } from "./settings.svelte";

describe("settings", () => {
  it("are the defaults when nothing, or nonsense, was kept", () => {
    for (const stored of [null, "", "{", "null", "7", "[]"]) expect(readSettings(stored)).toEqual(DEFAULTS);
  });
  it("take what fits and leave out what does not", () => {
    const stored = JSON.stringify({ speed: "fast", theme: "pink", confirm: false, sound: "yes", more: 1 });
    expect(readSettings(stored)).toEqual({ ...DEFAULTS, speed: "fast", confirm: false });
  });
});

describe("what was turned", () => {
  it("waits for the reader in the first game, then stays for six seconds, unless set otherwise", () => {
    expect(settings.reveal).toBe("first");
    expect([reveal(true, false), reveal(false, false)]).toEqual([null, 6000]);
    settings.reveal = "20";
    expect(reveal(true, false)).toBe(20_000);
    settings.reveal = "press";
    expect(reveal(false, true)).toBeNull();
    settings.reveal = "first";
  });
  it("holds up nobody unasked while a clock runs", () => {
    expect(reveal(true, true)).toBe(6000);
  });
});
