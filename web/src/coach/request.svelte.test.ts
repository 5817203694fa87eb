import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refused } from "../api/api";
import { addTexts } from "../text/text";
import { CoachRequest, LATE, TIMEOUT } from "./request.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  addTexts("en", "hint-timeout = No answer.\nrefused-too-many = Too fast.");
});
afterEach(() => void vi.useRealTimers());

it("is late after ten seconds, and ends in words if no answer comes", async () => {
  const request = new CoachRequest(() => new Promise<string>(() => {}));
  request.ask();
  expect(request.late).toBe(false);
  await vi.advanceTimersByTimeAsync(LATE);
  expect(request.late).toBe(true);
  await vi.advanceTimersByTimeAsync(TIMEOUT - LATE);
  expect(request.late).toBe(false);
  expect(request.failure).toBe("No answer.");
});

it("asked again, it takes only the newer answer", async () => {
  const answers: ((answer: string) => void)[] = [];
  const request = new CoachRequest(() => new Promise<string>((resolve) => answers.push(resolve)));
  request.ask();
  await vi.advanceTimersByTimeAsync(LATE);
  request.ask();
  expect(request.late).toBe(false);
  answers[0]!("old");
  await vi.advanceTimersByTimeAsync(0);
  expect(request.answer).toBeNull();
  answers[1]!("new");
  await vi.advanceTimersByTimeAsync(0);
  expect(request.answer).toBe("new");
  await vi.advanceTimersByTimeAsync(TIMEOUT);
  expect([request.late, request.failure]).toEqual([false, ""]);
});

it("says why it was refused", async () => {
  const request = new CoachRequest(() => Promise.reject(new Refused("too-many", { retry: 5 })));
  request.ask();
  await vi.advanceTimersByTimeAsync(0);
  expect(request.failure).toBe("Too fast.");
});
