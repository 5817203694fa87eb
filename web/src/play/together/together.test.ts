// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { describeStage, rematchStage } from "../../screens/rematch.svelte";
import type { SeatInfo, TableInfo } from "../../protocol";
import { describeChanges, isAsked, unanswered, waitedFor } from "./together";

vi.mock("../../text/text", () => ({
  t: (key: string, args: object = {}) => `${key} ${Object.values(args).join(" ")}`.trim(),
}));

const person = (seat: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  name,
  kind: "person",
  level: null,
  character: null,
  connected: true,
  driver: null,
  relievable: false,
  ...more,
});
const bot = (seat: number, name: string): SeatInfo =>
  person(seat, name, { kind: "bot", level: "pro", connected: false });
const table = (seats: SeatInfo[], status: TableInfo["status"] = "running"): TableInfo =>
  ({ seats, status, name: "Mara" }) as unknown as TableInfo;

describe("what is told of people", () => {
  const before = table([person(0, "Mara"), person(1, "Rui"), bot(2, "Ida")]);
  it("a bot drives for another; the reader is told in the panel", () => {
    const after = table([person(0, "Mara", { driver: "pro" }), person(1, "Rui", { driver: "pro" }), bot(2, "Ida")]);
    expect(describeChanges(before, after, 0).map((change) => change.words)).toEqual(["told-driver Rui"]);
    expect(describeChanges(after, before, 0).map((change) => change.words)).toEqual([
      "told-wheel yes Mara",
      "told-wheel no Rui",
    ]);
  });
  it("a latecomer takes a bot's seat", () => {
    const after = table([person(0, "Mara"), person(1, "Rui"), person(2, "Eva")]);
    expect(describeChanges(before, after, 0).map((change) => change.words)).toEqual(["told-latecomer no Eva Ida"]);
  });
  it("nothing of presence alone, nor before the start", () => {
    expect(
      describeChanges(before, table([person(0, "Mara"), person(1, "Rui", { connected: false }), bot(2, "Ida")]), 0),
    ).toEqual([]);
    expect(describeChanges(table([bot(0, "Ida")], "waiting"), table([person(0, "Rui")], "waiting"), null)).toEqual([]);
  });
});

describe("a request to give up", () => {
  const asked = (agreed: number[], status: TableInfo["status"] = "running"): TableInfo => ({
    ...table(
      [person(0, "Mara"), person(1, "Rui"), person(2, "Eva", { connected: false, driver: "pro" }), bot(3, "Ida")],
      status,
    ),
    give_up: { by: 0, agreed },
  });
  it("asks players who have not answered", () => {
    expect(isAsked(asked([0]), 1)).toBe(true);
    expect(isAsked(asked([0, 1]), 1)).toBe(false);
    expect(isAsked(asked([0]), 0)).toBe(false);
    expect(isAsked(asked([0]), null)).toBe(false);
    expect(isAsked(asked([0], "over"), 1)).toBe(false);
    expect(isAsked({ ...asked([0]), give_up: null }, 1)).toBe(false);
  });
  it("waits for those who are there", () => {
    expect(unanswered(asked([0]), { by: 0, agreed: [0] })).toEqual(["Rui"]);
    expect(unanswered(asked([0]), { by: 0, agreed: [0, 1] })).toEqual([]);
  });
  it("tells that the game goes on", () => {
    const before = asked([0]);
    expect(describeChanges(before, { ...before, give_up: null }, 0).map((change) => change.words)).toEqual([
      "give-up-goes-on",
    ]);
    expect(describeChanges(before, { ...before, give_up: null, status: "over" }, 0)).toEqual([]);
    expect(describeChanges(before, asked([0, 1]), 0)).toEqual([]);
  });
});

describe("whom one waits for", () => {
  const info = table([
    person(0, "Mara"),
    person(1, "Rui"),
    person(2, "Eva", { connected: false, relievable: true }),
    bot(3, "Ida"),
  ]);
  it("first whom a bot may relieve, then who can be nudged", () => {
    expect(waitedFor(info, 0, [1, 2, 3])?.name).toBe("Eva");
    expect(waitedFor(info, 0, [1, 3])?.name).toBe("Rui");
  });
  it("nobody while it is one's own turn, while one watches, or while only bots think", () => {
    expect(waitedFor(info, 0, [0, 1])).toBeNull();
    expect(waitedFor(info, null, [1])).toBeNull();
    expect(waitedFor(info, 0, [3])).toBeNull();
  });
  it("nobody for whom a bot drives, or who left a moment ago", () => {
    expect(waitedFor(table([person(0, "Mara"), person(1, "Rui", { driver: "pro" })]), 0, [1])).toBeNull();
    expect(waitedFor(table([person(0, "Mara"), person(1, "Rui", { connected: false })]), 0, [1])).toBeNull();
  });
});

describe("a rematch", () => {
  const seats = (rui: boolean): SeatInfo[] => [
    person(0, "Mara"),
    person(1, "Rui", { connected: rui }),
    person(2, "Eva", { connected: false }),
    bot(3, "Ida"),
  ];
  it("is requested, then ready for the last one, then begun", () => {
    expect(rematchStage(table(seats(false), "waiting"), "Eva")).toBe("requested");
    expect(rematchStage(table(seats(true), "waiting"), "Eva")).toBe("ready");
    expect(rematchStage(table(seats(false)), "Eva")).toBe("begun");
    expect(describeStage("requested", table(seats(false), "waiting"))).toBe("rematch-wanted Mara");
  });
});
