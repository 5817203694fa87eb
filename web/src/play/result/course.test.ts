import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../protocol";
import { readCourses, finalCarOrder, carPlaces, findTurningPoint } from "./course";

const events = (...list: object[]): GameEvent[] => list as GameEvent[];
const dealt = (grid: string) => ({ event: "dealt", grid: [...grid] });
const played = (seat: number) => ({ event: "played", seat, card: "R6" });
const moved = (order: string) => ({ event: "moved", order: [...order] });

describe("the course of a race", () => {
  it("is a place for each car on the grid and after every card", () => {
    const [course] = readCourses(
      events(dealt("KBGYOR"), played(0), moved("BKGYOR"), moved("BKYGOR"), played(1), played(0), moved("YBKGOR")),
    );
    expect(course?.seats).toEqual([0, 1, 0]);
    expect(carPlaces(course!, "Y")).toEqual([4, 3, 3, 1]);
    expect(carPlaces(course!, "R")).toEqual([6, 6, 6, 6]);
  });

  it("turns with the card that brings the winner to the front for good", () => {
    const [course] = readCourses(
      events(dealt("KBGYOR"), played(0), moved("BKGYOR"), played(1), moved("KBGYOR"), played(2), moved("BKGYOR")),
    );
    expect(findTurningPoint(course!)).toEqual({ car: "B", card: 3, seat: 2 });
  });

  it("does not turn when one car leads all the way", () => {
    const [course] = readCourses(events(dealt("KBGYOR"), played(0), moved("KGBYOR")));
    expect(findTurningPoint(course!)).toEqual({ car: "K", card: null, seat: null });
  });

  it("ends with the order that counts, and knows after which card bets were made", () => {
    const [course] = readCourses(
      events(dealt("KBGYOR"), played(0), moved("KBGYOR"), { event: "betting", bet: 1 }, played(1), moved("KBGYOR"), {
        event: "finish",
        order: ["B", "K"],
      }),
    );
    expect(course?.bets).toEqual([{ bet: 1, after: 1 }]);
    expect(course?.orders.at(-1)).toEqual([..."BKGYOR"]);
  });

  it("begins anew with each race of a tour; a race without a card has none", () => {
    const courses = readCourses(
      events(dealt("KBGYOR"), played(0), moved("BKGYOR"), dealt("RBGYOK"), played(1), moved("RBGYOK"), dealt("KBGYOR")),
    );
    expect(courses.map((course) => course.seats)).toEqual([[0], [1]]);
  });

  it("leaves those that are not home as they stood, not by their letters", () => {
    const [course] = readCourses(
      events(dealt("KBGYOR"), played(0), moved("KYROGB"), { event: "finish", order: ["K"] }),
    );
    expect(finalCarOrder({ placed: ["K"], stalled: ["B", "G", "Y", "O", "R"] }, course)).toEqual([..."KYROGB"]);
  });
});
