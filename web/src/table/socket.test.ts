// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SocketLike } from "../api/transport";
import type { Act } from "../protocol";
import { FakeSocket } from "../testing/fake-socket";
import {
  LOST_AFTER,
  PING_EVERY,
  PONG_WITHIN,
  STEADY_AFTER,
  TableSocket,
  type Connection,
  type IncomingMessage,
} from "./socket";

const last = (): FakeSocket => FakeSocket.made.at(-1)!;
const command: Act = { t: "act", id: "command-1", seq: 4, action: "bet R" };
let states: Connection[];
let received: IncomingMessage[];
let since: number | null;
let caughtUp: number;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  [states, received, since, caughtUp] = [[], [], null, 0];
  socket = new TableSocket(
    (from) => new FakeSocket(`ws://here/live${from === null ? "" : `?since=${from}`}`, 0) as unknown as SocketLike,
    {
      message: (message) => received.push(message),
      connection: (state) => states.push(state),
      caughtUp: () => caughtUp++,
      since: () => since,
    },
  );
  socket.open();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("socket", () => {
  it("asks for the whole table first, and marks what was missed by a ping", () => {
    expect(last().url).toBe("ws://here/live");
    last().opens();
    expect(last().sent).toEqual([{ t: "ping" }]);
    expect(caughtUp).toBe(0);
    last().receives({ t: "pong" });
    expect(caughtUp).toBe(1);
    expect(received).toEqual([]);
    expect(states).toEqual(["opening", "open"]);
  });

  it("comes back by number after 1, 2, 4, 8 and again 8 seconds", () => {
    last().opens();
    since = 7;
    for (const [tries, seconds] of [1, 2, 4, 8, 8].entries()) {
      last().drops();
      vi.advanceTimersByTime(seconds * 1000 - 1);
      expect(FakeSocket.made).toHaveLength(tries + 1);
      vi.advanceTimersByTime(1);
      expect(last().url).toBe("ws://here/live?since=7");
    }
  });

  it("waits longer each time the server closes it for saying too much, until it has been open for a while", () => {
    for (const seconds of [5, 10, 20, 40, 60, 60]) {
      last().opens();
      last().drops(4029);
      const made = FakeSocket.made.length;
      vi.advanceTimersByTime(seconds * 1000 - 1);
      expect(FakeSocket.made).toHaveLength(made);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.made).toHaveLength(made + 1);
    }
    last().opens();
    for (let seconds = 0; seconds < STEADY_AFTER / 1000; seconds += 5) {
      vi.advanceTimersByTime(5000);
      last().receives({ t: "pong" });
    }
    last().drops(4029);
    const made = FakeSocket.made.length;
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.made).toHaveLength(made + 1);
  });

  it("gives notice only of a drop that lasts", () => {
    last().opens();
    last().drops();
    vi.advanceTimersByTime(1000);
    last().opens();
    vi.advanceTimersByTime(LOST_AFTER * 2);
    expect(states).toEqual(["opening", "open", "open"]);
    last().drops();
    vi.advanceTimersByTime(LOST_AFTER);
    expect(states.at(-1)).toBe("lost");
  });

  it("sends an unanswered command again under the same id, an answered one never", () => {
    last().opens();
    socket.act(command);
    last().drops();
    vi.advanceTimersByTime(1000);
    last().opens();
    expect(last().sent).toContainEqual(command);
    socket.answered("command-1");
    last().drops();
    vi.advanceTimersByTime(1000);
    last().opens();
    expect(last().sent).toEqual([{ t: "ping" }]);
  });

  it("says a command again that was refused as too much at once", () => {
    last().opens();
    socket.act(command);
    socket.sendLater(4);
    vi.advanceTimersByTime(3999);
    expect(last().sent).toEqual([{ t: "ping" }, command]);
    vi.advanceTimersByTime(1);
    expect(last().sent).toEqual([{ t: "ping" }, command, command]);
    socket.answered(command.id);
    socket.sendLater(4);
    vi.advanceTimersByTime(4000);
    expect(last().sent).toHaveLength(3);
  });

  it("keeps a command given while there is no connection", () => {
    socket.act(command);
    last().opens();
    expect(last().sent).toContainEqual(command);
  });

  it("drops a server that does not answer", () => {
    last().opens();
    last().receives({ t: "pong" });
    vi.advanceTimersByTime(PING_EVERY + PONG_WITHIN + 1000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("stays closed when the seat is open elsewhere, until it is asked back", () => {
    last().opens();
    last().receives({ t: "elsewhere" });
    last().drops(4002);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(states.at(-1)).toBe("elsewhere");
    socket.retryNow();
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("knows a table that is gone from a server that restarts", () => {
    last().opens();
    last().drops(1012);
    expect(socket.restarting).toBe(true);
    vi.advanceTimersByTime(1000);
    last().drops(4404);
    expect(states.at(-1)).toBe("gone");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("does not come back to a server that speaks another protocol", () => {
    last().opens();
    last().drops(4426);
    expect(states.at(-1)).toBe("outdated");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("tries at once when asked to", () => {
    last().opens();
    last().drops();
    socket.retryNow();
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(1500);
    expect(FakeSocket.made).toHaveLength(2);
  });
});
