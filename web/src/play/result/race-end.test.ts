import { expect, it } from "vitest";
import type { EventOf } from "../../game/events";
import type { GameEvent } from "../../protocol";
import { listFinishers } from "./course";

const end = { event: "finish", race: 1, reason: "cards", order: ["B", "O"] };
const events = [
  { event: "dealt", race: 1, grid: [..."KBGYOR"], owners: {} },
  { event: "sold", car: "B", seat: 1 },
  { event: "sold", car: "R", seat: 0 },
  { event: "played", seat: 0 },
  { event: "moved", order: [..."BORYGK"] },
  end,
  { event: "dealt", race: 2, grid: [..."KBGYOR"], owners: {} },
  { event: "sold", car: "B", seat: 2 },
] as unknown as GameEvent[];

it("names all six cars of the race that ended, with who drove them then", () => {
  const found = listFinishers(events, events[5] as EventOf<"finish">);
  expect(found.map(({ car, place }) => `${car}${place ?? "-"}`)).toEqual(["B1", "O2", "R-", "Y-", "G-", "K-"]);
  expect(found.map(({ owner }) => owner)).toEqual([1, null, 0, null, null, null]);
});
