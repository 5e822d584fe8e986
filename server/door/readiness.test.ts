import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { whileStarting } from "./refusals.ts";

test("who comes while the shop starts waits for it, and after fifteen seconds is told so", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const opening = Promise.withResolvers<() => void>();
  const told: string[] = [];
  const listener = whileStarting(({ message }) => void told.push(message), opening.promise);
  const visit = () => {
    const incoming = new IncomingMessage(new Socket());
    return listener(incoming, new ServerResponse(incoming));
  };
  const early = visit();
  vi.advanceTimersByTime(15_000);
  await early;
  const late = visit();
  opening.resolve(() => void told.push("open"));
  await late;
  expect(told).toEqual(["Dükkân açılıyor", "open"]);
});
