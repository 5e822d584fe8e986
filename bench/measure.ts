import { mkdir, writeFile } from "node:fs/promises";
import { argv } from "node:process";
import { bytes } from "./bytes.ts";
import type { Finding } from "./finding.ts";
import { freshness } from "./freshness.ts";
import { growth } from "./growth.ts";
import { lighthouse } from "./lighthouse.ts";
import { machine, machineLine } from "./machine.ts";
import { search } from "./search-speed.ts";
import { openSeeds, type Seeds } from "./seed.ts";
import { stampede } from "./stampede.ts";
import { markdownTables } from "./table.ts";
import { taps } from "./taps.ts";
import { throughput } from "./throughput.ts";

const MEASUREMENTS: Record<string, (seeds: Seeds) => Promise<Finding[]>> = {
  throughput,
  bytes,
  lighthouse,
  taps,
  stampede,
  freshness,
  growth,
  search,
};

const FOLDER = "build/bench";

const chosen = argv.slice(3);
const unknown = chosen.filter((name) => !MEASUREMENTS[name]);
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}; there are ${Object.keys(MEASUREMENTS).join(", ")}.`);
  process.exit(1);
}

if (machine.loadBefore > 0.5) {
  console.error(`Others use this machine (load ${machine.loadBefore.toFixed(1)}): times will be too long.`);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));

const findings = await measureAll(await openSeeds());
await mkdir(FOLDER, { recursive: true });
await writeFile(`${FOLDER}/results.json`, `${JSON.stringify({ machine, findings }, null, 2)}\n`);
console.log(`\n${machineLine}\n\n${markdownTables(findings)}\n`);
console.error(`As JSON: ${FOLDER}/results.json`);

/** What cannot be measured here does not take the rest with it. */
async function measureAll(seeds: Seeds): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, measure] of Object.entries(MEASUREMENTS)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    console.error(`Measuring ${name}…`);
    try {
      findings.push(...(await measure(seeds)));
    } catch (error) {
      console.error(error);
      process.exitCode = 1;
    }
  }
  return findings;
}
