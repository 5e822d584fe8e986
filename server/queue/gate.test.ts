import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { setImmediate as nextEventLoopTurn } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ShopError } from "../../domain/error.ts";
import { createGate } from "./gate.ts";

/** A gate behind a proxy, whose requests finish when the test calls `end`. */
function openGate() {
  const started: string[] = [];
  const refused: string[] = [];
  const ends = new Map<string, () => void>();
  const gate = createGate({
    trustedProxies: 1,
    refusalOf: ({ method }) => (method === "DELETE" ? new ShopError("unauthenticated", "no token") : undefined),
    refuse: ({ message }, { url }) => void refused.push(`${url}: ${message}`),
  });
  const listener = gate.inFrontOf(({ url = "" }) => {
    started.push(url);
    return new Promise<void>((end) => ends.set(url, end));
  });
  const request = (url: string, from: string, method = "GET") => {
    const incoming = new IncomingMessage(new Socket());
    Object.assign(incoming, { url, method, headers: { "x-forwarded-for": from } });
    const outgoing = new ServerResponse(incoming);
    void listener(incoming, outgoing);
    return { hangUp: () => outgoing.emit("close") };
  };
  return {
    started,
    refused,
    stats: gate.stats,
    request,
    fill: (...addresses: string[]) => {
      for (const address of addresses) for (const each of [1, 2, 3, 4]) request(`${address}/${each}`, address);
    },
    async end(url: string) {
      ends.get(url)?.();
      for (let turn = 0; turn < 20; turn += 1) await nextEventLoopTurn();
    },
  };
}

describe("a request that is not cached", () => {
  test("waits if its address has four running, and runs at once for another address", async () => {
    const { started, request, fill, end } = openGate();
    fill("10.1.0.1");
    request("late", "10.1.0.1");
    request("guest", "10.1.0.2");
    expect(started).toEqual(["10.1.0.1/1", "10.1.0.1/2", "10.1.0.1/3", "10.1.0.1/4", "guest"]);
    await end("guest");
    expect(started).not.toContain("late");
    await end("10.1.0.1/1");
    expect(started).toContain("late");
  });

  test("shares the limit with all requests of its IPv6 /64", () => {
    const { started, request } = openGate();
    for (let each = 1; each <= 9; each += 1) request(`${each}`, `2001:db8:1:1::${each}`);
    expect(started).toEqual(["1", "2", "3", "4"]);
  });

  test("waits for its address's turn when all slots are taken", async () => {
    const { started, request, fill, end } = openGate();
    fill("10.0.0.1", "10.0.0.2", "10.0.0.3", "10.0.0.4");
    for (const url of ["a", "b", "c"]) request(url, "10.0.0.5");
    request("guest", "10.0.0.6");
    for (const url of ["10.0.0.1/1", "10.0.0.2/1", "10.0.0.3/1", "10.0.0.4/1"]) await end(url);
    expect(started.slice(16)).toEqual(["a", "guest", "b", "c"]);
  });

  test("starts some turns of the event loop after another that waited, so that Node accepts connections between", async () => {
    const { started, request, fill, end } = openGate();
    fill("10.1.0.1");
    for (const url of ["a", "b"]) request(url, "10.1.0.1");
    const ends = Promise.all([end("10.1.0.1/1"), end("10.1.0.1/2")]);
    for (let turn = 0; turn < 8; turn += 1) await nextEventLoopTurn();
    request("c", "10.1.0.1");
    expect(started.slice(4)).toEqual(["a"]);
    await ends;
    expect(started.slice(4), "who waits goes first").toEqual(["a", "b"]);
  });

  test("is dropped from the queue when its client disconnects", async () => {
    const { started, request, fill, end } = openGate();
    fill("10.1.0.1");
    const gone = request("gone", "10.1.0.1");
    request("next", "10.1.0.1");
    gone.hangUp();
    await end("10.1.0.1/1");
    expect(started.slice(4)).toEqual(["next"]);
  });

  test("is refused after fifteen seconds in the queue, and not run later", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { started, refused, request, fill, end } = openGate();
    fill("10.1.0.1");
    request("late", "10.1.0.1");
    vi.advanceTimersByTime(15_000);
    expect(refused).toEqual(["late: Şu an çok yoğunuz, birazdan tekrar dene"]);
    await end("10.1.0.1/1");
    expect(started).not.toContain("late");
  });
});

test("health checks and early refusals do not queue", () => {
  const { started, refused, request, fill } = openGate();
  fill("10.1.0.1");
  request("/healthz", "10.1.0.1");
  request("/readyz", "10.1.0.1");
  request("stranger", "10.1.0.1", "DELETE");
  expect(started.slice(4)).toEqual(["/healthz", "/readyz"]);
  expect(refused).toEqual(["stranger: no token"]);
});

test("the queue tells how many run and wait now, and how many did", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { request, fill, end, stats } = openGate();
  fill("10.1.0.1");
  const gone = request("gone", "10.1.0.1");
  request("next", "10.1.0.1");
  request("late", "10.1.0.1");
  expect(stats()).toMatchObject({ running: 4, length: 3, waits: 3, handled: 0, waitedMs: 0 });
  vi.advanceTimersByTime(2000);
  gone.hangUp();
  await end("10.1.0.1/1");
  expect(stats()).toMatchObject({ running: 4, length: 1, handled: 1, handledMs: 2000, waitedMs: 4000, timeouts: 0 });
  vi.advanceTimersByTime(13_000);
  expect(stats()).toMatchObject({ length: 0, waits: 3, waitedMs: 19_000, timeouts: 1 });
});
