/** The buttons of the action bar for the current question: the main one, which always comes last, and at most two others. */
import { t } from "../../text/text";
import type { Choice, Lay, Play, PowerName } from "../../protocol";
import { ENDS_LOT, type TableModel } from "../table-model.svelte";
import { shortName } from "../describe/hand-cards";

export interface Button {
  label: string;
  run: () => void;
  main?: boolean;
  /** Whether the button is disabled: nothing is chosen yet, or the choice is being sent. */
  off?: boolean;
  icon?: string;
  power?: PowerName;
  key?: string;
  pressed?: boolean;
}

export function actionButtons(model: TableModel): Button[] {
  const { offer, decision } = model;
  const revealed = model.panel === "reveal";
  if (revealed || model.panel === "interlude" || model.showsKeptPowers) {
    const label = t(revealed && isLotToCome(model) ? "act-next-lot" : "act-go-on");
    return [{ label, main: true, key: "Enter", run: () => model.closeReveal() }];
  }
  if (decision.held && !decision.sending)
    return [{ label: t("act-take-back"), key: "Esc", run: () => model.takeBack() }];
  // The main button keeps its place between two questions about one's own card.
  if (!offer && model.ownCard && model.playback.playing)
    return [{ label: t("act-moving", { car: model.ownCard.car ?? "none" }), main: true, off: true, run: () => {} }];
  if (!offer) return [];
  const buttons = [...besides(model), mainButton(model)];
  if (model.live && model.live.stream.connection !== "open") buttons[buttons.length - 1]!.label = t("act-later");
  if (decision.sending || decision.underway) for (const button of buttons) button.off = true;
  return buttons;
}

/** Whether another lot follows the one whose end is shown. */
function isLotToCome({ view, playback }: TableModel): boolean {
  const ended = ENDS_LOT.has(playback.nowPlaying?.event ?? "");
  return (view?.lots_left ?? 0) > (ended ? 0 : 1);
}

/** Alternatives to the main action. */
function besides(model: TableModel): Button[] {
  const { decision, skip, offer } = model;
  const { chosen } = decision;
  if (skip) {
    const label = skip.kind === "skip" && skip.car ? t("act-skip", { car: skip.car }) : t("act-skip-wild");
    return [{ label, power: model.power ?? undefined, key: "X", run: () => model.send(skip) }];
  }
  if (offer?.asks === "bid") {
    const pass = passFor(model);
    if (!pass || (chosen && model.isChosen(pass))) return [];
    return [{ label: t("act-pass-any"), key: "P", run: () => model.send(pass) }];
  }
  if (offer?.asks === "play" && chosen?.kind === "play") {
    const other = model
      .choicesFor(chosen.card)
      .find((choice): choice is Play => choice.kind === "play" && choice.reversed !== chosen.reversed);
    if (!other) return [];
    return [
      {
        label: t("act-reverse"),
        power: "tricky",
        key: "V",
        pressed: chosen.reversed,
        run: () => decision.choose(other),
      },
    ];
  }
  return [];
}

/** The choice to pass with: the chosen card if it can be used to pass, otherwise the suggested one. */
export function passFor(model: TableModel): Lay | null {
  const { chosen } = model.decision;
  const same =
    chosen?.kind === "lay"
      ? model.choicesFor(chosen.card).find((choice): choice is Lay => choice.kind === "lay" && choice.by === "pass")
      : null;
  return same ?? model.pass;
}

function mainButton(model: TableModel): Button {
  const { chosen } = model.decision;
  if (!chosen || chosen.kind === "skip") return { label: whatToChoose(model), main: true, off: true, run: () => {} };
  return { label: describeChoice(model, chosen), main: true, key: "Enter", run: () => model.confirm() };
}

function whatToChoose({ offer }: TableModel): string {
  const asks = offer?.asks;
  if (asks === "keep") return t("act-choose-power");
  if (asks === "wild" || asks === "bet") return t("act-choose-car");
  if (asks === "move" || asks === "bonus") return t("act-choose-space");
  return t(asks === "go" ? "act-choose" : "act-choose-card");
}

/** Describes an action as a verb with its object. */
export function describeChoice(model: TableModel, choice: Choice): string {
  const { phrasing, view } = model;
  switch (choice.kind) {
    case "lay": {
      const amount = phrasing.money(choice.bid);
      if (choice.by === "pass") return t("act-pass", { card: shortName(choice.card) });
      if (choice.by === "wild") return t("act-bid-wild", { amount });
      if (choice.by === "lowest") return t("act-bid-lowest", { amount });
      return t("act-bid", { amount, car: view?.lot?.car ?? "K" });
    }
    case "keep":
      return t("act-keep", { power: choice.power });
    case "play":
      return t(choice.reversed ? "act-play-reversed" : "act-play");
    case "wild":
      return t("act-move", { car: choice.line.car, steps: choice.line.speed });
    case "move":
      if (choice.place !== null) return t("act-finish");
      return choice.walk.length ? t("act-stop", { space: choice.to }) : t("act-stay", { space: choice.to });
    case "go":
      return t("act-let-go", phrasing.who(choice.mover));
    case "bet":
      return t("act-bet", { car: choice.car });
    case "skip":
      return "";
  }
}
