/** What places and bets pay, as the server's set-up tells it. */

import { api } from "../lib/api";

class Payouts {
  prizes = $state.raw<number[]>([]);
  bets = $state.raw<number[][]>([]);

  constructor() {
    api.setup().then(
      ({ prizes, bets }) => {
        this.prizes = prizes;
        this.bets = bets;
      },
      () => undefined, // the sheet then has its sums, without the printed table
    );
  }
}

export const payouts = new Payouts();
