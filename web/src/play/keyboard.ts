/** Carries out the keys of the table: chooses, confirms, jumps, answers. */

import { tick } from "svelte";
import { settings } from "../lib/settings.svelte";
import { passFor } from "./actions";
import type { Desk } from "./desk.svelte";
import { focus, isOwnOf } from "./focus";
import { Digits, isTyping, readKey, type Command } from "./keys";
import { speakCars, speakStrength } from "./words/spoken";
import { sayTurn } from "./words/turns";
import { sayWaiting } from "./words/waiting";

export interface Room {
  desk: Desk;
  say(words: string): void;
  openLog(): void;
  openKeys(): void;
  zoom(by: 1 | -1 | 0): void;
  result(): void;
}

/** What a group of choices hears even where shortcuts are off: it is how such groups work everywhere. */
const OF_GROUPS = new Set(["step", "confirm", "choose", "back"]);

export class Keyboard {
  private digits = new Digits();

  constructor(private readonly room: Room) {}

  readonly hear = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isTyping(event.target) || document.querySelector("dialog[open]")) return;
    const target = event.target instanceof Element ? event.target : null;
    const inside = target?.closest("[data-choices]") ?? null;
    const command = readKey(event);
    if (!command || (!settings.shortcuts && !(inside && OF_GROUPS.has(command.do)))) return;
    if (isOwnOf(target, inside, command)) return;
    if (this.carryOut(command, inside !== null)) event.preventDefault();
  };

  /** True where the key meant something here. */
  private carryOut(command: Command, inside: boolean): boolean {
    const { room } = this;
    const { desk } = room;
    const { table, voice, view } = desk;
    switch (command.do) {
      case "nth":
        return this.pickNth(command.digit, inside);
      case "car":
        return this.pickCar(command.car, inside);
      case "step":
        if (!desk.choices.length) return false;
        desk.stepBy(command.by);
        this.followChoice(inside);
        return true;
      case "confirm":
        return this.confirm();
      case "choose":
        return this.chooseFocused();
      case "back":
        if (!table.chosen) return false;
        table.choose(null);
        return true;
      case "skip":
        if (!desk.skip) return false;
        desk.send(desk.skip);
        return true;
      case "reverse":
        return this.reverse();
      case "pass": {
        const pass = desk.offer?.asks === "bid" ? passFor(desk) : null;
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
        room.openKeys();
        return true;
      case "turn":
        if (view) room.say(desk.offer ? sayTurn(voice, view, null) : [sayTurn(voice, view, null), sayWaiting(voice, view)].join(" "));
        return true;
      case "strength":
        if (desk.cards.length) room.say(speakStrength(desk.cards));
        return true;
      case "cars":
        if (view) room.say(speakCars(voice, view, table.track));
        return true;
      case "zoom":
        if (command.by === 0 && desk.ends.length > 9 && this.pickNth(0, inside)) return true;
        room.zoom(command.by);
        return true;
      default:
        return false;
    }
  }

  private pickNth(digit: number, inside: boolean): boolean {
    const { desk } = this.room;
    const number = this.digits.press(digit, desk.choices.length, performance.now());
    const choice = number === null ? undefined : desk.choices[number - 1];
    if (!choice || number === null) return false;
    if ("card" in choice) desk.pickedAt = number - 1;
    desk.table.choose(choice);
    if (!settings.confirm && desk.choices.length <= 9) desk.confirm();
    this.followChoice(inside);
    return true;
  }

  private pickCar(car: string, inside: boolean): boolean {
    const { desk } = this.room;
    const choice = desk.choices.find((one) => (one.kind === "bet" && one.car === car) || (one.kind === "wild" && one.line.car === car));
    if (!choice) return false;
    desk.table.choose(choice);
    if (!settings.confirm) desk.confirm();
    this.followChoice(inside);
    return true;
  }

  private confirm(): boolean {
    const { desk } = this.room;
    if (desk.panel === "reveal" || desk.panel === "interlude") desk.closeReveal();
    else if (desk.panel === "over") this.room.result();
    else if (desk.table.chosen) desk.confirm();
    else return this.chooseFocused();
    return true;
  }

  /** Space, or Enter where nothing is chosen yet: the choice that has the focus. */
  private chooseFocused(): boolean {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || !active.closest("[data-choices]")) return false;
    if (active.getAttribute("aria-checked") !== "true" && active.getAttribute("aria-pressed") !== "true") active.click();
    return true;
  }

  private reverse(): boolean {
    const { desk } = this.room;
    const { chosen } = desk.table;
    if (chosen?.kind !== "play") return false;
    const other = desk.choicesOf(chosen.card).find((choice) => choice.kind === "play" && choice.reversed !== chosen.reversed);
    if (other) desk.table.choose(other);
    return other !== undefined;
  }

  /** Within a group the focus goes along with the choice. */
  private followChoice(inside: boolean): void {
    if (!inside) return;
    void tick().then(() => focus("[data-choices] [aria-checked='true'], [data-choices] [aria-pressed='true']"));
  }
}
