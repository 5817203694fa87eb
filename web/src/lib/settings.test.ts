import { describe, expect, it } from "vitest";
import { DEFAULTS, readSettings } from "./settings.svelte";

describe("settings", () => {
  it("are the defaults when nothing, or nonsense, was kept", () => {
    for (const stored of [null, "", "{", "null", "7", "[]"]) expect(readSettings(stored)).toEqual(DEFAULTS);
  });
  it("take what fits and leave out what does not", () => {
    const stored = JSON.stringify({ speed: "fast", theme: "pink", confirm: false, sound: "yes", more: 1 });
    expect(readSettings(stored)).toEqual({ ...DEFAULTS, speed: "fast", confirm: false });
  });
});
