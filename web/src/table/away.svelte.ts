/* What happened while nobody looked: counted, told for a while, and kept so that it can be shown. */
import type { Shown } from "./like";
import type { Piece } from "./piece";

const MOST = 40; // pieces; who was away longer sees how things stand now
const NOTICE = 6000; // milliseconds the reader is told of it

export class Away {
  /** Moves the reader is told of. */
  missed = $state(0);
  private moves = 0;
  private before: Piece | null = null;
  private pieces: Piece[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  add(shown: Shown, piece: Piece): void {
    this.before ??= { ...shown, offer: null };
    this.pieces.push(piece);
    this.moves += piece.events.filter((event) => event.event === "moved" || event.event === "sold").length;
  }

  /** The reader is back. */
  tell(): void {
    clearTimeout(this.timer);
    this.missed = this.moves;
    this.moves = 0;
    if (this.missed > 0) this.timer = setTimeout(() => this.forget(), NOTICE);
  }

  take(): { before: Piece | null; pieces: Piece[] } {
    const taken = this.pieces.length > MOST ? { before: null, pieces: [] } : { before: this.before, pieces: this.pieces };
    this.forget();
    return taken;
  }

  forget(): void {
    clearTimeout(this.timer);
    this.missed = 0;
    this.moves = 0;
    this.before = null;
    this.pieces = [];
  }
}
