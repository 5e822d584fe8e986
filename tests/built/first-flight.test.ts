import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenApp } from "../support/open-app.ts";
import { answerBytes, openDemoApp } from "../support/pages/demo-app.ts";

/** Ten packets of 1,448 bytes: what a server sends before it waits for the first acknowledgement. */
const TEN_PACKETS = 14_480;

/** For pages as most are. Each picture beyond three adds some 90 bytes to a product's page. */
const ORDINARY = 14_020;

let app: OpenApp;

beforeAll(async () => {
  app = await openDemoApp();
});

afterAll(() => app.close());

test.each([
  ["/", ORDINARY],
  ["/urun/mini-sirt-cantasi", ORDINARY],
  ["/urun/sarilan-ayicik-cift-pelus", TEN_PACKETS],
])("%s fits the first flight with its headers", async (path, most) => {
  const bytes = await answerBytes(app, path);
  expect(bytes).toBeGreaterThan(5000);
  expect(bytes).toBeLessThanOrEqual(most);
});
