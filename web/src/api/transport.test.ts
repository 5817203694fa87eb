import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serverTransport, Refused } from "./transport";

let answers: Response[] = [];
let asked: string[] = [];

const tooMany = (retry: number): Response =>
  Response.json({ why: "too-many", args: { retry } }, { status: 429, headers: { "Retry-After": String(retry) } });

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(answers.shift());
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits as long as the server says, then asks again", async () => {
  answers = [tooMany(3), Response.json([])];
  const answer = serverTransport.ask("GET", "short-wait");
  await vi.advanceTimersByTimeAsync(2_999);
  expect(asked.length).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual([]);
  expect(asked.length).toBe(2);
});

it("asks for nothing that was refused before its time has come", async () => {
  answers = [tooMany(60), Response.json([]), Response.json([])];
  const refused = expect.objectContaining({ why: "too-many" }) as Refused;
  await expect(serverTransport.ask("GET", "long-wait?after=1")).rejects.toEqual(refused);
  vi.advanceTimersByTime(20_000);
  await expect(serverTransport.ask("GET", "long-wait?after=2")).rejects.toEqual(new Refused("too-many", { retry: 40 }));
  await expect(serverTransport.ask("GET", "long-wait")).rejects.toMatchObject({ args: { retry: 40 } });
  expect(asked.length).toBe(1);
  expect(await serverTransport.ask("GET", "something-else")).toEqual([]);
  vi.advanceTimersByTime(40_000);
  expect(await serverTransport.ask("GET", "long-wait?after=1")).toEqual([]);
});

it("does not repeat what changes something", async () => {
  answers = [tooMany(1)];
  await expect(serverTransport.ask("POST", "race", {})).rejects.toMatchObject({ why: "too-many" });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked.length).toBe(1);
});
