// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import "../testing/fake-setup";
import "../testing/fake-texts";
import { api } from "../api/api";
import { Refused } from "../api/transport";
import PuzzleScreen from "../play/puzzles/PuzzleScreen.svelte";
import ReplayScreen from "../play/replay/ReplayScreen.svelte";
import Gone from "./Gone.svelte";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const title = (): string => document.querySelector(".gone h1")?.textContent ?? "";

test("what is not there says so, and leads home", () => {
  for (const why of ["no-page", "unknown-table", "given-up", "nonsense"]) {
    render(Gone, { why, id: "t" });
    expect(title()).not.toBe("");
    expect(title()).not.toContain("gone-");
    expect(screen.getByRole("link", { name: "To the home page" }).getAttribute("href")).toBe("/");
    cleanup();
  }
});

test("a game that was given up can be replayed, a full table watched, and a lost server tried again", () => {
  render(Gone, { why: "given-up", id: "t" });
  expect(screen.getByRole("link", { name: "Watch the replay" }).getAttribute("href")).toBe("/t/t/replay");
  cleanup();
  render(Gone, { why: "table-full", id: "t" });
  expect(screen.getByRole("link", { name: "Watch" }).getAttribute("href")).toBe("/t/t");
  cleanup();
  render(Gone, { why: "unreachable" });
  expect(screen.getAllByRole("button").some((one) => one.classList.contains("btn-main"))).toBe(true);
});

test("a puzzle that is not there", async () => {
  vi.spyOn(api, "puzzles").mockResolvedValue([]);
  vi.spyOn(api, "puzzle").mockRejectedValue(new Refused("not-found"));
  render(PuzzleScreen, { id: "nosuch" });
  await vi.waitFor(() => expect(title()).not.toBe(""), 300_000);
});

test("a running game has no replay", async () => {
  vi.spyOn(api, "replay").mockRejectedValue(new Refused("not-over"));
  render(ReplayScreen, { id: "t" });
  await vi.waitFor(() => expect(title()).not.toBe(""), 300_000);
  expect(document.querySelector(".transport")).toBeNull();
});
