/** Carries out the keyboard commands of a table. */

import { tick } from "svelte";
import { settings } from "../../lib/settings.svelte";
import { passFor } from "../side/actions";
import type { TableModel } from "../table-model.svelte";
import { focus, keepsKey } from "./focus";
import { Digits, isTyping, readKey, type Command } from "./keys";
import { announceCars, announceStrength } from "../describe/announce";
import { describeTurn } from "../describe/turns";
import { describeWaiting } from "../describe/waiting";

export interface KeyboardActions {
  model: TableModel;
  announce(words: string): void;
  openLog(): void;
  openKeys(): void;
  openHelp(): void;
  zoom(by: 1 | -1 | 0): void;
  result(): void;
}

/** Commands that a group of choices accepts even when shortcuts are off, because such groups use these keys everywhere. */
const OF_GROUPS = new Set(["step", "confirm", "choose", "back"]);

export class Keyboard {
  private digits = new Digits();

  constructor(private readonly room: KeyboardActions) {}

  readonly handle = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isTyping(event.target) || document.querySelector("dialog[open]")) return;
    const target = event.target instanceof Element ? event.target : null;
    const inside = target?.closest("[data-choices]") ?? null;
    const command = readKey(event);
    if (!command || (!settings.shortcuts && !(inside && OF_GROUPS.has(command.do)))) return;
    if (keepsKey(target, inside, command)) return;
    if (this.carryOut(command, inside !== null)) event.preventDefault();
  };

  /** Carries out a command. Returns whether it meant anything here. */
  private carryOut(command: Command, inside: boolean): boolean {
    const { room } = this;
    const { model } = room;
    const { table, phrasing, view } = model;
    switch (command.do) {
      case "nth":
        return this.pickNth(command.digit, inside);
      case "car":
        return this.pickCar(command.car, inside);
      case "step":
        if (!model.choices.length) return false;
        model.stepBy(command.by);
        this.followChoice(inside);
        return true;
      case "confirm":
        return this.confirm();
      case "choose":
        return this.chooseFocused();
      case "back":
        if (table.held) model.takeBack();
        else if (!table.chosen) return false;
        else table.choose(null);
        return true;
      case "skip":
        if (!model.skip) return false;
        model.send(model.skip);
        return true;
      case "reverse":
        return this.reverse();
      case "pass": {
        const pass = model.offer?.asks === "bid" ? passFor(model) : null;
        if (!pass) return false;
        table.choose(pass);
        this.followChoice(inside);
        return true;
      }
      case "decision":
        return focus("[data-choices] [tabindex='0']") || focus("[data-heading]");
      case "hand":
        return focus("[data-hand] [tabindex='0']");
      case "text":
        settings.textBoard = !settings.textBoard;
        return true;
      case "log":
        room.openLog();
        return true;
      case "help":
        room.openHelp();
        return true;
      case "hint":
        return model.askHint();
      case "keys":
        room.openKeys();
        return true;
      case "turn":
        if (table.projectedView)
          room.announce(
            model.offer
              ? describeTurn(phrasing, table.projectedView, null)
              : [
                  describeTurn(phrasing, table.projectedView, null),
                  describeWaiting(phrasing, table.projectedView),
                ].join(" "),
          );
        return true;
      case "strength":
        if (model.strengths.length) room.announce(announceStrength(model.strengths));
        return true;
      case "cars":
        if (view) room.announce(announceCars(phrasing, view));
        return true;
      case "zoom":
        if (command.by === 0 && model.ends.length > 9 && this.pickNth(0, inside)) return true;
        room.zoom(command.by);
        return true;
      default:
        return false;
    }
  }

  private pickNth(digit: number, inside: boolean): boolean {
    const { model } = this.room;
    const number = this.digits.press(digit, model.choices.length, performance.now());
    const choice = number === null ? undefined : model.choices[number - 1];
    if (!choice || number === null) return false;
    if ("card" in choice) model.pickedAt = number - 1;
    model.table.choose(choice);
    if (!settings.confirm && model.choices.length <= 9) model.confirm();
    this.followChoice(inside);
    return true;
  }

  private pickCar(car: string, inside: boolean): boolean {
    const { model } = this.room;
    const choice = model.choices.find(
      (one) => (one.kind === "bet" && one.car === car) || (one.kind === "wild" && one.line.car === car),
    );
    if (!choice) return false;
    model.table.choose(choice);
    if (!settings.confirm) model.confirm();
    this.followChoice(inside);
    return true;
  }

  private confirm(): boolean {
    const { model } = this.room;
    if (model.panel === "reveal" || model.panel === "interlude" || model.showsKeptPowers) model.closeReveal();
    else if (model.panel === "over") this.room.result();
    else if (model.table.chosen) model.confirm();
    else return this.chooseFocused();
    return true;
  }

  /** Chooses the focused choice, with Space, or with Enter if nothing is chosen yet. */
  private chooseFocused(): boolean {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || !active.closest("[data-choices]")) return false;
    if (active.getAttribute("aria-checked") !== "true" && active.getAttribute("aria-pressed") !== "true")
      active.click();
    return true;
  }

  private reverse(): boolean {
    const { model } = this.room;
    const { chosen } = model.table;
    if (chosen?.kind !== "play") return false;
    const other = model
      .choicesFor(chosen.card)
      .find((choice) => choice.kind === "play" && choice.reversed !== chosen.reversed);
    if (other) model.table.choose(other);
    return other !== undefined;
  }

  /** Moves the focus within a group, along with the choice. */
  private followChoice(inside: boolean): void {
    if (!inside) return;
    void tick().then(() => focus("[data-choices] [aria-checked='true'], [data-choices] [aria-pressed='true']"));
  }
}
