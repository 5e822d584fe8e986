import { expect, inject, test } from "vitest";
import { describedCalls } from "../support/made-up/described-calls.ts";
import { openApp } from "../support/open-app.ts";
import { DEEDS, done, findBroken } from "./simulation.ts";

/** Calls that take no part in the shop's life, and why. */
const APART: Record<string, RegExp> = {
  "who somebody is, and how she proves it: tests of server/sign-in and server/api/account":
    /\/(auth|account|invitations|reset-links|ended-sign-ins|people)\b/,
  "bytes of pictures, which no row changes: server/api/admin-pictures.test.ts": /\/api\/admin\/pictures/,
  "pieces of the file that a restore sends": /\/restore\/uploads/,
  "asks only: what it answers is compared where an order is written, and before prices are changed":
    /price-preview|orders\/read|orders\/search|moving\/preview/,
  "erases for good what one tap brings nothing back of: storage/taken-down-words.test.ts": /\/shared-words\/:id/,
  "fetches from other machines: server/api/foreign-picture-routes.test.ts": /moving\/pictures/,
};

test("every call of the API takes part in the shop's life, or says why it does not", async () => {
  const app = await openApp();
  const { json } = await app.call("GET", "/api/openapi.json");
  await app.close();
  const writes = describedCalls(json).filter(({ method }) => method !== "GET");
  const names = writes.map(
    ({ method, path }) =>
      `${method} ${path.replace(/settings\/[\w-]+/, "settings/:section").replace(/\{(\w+)\}/g, ":$1")}`,
  );
  const isApart = (name: string) => Object.values(APART).some((pattern) => pattern.test(name));
  expect(names.filter((name) => !DEEDS[name] && !isApart(name))).toEqual([]);
  expect(Object.keys(DEEDS).filter((deed) => !names.includes(deed))).toEqual([]);
});

test.each([
  { engine: "sqlite", seeds: [1, 2, 3, 4] },
  { engine: "postgres", seeds: [5, 6] },
] as const)(
  "no promise of the shop breaks in weeks on $engine",
  async ({ engine, seeds }) => {
    for (const seed of seeds) expect(await findBroken({ engine, seed, steps: 60 }, inject("postgres"))).toBeUndefined();
  },
  300_000,
);

test("half of the deeds at least were done, and not refused", () => {
  expect(done.size, [...done].join()).toBeGreaterThan(Object.keys(DEEDS).length / 2);
});
