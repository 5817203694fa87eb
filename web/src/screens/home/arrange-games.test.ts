import { describe, expect, it } from "vitest";
import type { MyGame } from "../../protocol";
import { arrange, join } from "./arrange-games";

function game(id: string, changed: number, more: Partial<MyGame> & { track?: string; status?: string } = {}): MyGame {
  const { track = "river-station", status = "over", ...rest } = more;
  return {
    info: { id, status, options: { track } },
    seat: 0,
    my_turn: false,
    won: null,
    rank: null,
    money: null,
    changed,
    ...rest,
  } as unknown as MyGame;
}
const GAMES = [
  game("a", 5, { money: 4, won: false }),
  game("b", 4, { money: -3, won: false, track: "marina-bay" }),
  game("c", 3, { status: "running", my_turn: true }),
  game("d", 2, { money: 12, won: true, track: "marina-bay" }),
  game("e", 1, { status: "waiting" }),
];
const ids = (games: MyGame[]): string => games.map((one) => one.info.id).join("");

describe("my games", () => {
  it("begin with those that wait for me, then the latest", () => {
    expect(ids(arrange(GAMES, "all", "latest"))).toBe("cabde");
  });
  it("go by money, those without any at the end", () => {
    expect(ids(arrange(GAMES, "all", "money"))).toBe("dabce");
  });
  it("go by track, the latest first on each", () => {
    expect(ids(arrange(GAMES, "all", "track"))).toBe("bdace");
  });
  it("are filtered", () => {
    expect(ids(arrange(GAMES, "open", "latest"))).toBe("ce");
    expect(ids(arrange(GAMES, "over", "latest"))).toBe("abd");
    expect(ids(arrange(GAMES, "won", "latest"))).toBe("d");
  });
  it("stay each once when the first page is asked for again", () => {
    expect(ids(join([game("b", 9), game("a", 5)], [game("b", 4), game("e", 1)]))).toBe("bae");
  });
});
