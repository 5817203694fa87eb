import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../../protocol";
import { allAreHere } from "./Waiting.svelte";

const seat = (kind: SeatInfo["kind"], connected = true): SeatInfo => ({ kind, connected }) as SeatInfo;
const table = (...seats: SeatInfo[]): Pick<TableInfo, "seats"> => ({ seats });

test("all are here when nobody is awaited any more", () => {
  expect(allAreHere(table(seat("person"), seat("person"), seat("bot", false)))).toBe(true);
  expect(allAreHere(table(seat("person"), seat("person", false)))).toBe(false); // still connecting
  expect(allAreHere(table(seat("person"), seat("person"), seat("open", false)))).toBe(false); // somebody may still join
  expect(allAreHere(table(seat("person"), seat("bot", false)))).toBe(false); // nobody to wait for
});
