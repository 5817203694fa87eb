/* What happened while nobody looked: kept so that it can be counted, and shown when asked for. */
import type { Shown } from "./like";
import type { Piece } from "./playback.svelte";

const MOST = 40; // pieces; who was away longer sees how things stand now

export class Away {
  moves = 0;
  private before: Piece | null = null;
  private pieces: Piece[] = [];

  add(shown: Shown, piece: Piece): void {
    this.before ??= { ...shown, offer: null };
    this.pieces.push(piece);
    this.moves += piece.events.filter((event) => event.event === "moved" || event.event === "sold").length;
  }

  take(): { before: Piece | null; pieces: Piece[] } {
    const taken = this.pieces.length > MOST ? { before: null, pieces: [] } : { before: this.before, pieces: this.pieces };
    this.forget();
    return taken;
  }

  forget(): void {
    this.moves = 0;
    this.before = null;
    this.pieces = [];
  }
}
