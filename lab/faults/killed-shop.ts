import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { startMeasuredShop } from "../bench/measured-shop.ts";
import { openSeeds } from "../bench/seed.ts";
import { acknowledgedIn, lossesInWords, lostIn, readyWriters, refusedIn } from "./acknowledged-writes.ts";
import type { Held } from "./try-faults.ts";

const KILLS = 30;

/** F1: kill -9 while eight people save products: every acknowledged save is there, and the file is intact. */
export async function killUnderWrites(): Promise<Held> {
  const dataDir = await (await openSeeds()).demoShop();
  let [acknowledged, refused, slowestMs] = [0, 0, 0];
  const lost: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const shop = await startMeasuredShop(dataDir);
    const write = await readyWriters(shop.url);
    let isOver = false;
    const writing = write({ isOver: () => isOver });
    await pause(100 + Math.random() * 900);
    isOver = true;
    await shop.kill();
    const written = await writing;
    acknowledged += acknowledgedIn(written);
    refused += refusedIn(written);
    lost.push(...damageIn(dataDir));
    const again = await startMeasuredShop(dataDir);
    slowestMs = Math.max(slowestMs, again.startMs);
    lost.push(...(await lostIn(again.url, written)));
    await again.stop();
  }
  return {
    holds: lost.length + refused === 0 && acknowledged > 0,
    figure: `${KILLS} kills, ${acknowledged} acknowledged, ${refused} refused, ${lossesInWords(lost)}, slowest start ${Math.round(slowestMs)} ms`,
  };
}

/** SQLite's own integrity check. */
export function damageIn(dataDir: string): string[] {
  const file = new DatabaseSync(join(dataDir, "fiyonk.sqlite"));
  const said = [...file.prepare("pragma integrity_check").all(), ...file.prepare("pragma foreign_key_check").all()];
  file.close();
  return said.map((row) => JSON.stringify(row)).filter((row) => row !== '{"integrity_check":"ok"}');
}
