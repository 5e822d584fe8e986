import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ShopError } from "../../domain/error.ts";
import { createGate } from "./gate.ts";

/** A shop behind a proxy whose answers are made when they are told to. */
function openGate() {
  const begun: string[] = [];
  const refused: string[] = [];
  const ends = new Map<string, () => void>();
  const gate = createGate({
    trustedProxies: 1,
    refusalOf: ({ method }) => (method === "DELETE" ? new ShopError("unauthenticated", "no token") : undefined),
    refuse: ({ message }, { url }) => void refused.push(`${url}: ${message}`),
  });
  const listener = gate(({ url = "" }) => {
    begun.push(url);
    return new Promise<void>((end) => ends.set(url, end));
  });
  const ask = (url: string, from: string, method = "GET") => {
    const incoming = new IncomingMessage(new Socket());
    Object.assign(incoming, { url, method, headers: { "x-forwarded-for": from } });
    const outgoing = new ServerResponse(incoming);
    void listener(incoming, outgoing);
    return { hangUp: () => outgoing.emit("close") };
  };
  return {
    ...{ begun, refused, ask },
    fill: (...networks: string[]) => {
      for (const network of networks)
        for (const each of [1, 2, 3, 4]) ask(`${network}/${each}`, `${network}.0.${each}`);
    },
    async end(url: string) {
      ends.get(url)?.();
      await nextTurn();
      await nextTurn();
    },
  };
}

describe("whatever has to be made", () => {
  test("is made a few at a time for one network, and at once for another", async () => {
    const { begun, ask, fill, end } = openGate();
    fill("10.1");
    ask("late", "10.1.9.9");
    ask("guest", "10.2.0.1");
    expect(begun).toEqual(["10.1/1", "10.1/2", "10.1/3", "10.1/4", "guest"]);
    await end("guest");
    expect(begun).not.toContain("late");
    await end("10.1/1");
    expect(begun).toContain("late");
  });

  test("is made a few at a time for the site of an IPv6 network, however many of its networks ask", () => {
    const { begun, ask } = openGate();
    for (let each = 1; each <= 9; each += 1) ask(`${each}`, `2001:db8:${each}::1`);
    expect(begun).toEqual(["1", "2", "3", "4"]);
  });

  test("waits in turns that go round by network when every place is taken", async () => {
    const { begun, ask, fill, end } = openGate();
    fill("10.1", "10.2", "10.3", "10.4");
    for (const url of ["a", "b", "c"]) ask(url, "10.5.0.1");
    ask("guest", "10.6.0.1");
    for (const url of ["10.1/1", "10.2/1", "10.3/1", "10.4/1"]) await end(url);
    expect(begun.slice(16)).toEqual(["a", "guest", "b", "c"]);
  });

  test("is not made for who has gone", async () => {
    const { begun, ask, fill, end } = openGate();
    fill("10.1");
    const gone = ask("gone", "10.1.0.1");
    ask("next", "10.1.0.1");
    gone.hangUp();
    await end("10.1/1");
    expect(begun.slice(4)).toEqual(["next"]);
  });

  test("is refused with a sentence after fifteen seconds, and not made any more", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { begun, refused, ask, fill, end } = openGate();
    fill("10.1");
    ask("late", "10.1.0.1");
    vi.advanceTimersByTime(15_000);
    expect(refused).toEqual(["late: Şu an çok yoğunuz, birazdan tekrar dene"]);
    await end("10.1/1");
    expect(begun).not.toContain("late");
  });
});

test("neither who watches the shop nor who is refused at once waits for anybody", () => {
  const { begun, refused, ask, fill } = openGate();
  fill("10.1");
  ask("/healthz", "10.1.0.1");
  ask("/readyz", "10.1.0.1");
  ask("stranger", "10.1.0.1", "DELETE");
  expect(begun.slice(4)).toEqual(["/healthz", "/readyz"]);
  expect(refused).toEqual(["stranger: no token"]);
});
