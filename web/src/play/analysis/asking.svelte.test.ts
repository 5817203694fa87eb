import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api, Refused } from "../../api/api";
import { addTexts } from "../../text/text";
import type { AnalysisState } from "../../protocol";
import { AnalysisModel, LATE, TIMEOUT } from "./analysis.svelte";

const RUNNING: AnalysisState = {
  status: "running",
  playouts: 1,
  compiled: true,
  done: 0,
  of: 9,
  mine: true,
  seat: 1,
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

it("says after ten seconds without progress that it is late, and gives up in the end", async () => {
  const asked = vi.spyOn(api, "analysis").mockResolvedValue(RUNNING);
  const model = new AnalysisModel("slow");
  await model.load();
  expect(model.late).toBe(false);
  await vi.advanceTimersByTimeAsync(LATE + 1_000);
  expect(model.late).toBe(true);
  asked.mockResolvedValue({ ...RUNNING, done: 1 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(model.late).toBe(false);
  await vi.advanceTimersByTimeAsync(TIMEOUT + 2_000);
  expect(model.timedOut).toBe(true);
  const times = asked.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(times);
  void model.retry();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked.mock.calls.length).toBeGreaterThan(times);
  expect([model.late, model.timedOut]).toEqual([false, false]);
  model.close();
});

it("is late also if the first request is not answered", async () => {
  vi.spyOn(api, "analysis").mockImplementation(() => new Promise(() => {}));
  const model = new AnalysisModel("silent");
  void model.load();
  await vi.advanceTimersByTimeAsync(LATE + 100);
  expect(model.late).toBe(true);
  expect(model.failure).toBe("");
  model.close();
});

it("lists the reader's own choices first, and keeps the filter", async () => {
  vi.spyOn(api, "analysis").mockResolvedValue({ ...RUNNING, status: "stopped" });
  const model = new AnalysisModel("mine");
  expect(model.filter).toBe("all");
  await model.load();
  expect(model.filter).toBe("1");
  model.filter = "2";
  expect(new AnalysisModel("mine").filter).toBe("2");
  expect(new AnalysisModel("other").filter).toBe("all");
});
