import { readFile } from "node:fs/promises";
import { type Place, type Program, startProgram, writeSettings } from "./program.ts";

/** Asks every shop for its metrics, with the rules of ops/alerts.yml. */
export async function startPrometheus(
  place: Place,
  { port, targets }: { port: number; targets: readonly number[] },
): Promise<Program> {
  await writeSettings(place, "alerts.yml", await readFile("ops/alerts.yml", "utf8"));
  const file = await writeSettings(
    place,
    "prometheus.yml",
    `
global: { scrape_interval: 5s, evaluation_interval: 5s }
rule_files: [alerts.yml]
scrape_configs:
  - job_name: fiyonk
    static_configs:
      - targets: [${targets.map((target) => `"127.0.0.1:${target}"`).join(", ")}]
`,
  );
  const settings = [
    `--config.file=${file}`,
    "--storage.tsdb.path=prometheus",
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  return startProgram(place, {
    name: "prometheus",
    command: ["prometheus", ...settings],
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/-/ready`)).ok,
  });
}
