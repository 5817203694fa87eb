// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import type { BotSummary } from "../protocol";
import { offeredLevels, readLevel, saveLevel } from "./levels";

const bots = (...names: string[]): BotSummary[] =>
  names.map((name) => ({ name, level: 1, characters: [] }) as BotSummary);
const ALL = ["rookie", "club", "pro", "champion"] as const;

beforeEach(() => localStorage.clear());

test("levels go from easy to hard, and only those offered can be chosen", () => {
  expect(offeredLevels(bots("uniform", "champion", "pro", "rookie", "club"))).toEqual(ALL);
  expect(offeredLevels(bots("uniform", "rookie", "pro"))).toEqual(["rookie", "pro"]);
});

test("the last choice stays, and without one nothing is harder than easy", () => {
  expect(readLevel(ALL)).toBe("rookie");
  saveLevel("pro");
  expect(readLevel(ALL)).toBe("pro");
});

test("a choice that is not offered here falls back to easy", () => {
  saveLevel("club");
  expect(readLevel(["rookie", "pro"])).toBe("rookie");
});
