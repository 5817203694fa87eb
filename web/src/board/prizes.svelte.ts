/* The prizes by place, asked for once. Without them the places stay bare. */
import { setup } from "../lib/setup";

class Prizes {
  byPlace = $state.raw<readonly number[]>([]);

  ask(): void {
    if (this.byPlace.length === 0) setup().then((found) => (this.byPlace = found.prizes), () => {});
  }
}

export const prizes = new Prizes();
