import { mkdir, writeFile } from "node:fs/promises";
import { argv } from "node:process";
import { buildPages } from "../../scripts/build-pages.ts";
import type { Finding } from "./finding.ts";
import { growth } from "./growth.ts";
import { throughput } from "./loads/throughput.ts";
import { machine, machineLine } from "./machine.ts";
import { many } from "./many.ts";
import { orderBook } from "./order-book.ts";
import { search } from "./search-speed.ts";
import { openSeeds, type Seeds } from "./seed.ts";
import { saves } from "./shared-row.ts";
import { markdownReport } from "./table.ts";
import { bytes } from "./visits/bytes.ts";
import { lighthouse } from "./visits/lighthouse.ts";
import { taps } from "./visits/taps.ts";

type Measurement = {
  title: string;
  measure: (seeds: Seeds) => Promise<Finding[]>;
};

/** Measurements with the same title share a table. */
const MEASUREMENTS: Record<string, Measurement> = {
  throughput: { title: "Beside a bare `node:http` with Node's defaults (the rival)", measure: throughput },
  bytes: { title: "What travels, in 1,000 compressed bytes", measure: bytes },
  lighthouse: { title: "Lighthouse, mobile, medians", measure: lighthouse },
  taps: { title: "On a slowed processor, medians", measure: taps },
  growth: { title: "At this many products", measure: growth },
  search: { title: "At this many products", measure: search },
  many: { title: "At this many products", measure: many },
  saves: { title: "On one PostgreSQL, at one shop and at three", measure: saves },
  orders: { title: "With 10,000 orders in the book, medians", measure: orderBook },
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

await buildPages();
const startedAt = performance.now();
const chapters = await measureAll(await openSeeds());
const minutes = minutesSince(startedAt);
await mkdir(FOLDER, { recursive: true });
const results = { machine, minutes, chapters: Object.fromEntries(chapters) };
await writeFile(`${FOLDER}/results.json`, `${JSON.stringify(results, null, 2)}\n`);
const wholeOrPart = chosen.length > 0 ? `npm run bench -- ${chosen.join(" ")}` : "npm run bench";
console.log(
  `\n\`${wholeOrPart}\` of commit ${machine.commit}, ${machine.date}, in ${minutes} minutes: ${machineLine}.`,
);
console.log(`\n${markdownReport(chapters)}\n`);
console.error(`As JSON: ${FOLDER}/results.json`);

/** A measurement that fails is reported; the others still run. */
async function measureAll(seeds: Seeds): Promise<Map<string, Finding[]>> {
  const chapters = new Map<string, Finding[]>();
  for (const [name, { title, measure }] of Object.entries(MEASUREMENTS)) {
    const isWanted = chosen.length === 0 || chosen.includes(name);
    if (!isWanted) continue;
    console.error(`Measuring ${name}…`);
    const begunAt = performance.now();
    try {
      chapters.set(title, [...(chapters.get(title) ?? []), ...(await measure(seeds))]);
    } catch (error) {
      console.error(error);
      process.exitCode = 1;
    }
    console.error(`  took ${minutesSince(begunAt)} minutes`);
  }
  return chapters;
}

function minutesSince(then: number): string {
  return ((performance.now() - then) / 60_000).toFixed(1);
}
