import { expect, test } from "vitest";
import { exposition, metric } from "./shop-metrics.ts";

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
