/** The graph of the winning chances: its lines, and the marks of the phases. */
import type { ReplayFrame } from "../../protocol";

export interface PhaseMark {
  at: number; // number of the frame
  kind: "race" | "bets" | "over";
}

/** Where the race begins, where bets are made, and where the game ends. */
export function phaseMarks(frames: readonly ReplayFrame[]): PhaseMark[] {
  return frames.flatMap((frame, at): PhaseMark[] => {
    const { phase } = frame.view;
    if (!at || phase === frames[at - 1]?.view.phase) return [];
    if (phase === "bets" || phase === "over") return [{ at, kind: phase }];
    return phase === "race" && frames[at - 1]?.view.phase !== "bets" ? [{ at, kind: "race" }] : [];
  });
}

/** The SVG path of one seat's winning chances, from left to right, in a box of the given size. */
export function chancePath(
  chances: readonly (readonly number[])[],
  seat: number,
  last: number,
  width: number,
  height: number,
): string {
  return chances
    .map(
      (now, at) =>
        `${at ? "L" : "M"}${((at * width) / Math.max(1, last)).toFixed(1)} ${((1 - (now[seat] ?? 0)) * height).toFixed(1)}`,
    )
    .join("");
}

/** The frame at a horizontal position of the graph. */
export function frameAt(x: number, left: number, width: number, last: number): number {
  return Math.min(last, Math.max(0, Math.round(((x - left) / Math.max(1, width)) * last)));
}
