import { expect, test } from "vitest";
import type { GameEvent } from "../../../protocol";
import { readComingSale } from "./coming-sale";

const events = (...names: string[]): GameEvent[] =>
  names.map((name) => {
    const [event, car] = name.split(" ");
    return { event, car } as unknown as GameEvent;
  });
const shown = (...names: string[]): { seq: 1; asked: 1; view: null; offer: null; events: GameEvent[] } => ({
  seq: 1,
  asked: 1,
  view: null,
  offer: null,
  events: events(...names),
});

test("the sale is the one shown, or the next one of the same lot", () => {
  expect(readComingSale({ shown: shown("lot R", "revealed", "sold R"), coming: [] })?.car).toBe("R");
  expect(readComingSale({ shown: shown("lot R", "revealed"), coming: events("tied", "sold R", "lot K") })?.car).toBe(
    "R",
  );
});

test("the sale of another lot does not count", () => {
  expect(
    readComingSale({ shown: shown("sold B", "lot R", "revealed"), coming: events("aside R", "lot K") }),
  ).toBeNull();
  expect(readComingSale({ shown: shown("lot R", "aside R"), coming: events("forced", "sold K") })).toBeNull();
});

test("the last car's sale comes after it is forced on somebody", () => {
  expect(readComingSale({ shown: shown("lot R", "sold R", "forced"), coming: events("sold K", "kept") })?.car).toBe(
    "K",
  );
});
