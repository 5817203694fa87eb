// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { requestNotifications, callReaderBack, showNotification } from "./notify";
import { settings } from "../settings/settings.svelte";

vi.mock("../text/text", () => ({ t: (key: string) => key }));

let hidden = true;
const made: string[] = [];
class FakeNotification {
  static permission = "granted";
  static requestPermission = (): Promise<string> => Promise.resolve(FakeNotification.permission);
  constructor(_title: string, options: { body: string }) {
    made.push(options.body);
  }
}

beforeEach(() => {
  vi.stubGlobal("Notification", FakeNotification);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  FakeNotification.permission = "granted";
  settings.notify = true;
  hidden = true;
  made.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("calling the reader back", () => {
  it("notifies in a hidden tab alone, and only where it is wanted and allowed", () => {
    showNotification("your turn");
    expect(made).toEqual(["your turn"]);
    hidden = false;
    showNotification("seen anyway");
    hidden = true;
    settings.notify = false;
    showNotification("not wanted");
    settings.notify = true;
    FakeNotification.permission = "default";
    showNotification("not allowed");
    expect(made).toEqual(["your turn"]);
  });

  it("puts it in the title until the tab is looked at", () => {
    document.title = "Result";
    callReaderBack("a rematch");
    expect(document.title).toBe("a rematch · Downforce");
    hidden = false;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(document.title).toBe("Result");
  });

  it("asks when it is switched on, and stays off where the browser says no", async () => {
    settings.notify = false;
    FakeNotification.permission = "denied";
    await requestNotifications();
    expect(settings.notify).toBe(false);
    FakeNotification.permission = "granted";
    await requestNotifications();
    expect(settings.notify).toBe(true);
  });
});
