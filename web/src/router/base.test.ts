import { describe, expect, it } from "vitest";
import { withBase, withoutBase } from "./base";

describe("addresses under a base", () => {
  it("begin with it", () => {
    expect(withBase("/t/ab", "/downforce/")).toBe("/downforce/t/ab");
    expect(withBase("/", "/downforce/")).toBe("/downforce/");
    expect(withBase("/new", "/")).toBe("/new");
  });
  it.each([
    ["/downforce/t/ab", "/t/ab"],
    ["/downforce/", "/"],
    ["/downforce", "/"],
    ["/downforces/", null],
    ["/", null],
  ])("%s means %s", (path, meant) => {
    expect(withoutBase(path, "/downforce/")).toBe(meant);
  });
  it("are themselves where there is none", () => {
    expect(withoutBase("/t/ab", "/")).toBe("/t/ab");
    expect(withoutBase("/", "/")).toBe("/");
  });
});
