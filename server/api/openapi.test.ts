import { afterAll, beforeAll, expect, test } from "vitest";
import { tryRequests } from "../../tests/support/made-up/made-up-requests.ts";
import { type OpenApp, openApp } from "../../tests/support/open-app.ts";

let app: OpenApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

test("2,000 random requests generated from the OpenAPI document are answered as it describes", async () => {
  const counts = await tryRequests(app, { requests: 2_000, seed: 11 });
  const total = [...counts.values()].reduce((sum, count) => sum + count);
  expect(total).toBe(2_000);
  expect([...counts.keys()]).toEqual(expect.arrayContaining([200, 401, 403, 404, 422]));
}, 120_000);
