import { readFileSync } from "node:fs";
import { median } from "../../bench/finding.ts";
import { putUnderLoad } from "../../bench/loads/under-load.ts";
import type { Held, Tools } from "../../faults/row.ts";
import type { ShopInstance } from "../programs/shop-instance.ts";
import { startWholeCluster } from "../whole-cluster.ts";

const ROUNDS = 7;
const LOAD = { path: "/", connections: 20, seconds: 3 };
const SHARE = 0.9;
/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

type Measured = { perSecond: number; perProcessorSecond: number };

/**
 * Two processes answer as many requests from a second of a processor as one: nothing that they share holds them up, so each
 * further core brings a further process's work. The load's own processes want cores too, so requests a second say less here.
 */
export async function compareProcesses({ signal }: Tools): Promise<Held> {
  const cluster = await startWholeCluster();
  try {
    const [first, second] = cluster.shops;
    if (!first || !second) throw new Error("There are not two shops");
    await underLoad([first, second]);
    const [alone, together]: [Measured[], Measured[]] = [[], []];
    for (let round = 0; round < ROUNDS && !signal.aborted; round += 1) {
      alone.push(await underLoad([first]));
      together.push(await underLoad([first, second]));
    }
    const [one, two] = [typical(alone), typical(together)];
    const share = two.perProcessorSecond / one.perProcessorSecond;
    return {
      holds: share >= SHARE,
      figure: [
        `from a second of a processor one process answers ${one.perProcessorSecond.toFixed(0)} home pages`,
        `two ${two.perProcessorSecond.toFixed(0)} (${share.toFixed(2)})`,
        `with the load on the same cores ${one.perSecond.toFixed(0)} and ${two.perSecond.toFixed(0)} a second`,
      ].join(", "),
    };
  } finally {
    await cluster.stop();
  }
}

async function underLoad(shops: readonly ShopInstance[]): Promise<Measured> {
  const before = processorSeconds(shops);
  const reports = await Promise.all(shops.map(({ port }) => putUnderLoad({ ...LOAD, port })));
  const used = processorSeconds(shops) - before;
  const perSecond = reports.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0);
  return { perSecond, perProcessorSecond: (perSecond * LOAD.seconds) / used };
}

const typical = (measured: readonly Measured[]): Measured => ({
  perSecond: median(measured.map(({ perSecond }) => perSecond)),
  perProcessorSecond: median(measured.map(({ perProcessorSecond }) => perProcessorSecond)),
});

function processorSeconds(shops: readonly ShopInstance[]): number {
  return shops.reduce((sum, shop) => {
    // After the name, which may have spaces: user and system time are the 12th and 13th.
    const fields = readFileSync(`/proc/${shop.pid()}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) / TICKS;
  }, 0);
}
