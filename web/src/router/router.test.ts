import { describe, expect, it } from "vitest";
import { readReturnToken, readRoute } from "./router";

describe("addresses", () => {
  it.each([
    ["/", "home"],
    ["/new", "new"],
    ["/new/", "new"],
    ["/rules", "rules"],
    ["/intro", "intro"],
    ["/settings", "settings"],
    ["/t/", "unknown"],
    ["/t/ab/cd", "unknown"],
    ["/t/<script>", "unknown"],
    ["/nothing", "unknown"],
  ])("%s is %s", (path, page) => {
    expect(readRoute(path).page).toBe(page);
  });
  it("name a table and a move of its replay", () => {
    expect(readRoute("/t/Ab-3_x")).toEqual({ page: "table", id: "Ab-3_x" });
    expect(readRoute("/t/Ab/replay", "#42")).toEqual({ page: "replay", id: "Ab", move: 42, analysed: false });
    expect(readRoute("/t/Ab/replay", "#x")).toEqual({ page: "replay", id: "Ab", move: null, analysed: false });
  });
  it("name an analysis, a choice to try again, and the puzzles", () => {
    expect(readRoute("/t/Ab/analysis", "#7")).toEqual({ page: "replay", id: "Ab", move: 7, analysed: true });
    expect(readRoute("/t/Ab/try", "#7")).toEqual({ page: "try", id: "Ab", move: 7 });
    expect(readRoute("/puzzles").page).toBe("puzzles");
    expect(readRoute("/puzzles/990012n40")).toEqual({ page: "puzzle", id: "990012n40" });
    expect(readRoute("/puzzles/a/b").page).toBe("unknown");
  });
});

describe("a return link", () => {
  it("carries its token in the fragment", () => {
    expect(readReturnToken("#return=abc_D-1.x")).toBe("abc_D-1.x");
    expect(readReturnToken("#return=")).toBeNull();
    expect(readReturnToken("#42")).toBeNull();
  });
});
