// Types for the part of gifenc that we use; it ships none of its own.
declare module "gifenc" {
  export type Palette = number[][];
  export function quantize(rgba: Uint8ClampedArray, colours: number, options?: { format?: "rgb565" }): Palette;
  export function nearestColorIndex(palette: Palette, pixel: number[]): number;
  export function GIFEncoder(): {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: {
        palette?: Palette;
        delay: number;
        repeat?: number;
        transparent?: boolean;
        transparentIndex?: number;
        dispose?: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
}
