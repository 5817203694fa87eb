/** The reader's own games, on the server and on this device, loaded again while the page is visible. */
import { api, orToast } from "../../api/api";
import { orNull } from "../../api/setup";
import { environment, isDeviceTable } from "../../api/transport";
import { closeToast, toast } from "../../notices/toasts.svelte";
import type { MyGame } from "../../protocol";
import { t } from "../../text/text";
import { join } from "./arrange-games";

const PAGE = 50; // number of games the server sends at a time

export class OwnGames {
  private games = $state.raw<MyGame[] | null>(null);
  private here = $state.raw<MyGame[]>([]); // with a server: the games on this device, which no server lists
  /** Whether there are older games. */
  more = $state(false);

  readonly loaded = $derived.by(() => this.games !== null);
  readonly all = $derived.by(() => [...this.here, ...(this.games ?? [])]);

  readonly load = async (): Promise<void> => {
    await orNull(api.gamesHere(), (found) => (this.here = found ?? this.here));
    await orNull(api.games(), (found) => {
      if (found && (this.games === null || found.length < PAGE)) this.more = found.length === PAGE;
      this.games = found ? (found.length < PAGE ? found : join(found, this.games ?? [])) : (this.games ?? []);
    });
  };

  readonly loadOlder = (): Promise<void> =>
    orToast(async () => {
      const found = await api.games(Math.min(...(this.games ?? []).map((game) => game.changed)));
      this.more = found.length === PAGE;
      this.games = join(this.games ?? [], found);
    });

  /** Takes a game out of the list; a toast offers to undo that. */
  readonly hide = (game: MyGame): Promise<void> =>
    orToast(async () => {
      await api.hideGame(game.info.id, true);
      this.games = (this.games ?? []).filter((one) => one !== game);
      this.here = this.here.filter((one) => one !== game);
      toast(t("mine-hidden"), "check", { words: t("mine-undo"), do: () => void this.show(game) });
    });

  private async show(game: MyGame): Promise<void> {
    closeToast();
    await orToast(async () => {
      await api.hideGame(game.info.id, false);
      if (environment.server && isDeviceTable(game.info.id)) this.here = join(this.here, [game]);
      else this.games = join(this.games ?? [], [game]);
    });
  }
}
