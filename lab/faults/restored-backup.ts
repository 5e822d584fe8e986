import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { startMeasuredShop } from "../bench/measured-shop.ts";
import { openSeeds } from "../bench/seed.ts";
import { acknowledgedIn, lossesInWords, lostIn, readyWriters } from "./acknowledged-writes.ts";
import { damageIn } from "./killed-shop.ts";
import type { Held } from "./try-faults.ts";

const DRILLS = 10;

/** F22: the backup of docs/production.md, taken while eight people save, and a shop opened from it. */
export async function restoreBackups(): Promise<Held> {
  const dataDir = await (await openSeeds()).demoShop();
  const shop = await startMeasuredShop(dataDir);
  const lost: string[] = [];
  let [acknowledged, slowestMs] = [0, 0];
  try {
    for (let drill = 0; drill < DRILLS; drill += 1) {
      const copied = await mkdtemp(join(tmpdir(), "fiyonk-backup-"));
      const write = await readyWriters(shop.url);
      let isOver = false;
      const writing = write({ isOver: () => isOver });
      await pause(300);
      await backUp(dataDir, copied);
      isOver = true;
      const written = await writing;
      acknowledged += acknowledgedIn(written);
      lost.push(...damageIn(copied));
      const restored = await startMeasuredShop(copied);
      slowestMs = Math.max(slowestMs, restored.startMs);
      // Any price since the beginning of the writes may be the copied one.
      const sinceBegun = [...written].map(([id, prices]) => [id, { ...prices, acknowledged: prices.begun }] as const);
      lost.push(...(await lostIn(restored.url, new Map(sinceBegun))));
      await restored.stop();
      await rm(copied, { recursive: true });
    }
  } finally {
    await shop.stop();
  }
  const figure = `${DRILLS} backups beside ${acknowledged} writes, ${lossesInWords(lost)}, open again within ${Math.round(slowestMs)} ms`;
  return { holds: lost.length === 0 && acknowledged > 0, figure };
}

/** In a process of its own, as people do it: the writers go on meanwhile. */
const backUp = (from: string, to: string) =>
  promisify(execFile)(process.execPath, [
    "-e",
    `new (require("node:sqlite").DatabaseSync)(process.argv[1]).exec("vacuum into '" + process.argv[2] + "'")`,
    join(from, "fiyonk.sqlite"),
    join(to, "fiyonk.sqlite"),
  ]);
