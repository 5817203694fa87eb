import { describe, expect, it } from "vitest";
import { addressOf, within } from "./base";

describe("addresses under a base", () => {
  it("begin with it", () => {
    expect(addressOf("/t/ab", "/downforce/")).toBe("/downforce/t/ab");
    expect(addressOf("/", "/downforce/")).toBe("/downforce/");
    expect(addressOf("/new", "/")).toBe("/new");
  });
  it.each([
    ["/downforce/t/ab", "/t/ab"],
    ["/downforce/", "/"],
    ["/downforce", "/"],
    ["/downforces/", null],
    ["/", null],
  ])("%s means %s", (path, meant) => {
    expect(within(path, "/downforce/")).toBe(meant);
  });
  it("are themselves where there is none", () => {
    expect(within("/t/ab", "/")).toBe("/t/ab");
    expect(within("/", "/")).toBe("/");
  });
});
