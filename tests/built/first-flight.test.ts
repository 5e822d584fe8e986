import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenApp } from "../support/open-app.ts";
import { answerBytes, openDemoApp } from "../support/pages/demo-app.ts";

/** Ten packets: what a server sends before it waits for the first acknowledgement. */
const FIRST_FLIGHT = 14_000;

let app: OpenApp;

beforeAll(async () => {
  app = await openDemoApp();
});

afterAll(() => app.close());

test.each(["/", "/urun/sarilan-ayicik-cift-pelus"])("%s fits the first flight with its headers", async (path) => {
  const bytes = await answerBytes(app, path);
  expect(bytes).toBeGreaterThan(5000);
  expect(bytes).toBeLessThanOrEqual(FIRST_FLIGHT);
});
