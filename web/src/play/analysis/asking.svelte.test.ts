import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api, Refused } from "../../api/api";
import { addTexts } from "../../text/text";
import type { AnalysisState } from "../../protocol";
import { AnalysisModel } from "./analysis.svelte";

const RUNNING: AnalysisState = {
  status: "running",
  playouts: 1,
  compiled: true,
  done: 0,
  of: 9,
  mine: true,
  parts: [],
  analysis: null,
};

beforeEach(() => {
  vi.useFakeTimers();
  addTexts("en", "refused-too-many = Too fast.\nrefused-not-over = Not over.");
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("goes on after the server has refused too many requests, when it may", async () => {
  const asked = vi
    .spyOn(api, "analysis")
    .mockResolvedValueOnce(RUNNING)
    .mockRejectedValueOnce(new Refused("too-many", { retry: 30 }))
    .mockResolvedValue(RUNNING);
  const model = new AnalysisModel("table");
  await model.load();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(model.failure).toBe("Too fast.");
  await vi.advanceTimersByTimeAsync(29_000);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked.mock.calls.length).toBeGreaterThan(2);
  expect(model.failure).toBe("");
  model.close();
});

it("asks no more after any other refusal", async () => {
  const asked = vi.spyOn(api, "analysis").mockRejectedValue(new Refused("not-over"));
  const model = new AnalysisModel("table");
  await model.load();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(model.failure).toBe("Not over.");
});
