import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openApp } from "../../tests/support/open-app.ts";
import { watchProcess } from "./metrics-port.ts";
import { exposition, metric, shopMetrics } from "./shop-metrics.ts";

test("metrics are written as Prometheus reads them", () => {
  const samples = [
    { labels: { job: "a", state: 'say "hi"\\\n' }, value: 1 },
    { labels: { job: "b", state: "" }, value: 0.5 },
  ];
  expect(
    exposition([metric("a_total", "Some.", ...samples), metric("b", "One.", 3), metric("c", "None.", undefined)]),
  ).toBe(`# HELP a_total Some.
# TYPE a_total counter
a_total{job="a",state="say \\"hi\\"\\\\\\n"} 1
a_total{job="b",state=""} 0.5
# HELP b One.
# TYPE b gauge
b 3
# HELP c None.
# TYPE c gauge
`);
});

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
