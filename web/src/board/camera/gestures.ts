/* Drag with a finger or the mouse, pinch with two fingers, zoom with the wheel. A drag never counts as a click. */
import type { Camera } from "./camera.svelte";
import type { Point } from "../geometry/geometry";

const SLOP = 6; // pixels that a finger may move during a tap
const WHEEL = 0.0016;

export function gestures(board: HTMLElement, camera: Camera): { destroy(): void } {
  const fingers = new Map<number, Point>();
  let travelled = 0;

  const within = (event: { clientX: number; clientY: number }): Point => {
    const box = board.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const spread = (): { far: number; middle: Point } => {
    const [a, b] = [...fingers.values()] as [Point, Point];
    return { far: Math.hypot(a.x - b.x, a.y - b.y), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest("button")) return;
    if (fingers.size === 0) travelled = 0;
    if (fingers.size < 2) fingers.set(event.pointerId, within(event));
  };
  const move = (event: PointerEvent): void => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = within(event);
    const before = fingers.size === 2 ? spread() : null;
    fingers.set(event.pointerId, to);
    travelled += Math.hypot(to.x - from.x, to.y - from.y);
    if (before) {
      const after = spread();
      camera.pinch(after.far / Math.max(1, before.far), after.middle);
      camera.drag(after.middle.x - before.middle.x, after.middle.y - before.middle.y);
    } else if (travelled > SLOP) {
      if (!board.hasPointerCapture(event.pointerId)) board.setPointerCapture(event.pointerId);
      camera.drag(to.x - from.x, to.y - from.y);
    }
  };
  const up = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  const click = (event: MouseEvent): void => {
    if (travelled > SLOP && !(event.target as Element).closest("button")) event.stopPropagation();
  };
  const wheel = (event: WheelEvent): void => {
    if (event.shiftKey || (camera.isWhole && event.deltaY > 0)) return; // let the page scroll
    event.preventDefault();
    camera.pinch(Math.exp(-event.deltaY * (event.deltaMode ? 30 : 1) * WHEEL), within(event));
  };

  const listeners: [string, EventListener, AddEventListenerOptions?][] = [
    ["pointerdown", down as EventListener],
    ["pointermove", move as EventListener],
    ["pointerup", up as EventListener],
    ["pointercancel", up as EventListener],
    ["click", click as EventListener, { capture: true }],
    ["wheel", wheel as EventListener, { passive: false }],
  ];
  for (const [name, handler, options] of listeners) board.addEventListener(name, handler, options);
  return {
    destroy: () => {
      for (const [name, handler, options] of listeners) board.removeEventListener(name, handler, options);
    },
  };
}
