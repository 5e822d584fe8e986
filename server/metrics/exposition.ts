/** A metric with all its samples, as Prometheus reads them. Without samples, only its description is written. */
export type Metric = { name: string; help: string; samples: readonly Sample[] };
export type Sample = { labels?: Readonly<Record<string, string>>; value: number };

export const EXPOSITION_TYPE = "text/plain; version=0.0.4; charset=utf-8";

export const metric = (name: string, help: string, ...values: readonly (number | Sample | undefined)[]): Metric => ({
  name,
  help,
  samples: values
    .filter((value) => value !== undefined)
    .map((value) => (typeof value === "number" ? { value } : value)),
});

/** Prometheus' text format. What ends in `_total` only grows, and is a counter by that. */
export const exposition = (metrics: readonly Metric[]): string => metrics.map(written).join("");

function written({ name, help, samples }: Metric): string {
  const type = name.endsWith("_total") ? "counter" : "gauge";
  const lines = samples.map(({ labels = {}, value }) => `${name}${writtenLabels(labels)} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

function writtenLabels(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, escaped)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

const escaped = (character: string) => (character === "\n" ? "\\n" : `\\${character}`);
