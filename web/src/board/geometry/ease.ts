/* CSS easing functions for animations that CSS cannot do: cars moving along a curve. */

export type Ease = (t: number) => number;

export function cubicBezier(x1: number, y1: number, x2: number, y2: number): Ease {
  const at = (a: number, b: number, t: number): number => 3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3;
  return (x) => {
    if (x <= 0) return 0;
    if (x >= 1) return 1;
    let low = 0;
    let high = 1;
    for (let i = 0; i < 24; i++) {
      const middle = (low + high) / 2;
      if (at(x1, x2, middle) < x) low = middle;
      else high = middle;
    }
    return at(y1, y2, (low + high) / 2);
  };
}

export const brake = cubicBezier(0.3, 0, 0.1, 1);
export const easeOut = cubicBezier(0.2, 0.8, 0.2, 1);
