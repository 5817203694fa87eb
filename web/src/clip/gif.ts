/* Encodes shots as a GIF with gifenc, which is small and fast, needs no worker and lets us choose the colours. All shots share
   one palette, and each later shot stores only the pixels that changed; the rest is transparent, which keeps the file small. */
import { GIFEncoder, nearestColorIndex, quantize, type Palette } from "gifenc";
import type { Painter } from "./painter";
import type { Shot } from "./shots";

const COLOURS = 255;
const UNCHANGED = 255; // index of the transparent colour, which shows the previous shot
const BREATH = 24; // milliseconds of work before the page gets a chance to redraw

const pause = (): Promise<void> => new Promise((go) => setTimeout(go));

/** The palette, and a lookup of the palette index for every colour seen so far, by its 5, 6 and 5 highest bits. */
class Colours {
  private readonly known = new Int16Array(1 << 16).fill(-1);

  constructor(readonly palette: Palette) {}

  static of(pixels: Uint8ClampedArray): Colours {
    return new Colours(quantize(pixels, COLOURS, { format: "rgb565" }));
  }

  index(red: number, green: number, blue: number): number {
    const key = ((red & 0xf8) << 8) | ((green & 0xfc) << 3) | (blue >> 3);
    let found = this.known[key]!;
    if (found < 0) found = this.known[key] = nearestColorIndex(this.palette, [red, green, blue]);
    return found;
  }
}

/** The palette indices of a shot, and which of its pixels are new; `before` is the previous shot. */
export function indexed(
  pixels: Uint8ClampedArray,
  before: Uint8ClampedArray | null,
  index: Colours["index"],
): Uint8Array {
  const made = new Uint8Array(pixels.length / 4);
  const now = new Uint32Array(pixels.buffer, pixels.byteOffset, made.length);
  const then = before && new Uint32Array(before.buffer, before.byteOffset, made.length);
  for (let i = 0, at = 0; i < made.length; i++, at += 4) {
    made[i] = then && now[i] === then[i] ? UNCHANGED : index(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
  }
  return made;
}

/** Encodes the shots. Calls `progress` with values from 0 to 1; stops when `stop` is aborted. */
export async function makeGif(
  painter: Painter,
  shots: readonly Shot[],
  progress: (share: number) => void,
  stop: AbortSignal,
): Promise<Blob> {
  const { width, height, context } = painter;
  const read = (shot: Shot): Uint8ClampedArray => {
    painter.paint(shot);
    return context.getImageData(0, 0, width, height).data;
  };
  const colours = Colours.of(read(shots[Math.floor(shots.length / 2)]!));
  const gif = GIFEncoder();
  let before: Uint8ClampedArray | null = null;
  let due = 0; // time left over from rounding to hundredths of a second
  let since = performance.now();
  for (const [i, shot] of shots.entries()) {
    stop.throwIfAborted();
    const pixels = read(shot);
    const delay = Math.max(20, Math.round((shot.delay + due) / 10) * 10);
    due += shot.delay - delay;
    const index = indexed(pixels, before, (r, g, b) => colours.index(r, g, b));
    const palette = i
      ? {}
      : { palette: [...colours.palette, ...Array.from({ length: 256 - colours.palette.length }, () => [0, 0, 0])] };
    gif.writeFrame(index, width, height, {
      ...palette,
      delay,
      repeat: 0,
      dispose: 1,
      transparent: i > 0,
      transparentIndex: UNCHANGED,
    });
    before = pixels;
    if (performance.now() - since > BREATH) {
      progress((i + 1) / shots.length);
      await pause();
      since = performance.now();
    }
  }
  gif.finish();
  return new Blob([gif.bytes()], { type: "image/gif" });
}
