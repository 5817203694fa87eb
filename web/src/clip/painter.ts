/* Draws shots on a canvas: the picture of the track, the cars as in the page's sprite, and a caption. */
import { parkedScale } from "../board/geometry/bounds";
import { Places, type Pose } from "../board/geometry/geometry";
import { CARS } from "../game/cards";
import { labelPicture } from "../game/describe";
import type { CarLetter, TrackShape } from "../protocol";
import { BOX, E, LETTERS, PLACED } from "../parts/wordmark-paths";
import type { Shot } from "./shots";

const IN_PLACE = 0.86; // the same scale as on the board
const [LONG, WIDE] = [0.72, 1.04]; // scale of a car's body on the board (board/cars/Token.svelte)
const SHELL = { x: -40, y: -24, width: 80, height: 48 }; // including rim and shadow
const BAR = 0.075; // height of the caption below the track, as a share of the width
const SHARP = 2; // cars are rendered this many times larger than they are drawn
const [PAPER, INK, LIT] = ["#14161b", "#ffffff", "#ffd43b"];

/** Renders a drawing to pixels once, instead of again for every shot. */
async function pixelsOf(svg: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const made = Object.assign(document.createElement("canvas"), { width, height });
  made.getContext("2d", { willReadFrequently: true })?.drawImage(image, 0, 0, width, height);
  return made;
}

const symbol = (id: string): string => document.getElementById(id)?.innerHTML ?? "";

/** The colours of a car on this page. */
export function carColours(car: CarLetter): { body: string; ink: string } {
  const probe = document.createElement("i");
  probe.dataset["car"] = car;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const read = (name: string): string => {
    probe.style.color = `var(${name})`;
    return style.color; // a plain colour, even if the page defines one for light and one for dark
  };
  const found = { body: read("--c"), ink: read("--c-ink") };
  probe.remove();
  return found;
}

interface Car {
  plain: HTMLCanvasElement;
  lit: HTMLCanvasElement;
  mark: HTMLCanvasElement;
  ink: string;
}

async function drawCar(letter: CarLetter): Promise<Car> {
  const { body, ink } = carColours(letter);
  const { x, y, width, height } = SHELL;
  const shell = (rim: string): Promise<HTMLCanvasElement> =>
    pixelsOf(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SHARP}" height="${height * SHARP}" viewBox="${x} ${y} ${width} ${height}"><style>
.car-shadow{fill:#0000004d}.car-key{fill:${rim};stroke:${rim};stroke-width:4.5;stroke-linejoin:round}.tyre,.car-wing{fill:#14161a}
.car-body{fill:${body}}.car-glass{fill:${ink};fill-opacity:.38}.car-line{fill:none;stroke:${ink};stroke-opacity:.45;stroke-width:1.6}
</style><g fill="${body}">${symbol("car-shell")}</g></svg>`,
      width * SHARP,
      height * SHARP,
    );
  const mark = pixelsOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 16 16" fill="${ink}">${symbol(`m-${letter}`)}</svg>`,
    48,
    48,
  );
  const [plain, lit, sign] = await Promise.all([shell("#fff"), shell(LIT), mark]);
  return { plain, lit, mark: sign, ink };
}

/** The wordmark, to be drawn on the caption. */
function drawWordmark(): Promise<HTMLCanvasElement> {
  const strokes = LETTERS.map(({ d, join }) => `<path d="${d}" stroke-linejoin="${join}"/>`).join("");
  return pixelsOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${BOX.width}" height="${BOX.height}" viewBox="0 0 ${BOX.width} ${BOX.height}"><g transform="${PLACED}" fill="none" stroke="${INK}" stroke-width="9">${strokes}</g><path transform="${PLACED}" fill="#b9a5ff" d="${E}"/></svg>`,
    BOX.width,
    BOX.height,
  );
}

export class Painter {
  readonly width: number;
  readonly height: number;
  readonly canvas = document.createElement("canvas");
  readonly context: CanvasRenderingContext2D;
  private readonly scale: number;
  private readonly board: number; // height of the track

  private constructor(
    private readonly track: TrackShape,
    width: number,
    private readonly ground: HTMLCanvasElement,
    private readonly cars: ReadonlyMap<CarLetter, Car>,
    private readonly sign: HTMLCanvasElement,
  ) {
    this.width = width;
    this.scale = width / track.width;
    this.board = Math.round(track.height * this.scale);
    this.height = this.board + Math.round(width * BAR);
    Object.assign(this.canvas, { width: this.width, height: this.height });
    const context = this.canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("canvas");
    this.context = context;
  }

  static async make(track: TrackShape, width: number): Promise<Painter> {
    const root = new DOMParser().parseFromString(labelPicture(track), "image/svg+xml").documentElement;
    const height = Math.round((track.height * width) / track.width);
    root.setAttribute("width", `${width}`);
    root.setAttribute("height", `${height}`);
    const [ground, cars, sign] = await Promise.all([
      pixelsOf(new XMLSerializer().serializeToString(root), width, height),
      Promise.all(CARS.map(async (car) => [car, await drawCar(car)] as const)),
      drawWordmark(),
      document.fonts?.load(fontOf(20)), // it may not have been used on this page yet
    ]);
    return new Painter(track, width, ground, new Map(cars), sign);
  }

  paint(shot: Shot): void {
    const { context } = this;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(this.ground, 0, 0);
    for (const car of CARS) if (car !== shot.moving) this.paintCar(car, shot);
    if (shot.moving) this.paintCar(shot.moving, shot);
    this.bar(shot.words);
  }

  private paintCar(letter: CarLetter, shot: Shot): void {
    const pose: Pose | undefined = shot.poses[letter];
    const car = this.cars.get(letter);
    if (!pose || !car) return;
    const { context } = this;
    const scale = shot.parked.has(letter) && shot.moving !== letter ? IN_PLACE * parkedScale(this.track) : 1;
    const [length, width] = [pose.length ?? 1, pose.width ?? 1];
    const sign = Math.min(length, width);
    const turned = (pose.heading * Math.PI) / 180;
    context.setTransform(this.scale, 0, 0, this.scale, 0, 0);
    context.translate(pose.x, pose.y);
    context.rotate(turned);
    context.scale(scale, scale);
    context.save();
    context.scale(LONG * length, WIDE * width);
    context.drawImage(shot.moving === letter ? car.lit : car.plain, SHELL.x, SHELL.y, SHELL.width, SHELL.height);
    context.restore();
    const upright = (along: number, draw: () => void): void => {
      context.save();
      context.translate(along * length, 0);
      context.rotate(-turned);
      context.scale(sign, sign);
      draw();
      context.restore();
    };
    upright(-7.5, () => this.write(letter, 0, 9.2, 26, car.ink, "center"));
    upright(12.5, () => context.drawImage(car.mark, -6.5, -6.5, 13, 13));
  }

  /** Draws the caption and the name of the game. */
  private bar(words: string): void {
    const { context, width, height, board } = this;
    const size = (height - board) * 0.46;
    const base = board + (height - board) / 2 + size * 0.36;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = PAPER;
    context.fillRect(0, board, width, height - board);
    const own = (size * this.sign.width) / this.sign.height;
    context.drawImage(this.sign, width - size * 0.6 - own, board + (height - board - size) / 2, own, size);
    this.write(this.fit(words, width - own - size * 2, size), size * 0.6, base, size, INK, "left");
  }

  /** As much of a text as fits. */
  fit(words: string, room: number, size: number): string {
    this.context.font = fontOf(size);
    if (this.context.measureText(words).width <= room) return words;
    let end = words.length;
    while (end > 0 && this.context.measureText(`${words.slice(0, end)}…`).width > room) end--;
    return `${words.slice(0, end).trimEnd()}…`;
  }

  write(words: string, x: number, y: number, size: number, colour: string, align: CanvasTextAlign): void {
    this.context.font = fontOf(size);
    this.context.textAlign = align;
    this.context.fillStyle = colour;
    this.context.fillText(words, x, y);
  }
}

/** The display face of the page, so that a picture looks the same on every machine. */
const fontOf = (size: number): string =>
  `700 ${size.toFixed(1)}px ${getComputedStyle(document.documentElement).getPropertyValue("--font-display").trim() || "sans-serif"}`;

export async function painterFor(track: TrackShape, width: number): Promise<{ painter: Painter; places: Places }> {
  return { painter: await Painter.make(track, width), places: new Places(track) };
}
