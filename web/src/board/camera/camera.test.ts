import { describe, expect, it } from "vitest";
import { fit, visibleBox, hold, middleOfMost, NEAREST, pan, cssTransform, zoomAt } from "./viewport";
import { Camera } from "./camera.svelte";
import { ROUND } from "../../testing/round-track";

const view = { width: 400, height: 200 };
const picture = { width: 1000, height: 800 };

describe("viewport", () => {
  it("sees a box whole, within its limits", () => {
    const box = { left: 100, top: 100, right: 300, bottom: 200 };
    expect(fit(box, view)).toEqual({ x: 200, y: 150, k: 2 });
    expect(fit(box, view, 0.8).k).toBe(0.8);
    expect(fit({ left: 0, top: 0, right: 4000, bottom: 100 }, view, 1, 0.4).k).toBe(0.4);
  });

  it("never shows what lies beyond the picture, nor less than the whole", () => {
    const whole = { x: 500, y: 400, k: 0.25 };
    expect(hold({ x: 0, y: 0, k: 1 }, view, picture, whole)).toEqual({ x: 200, y: 100, k: 1 });
    expect(hold({ x: 900, y: 790, k: 1 }, view, picture, whole)).toEqual({ x: 800, y: 700, k: 1 });
    expect(hold({ x: 0, y: 0, k: 0.1 }, view, picture, whole)).toEqual({ x: 500, y: 400, k: 0.25 });
    expect(hold({ x: 0, y: 0, k: 99 }, view, picture, whole).k).toBe(NEAREST);
  });

  it("zooms around the point under the finger", () => {
    const before = { x: 500, y: 400, k: 1 };
    const after = zoomAt(before, view, { x: 300, y: 50 }, 2);
    const under = (viewport: typeof before): [number, number] => [
      viewport.x + (300 - 200) / viewport.k,
      viewport.y + (50 - 100) / viewport.k,
    ];
    expect(under(after)).toEqual(under(before));
  });

  it("drags with the finger", () => {
    expect(pan({ x: 500, y: 400, k: 2 }, 20, -10)).toEqual({ x: 490, y: 405, k: 2 });
  });

  it("frames what it shows", () => {
    expect(visibleBox({ x: 500, y: 400, k: 2 }, view)).toEqual({ left: 400, top: 350, right: 600, bottom: 450 });
    expect(cssTransform({ x: 500, y: 400, k: 2 }, view)).toBe("translate(-800.00px, -700.00px) scale(2.0000)");
  });
});

it("finds where most of a race is seen at once", () => {
  const pack = [
    { x: 100, y: 100 },
    { x: 140, y: 120 },
    { x: 900, y: 700 },
  ];
  expect(middleOfMost(pack, view, 1)).toEqual({ x: 120, y: 110 });
});

describe("camera", () => {
  function camera(small: boolean): Camera {
    const found = new Camera();
    found.use(ROUND);
    found.resize(view, small);
    return found;
  }
  const near = [
    { x: 300, y: 300 },
    { x: 340, y: 320 },
  ];

  it("shows the whole track on a desk that does not follow, whatever is decided", () => {
    const desk = camera(false);
    desk.setFollowing(false);
    desk.lookAt(near, true);
    desk.watch([near]);
    expect(desk.isWhole).toBe(true);
  });

  it("gives up such a desk's zoom for a question that is out of sight", () => {
    const desk = camera(false);
    desk.setFollowing(false);
    desk.pinch(6, { x: 400, y: 200 });
    expect(desk.isWhole).toBe(false);
    const { left, right, top, bottom } = desk.frame;
    desk.lookAt([{ x: (left + right) / 2, y: (top + bottom) / 2 }], true);
    expect(desk.isWhole).toBe(false);
    desk.lookAt(near, true);
    expect(desk.isWhole).toBe(true);
  });

  describe("on a desk that follows", () => {
    const far = [
      { x: 500, y: 700 },
      { x: 520, y: 690 },
    ];
    const scale = (desk: Camera): number => desk.viewport.k / WHOLE;
    const WHOLE = camera(false).viewport.k;

    it("comes as close as twice to the cars that move, and goes out when the card is done", () => {
      const desk = camera(false);
      desk.watch([near]);
      expect(scale(desk)).toBeCloseTo(2);
      expect(desk.travels).toBe(true);
      desk.rest();
      expect(desk.isWhole).toBe(true);
    });

    it("waits near a card that is not done yet, unless its car is elsewhere", () => {
      const desk = camera(false);
      desk.watch([near]);
      desk.rest(near);
      expect(desk.isWhole).toBe(false);
      desk.rest([{ x: 900, y: 700 }]);
      expect(desk.isWhole).toBe(true);
    });

    it("shows the walks of several cars at once if they are near each other, and stays there", () => {
      const desk = camera(false);
      const next = [{ x: 380, y: 330 }];
      desk.watch([near, next, far]);
      expect(scale(desk)).toBeGreaterThanOrEqual(1.6);
      const before = desk.viewport;
      desk.watch([next, far]);
      expect(desk.viewport).toEqual(before);
      desk.watch([far]);
      expect(desk.viewport).not.toEqual(before);
    });

    it("goes far enough out for a walk, however long it is", () => {
      const desk = camera(false);
      desk.watch([
        [
          { x: 500, y: 120 },
          { x: 500, y: 680 },
        ],
      ]);
      expect(desk.isWhole).toBe(true);
    });

    it.each([false, true])("cuts no car in two, on a small screen (%s) neither", (small) => {
      const around = Array.from({ length: 24 }, (_, i) => ({
        x: 500 + 250 * Math.cos((i * Math.PI) / 12),
        y: 400 + 250 * Math.sin((i * Math.PI) / 12),
      }));
      for (const car of around)
        for (const standing of around.filter((other) => other !== car)) {
          const found = camera(small);
          found.watch([[car]], [standing]);
          const { left, right, top, bottom } = found.frame;
          for (const { x, y } of [car, standing]) {
            const beyond = Math.max(left - x, x - right, top - y, y - bottom);
            expect(Math.abs(beyond)).toBeGreaterThanOrEqual(33.9);
          }
        }
    });

    it("keeps cars clear of the minimap and of the buttons", () => {
      const desk = new Camera();
      desk.use(ROUND);
      desk.resize({ width: 800, height: 500 }, false, { tools: 50, mini: { width: 90, height: 100 } });
      for (const at of ROUND.spaces) {
        desk.rest();
        desk.watch([[at]]);
        const { x, y, k } = desk.viewport;
        const [left, top] = [375 + (at.x - x) * k, 250 + (at.y - y) * k];
        expect(left + 34 * k).toBeLessThan(750);
        expect(left + 34 * k < 660 || top - 34 * k > 100).toBe(true);
      }
    });

    it("leaves a view that the player chose alone until the next question, or until it is zoomed out again", () => {
      const desk = camera(false);
      desk.zoom(true, near);
      const put = desk.viewport;
      desk.watch([far]);
      desk.rest();
      expect(desk.viewport).toEqual(put);
      desk.lookAt(far, true);
      expect(desk.viewport).not.toEqual(put);
      desk.pinch(0.1, { x: 200, y: 100 });
      desk.watch([near]);
      expect(scale(desk)).toBeCloseTo(2);
    });
  });

  it("looks at a decision on a small screen, nearer than at the race", () => {
    const phone = camera(true);
    phone.lookAt(near, false);
    expect(phone.viewport.k).toBe(0.6);
    phone.lookAt(near, true);
    expect(phone.viewport.k).toBe(0.8);
  });

  it("stays where the player put it until the next decision", () => {
    const phone = camera(true);
    phone.lookAt(near, true);
    phone.drag(-50, 0);
    const put = phone.viewport;
    phone.lookAt([{ x: 600, y: 600 }], false);
    expect(phone.viewport).toEqual(put);
    phone.lookAt([{ x: 600, y: 600 }], true);
    expect(phone.viewport.x).toBe(600);
  });

  it("toggles between the whole track and the race", () => {
    const phone = camera(true);
    phone.lookAt(near, false);
    phone.toggle(near);
    expect(phone.isWhole).toBe(true);
    phone.toggle(near);
    expect(phone.viewport.k).toBe(0.6);
  });

  it("keeps everything that can be chosen in sight on a small screen, however far apart", () => {
    const phone = camera(true);
    const apart = [
      { x: 250, y: 250 },
      { x: 745, y: 560 },
    ];
    phone.lookAt(apart, true);
    const { left, right, top, bottom } = phone.frame;
    expect(apart.every(({ x, y }) => x > left && x < right && y > top && y < bottom)).toBe(true);
  });

  it("zooms in on the pack, not on the middle of the picture", () => {
    const desk = camera(false);
    const pack = [
      { x: 300, y: 560 },
      { x: 340, y: 570 },
      { x: 700, y: 250 },
    ];
    desk.zoom(true, pack);
    desk.zoom(true, pack);
    desk.zoom(true, pack);
    expect(desk.viewport.x).toBeLessThan(400);
    const before = desk.viewport;
    desk.zoom(false, pack);
    expect(desk.viewport.k).toBeLessThan(before.k);
  });

  it("begins anew when a phone becomes a desk", () => {
    const phone = camera(true);
    phone.lookAt(near, true);
    phone.resize(view, false);
    expect(phone.isWhole).toBe(true);
  });

  it("still sees what it looked at when a phone is turned, unless it was moved by hand", () => {
    const phone = camera(true);
    const apart = [
      { x: 200, y: 300 },
      { x: 600, y: 300 },
    ];
    phone.lookAt(apart, true);
    phone.resize({ width: 200, height: 400 }, true);
    expect(phone.frame.left).toBeLessThan(200);
    expect(phone.frame.right).toBeGreaterThan(600);
    phone.pinch(3, { x: 100, y: 200 });
    const { k } = phone.viewport;
    phone.resize(view, true);
    expect(phone.viewport.k).toBe(k);
  });

  it("goes along with a car that leaves the picture only", () => {
    const phone = camera(true);
    phone.lookAt(near, true);
    const before = phone.viewport;
    phone.follow(near);
    expect(phone.viewport).toEqual(before);
    phone.follow([{ x: 800, y: 600 }]);
    expect(phone.viewport.x).toBeGreaterThan(600);
  });
});
