import { describe, expect, it } from "vitest";
import { trackBounds } from "../../board/geometry/bounds";
import type { TrackShape } from "../../protocol";
import { findStage, PLATE } from "./find-stage";

/** A road around a rectangle, with finishing places in its middle. */
function ring(width: number, height: number): TrackShape {
  const spaces = [];
  for (let x = 50; x <= width - 50; x += 50) spaces.push({ x, y: 50 }, { x, y: height - 50 });
  for (let y = 100; y < height - 50; y += 50) spaces.push({ x: 50, y }, { x: width - 50, y });
  const places = [0, 1, 2, 3, 4, 5].map((i): [number, number] => [width / 2 - 150 + 60 * i, 160]);
  return { width, height, spaces, places, svg: "" } as unknown as TrackShape;
}

describe("the place of the auction on the board", () => {
  it("is inside the picture, and on no space of the road", () => {
    const track = ring(1400, 900);
    const stage = findStage(track)!;
    const [halfWidth, halfHeight] = [(PLATE.width * stage.scale) / 2, (PLATE.height * stage.scale) / 2];
    const bounds = trackBounds(track);
    expect(stage.x - halfWidth).toBeGreaterThanOrEqual(bounds.left);
    expect(stage.y + halfHeight).toBeLessThanOrEqual(bounds.bottom);
    for (const { x, y } of track.spaces)
      expect(Math.abs(x - stage.x) > halfWidth || Math.abs(y - stage.y) > halfHeight).toBe(true);
  });

  it("leaves the prizes in sight", () => {
    const stage = findStage(ring(1400, 900))!;
    expect(stage.y - (PLATE.height * stage.scale) / 2).toBeGreaterThan(190);
  });

  it("is smaller where there is less room, and nowhere if there is none", () => {
    expect(findStage(ring(1400, 900))!.scale).toBe(1.3);
    expect(findStage(ring(660, 560))!.scale).toBeLessThan(1.3);
    expect(findStage(ring(420, 300))).toBeNull();
  });
});
