/** Carries out the keyboard commands of a table. */
import { tick } from "svelte";
import { settings } from "../../settings/settings.svelte";
import { passFor } from "../side/actions";
import type { TableModel } from "../table-model.svelte";
import { Digits, isTyping, readKey, type Command } from "./keys";
import { announceCars, announceStrength } from "../describe/announce";
import { describeTurn, describeWaiting } from "../describe/whose-turn";

export interface KeyboardActions {
  model: TableModel;
  announce(words: string): void;
  open(dialog: "log" | "help" | "keys"): void;
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
    const { decision, phrasing, view } = model;
    const { projectedView: now } = model.playback;
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
        if (decision.held) model.takeBack();
        else if (!decision.chosen) return false;
        else decision.choose(null);
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
        decision.choose(pass);
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
      case "help":
      case "keys":
        room.open(command.do);
        return true;
      case "hint":
        return model.askHint();
      case "turn":
        if (now) {
          const waiting = model.offer ? [] : [describeWaiting(phrasing, now)];
          room.announce([describeTurn(phrasing, now, null), ...waiting].join(" "));
        }
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
    model.decision.choose(choice);
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
    model.decision.choose(choice);
    if (!settings.confirm) model.confirm();
    this.followChoice(inside);
    return true;
  }

  private confirm(): boolean {
    const { model } = this.room;
    if (model.panel === "reveal" || model.panel === "interlude" || model.showsKeptPowers) model.closeReveal();
    else if (model.panel === "over") this.room.result();
    else if (model.decision.chosen) model.confirm();
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
    const { chosen } = model.decision;
    if (chosen?.kind !== "play") return false;
    const other = model
      .choicesFor(chosen.card)
      .find((choice) => choice.kind === "play" && choice.reversed !== chosen.reversed);
    if (other) model.decision.choose(other);
    return other !== undefined;
  }

  /** Moves the focus within a group, along with the choice. */
  private followChoice(inside: boolean): void {
    if (!inside) return;
    void tick().then(() => focus("[data-choices] [aria-checked='true'], [data-choices] [aria-pressed='true']"));
  }
}

export function focus(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
}

/** Buttons and links outside the groups of choices keep Enter and Space; other groups, and elements that scroll, keep the arrow keys. */
export function keepsKey(target: Element | null, inside: Element | null, command: Command): boolean {
  if (!target || inside) return false;
  if (command.do === "confirm" || command.do === "choose")
    return target.closest("a, button, [role=option], [role=slider]") !== null;
  if (command.do !== "step") return false;
  return (
    target.matches(".panel, .side-log") ||
    target.closest("[role=listbox], [role=radiogroup], [role=slider], [role=toolbar]") !== null
  );
}
