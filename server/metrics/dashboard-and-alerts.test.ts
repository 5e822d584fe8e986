import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openApp } from "../../tests/support/open-app.ts";
import { watchProcess } from "./metrics-port.ts";
import { shopMetrics } from "./shop-metrics.ts";

const NAME = /\b(?:fiyonk|process)_[a-z0-9_]+\b/g;

const namesIn = (file: string): string[] => readFileSync(file, "utf8").match(NAME) ?? [];

test.each(["ops/grafana-dashboard.json", "ops/alerts.yml"])(
  "%s asks only for metrics that the shop has",
  async (file) => {
    const { watched } = await openApp();
    const processWatch = watchProcess();
    const metrics = await shopMetrics({ stats: () => ({ connections: 0, requests: [] }) }, watched);
    const known = new Set([...metrics, ...processWatch.read()].map(({ name }) => name));
    processWatch.stop();
    expect(known.size).toBeGreaterThan(20);
    expect(namesIn(file).length).toBeGreaterThan(10);
    expect(namesIn(file).filter((name) => !known.has(name))).toEqual([]);
  },
);

test("every metric of the shop is on the dashboard", async () => {
  const { watched } = await openApp();
  const metrics = await shopMetrics({ stats: () => ({ connections: 0, requests: [] }) }, watched);
  const shown = new Set(namesIn("ops/grafana-dashboard.json"));
  expect(metrics.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});
