import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { startMeasuredShop } from "../../bench/measured-shop.ts";
import { openSeeds } from "../../bench/seed.ts";
import type { Held, Tools } from "../row.ts";
import { acknowledgedNotes, lostNotes, readyNotes } from "./acknowledged-notes.ts";
import { acknowledgedIn, lostIn, readyWriters } from "./acknowledged-writes.ts";

const KILLS = 100;
const READY_WITHIN_MS = 2000;

/** F1: kill -9 while eight people save products and four write notes of orders: every acknowledged save is there, and the file is intact. */
export async function killUnderWrites({ signal }: Tools): Promise<Held> {
  const dataDir = await (await openSeeds()).demoShop();
  let [kills, acknowledged, slowestMs] = [0, 0, 0];
  const lost: string[] = [];
  for (; kills < KILLS && !signal.aborted; kills += 1) {
    const shop = await startMeasuredShop(dataDir);
    const [write, note] = [await readyWriters(shop), await readyNotes(shop)];
    let isOver = false;
    const writing = Promise.all([write(() => isOver), note(() => isOver)]);
    await pause(100 + Math.random() * 900);
    isOver = true;
    await shop.kill();
    const [written, noted] = await writing;
    acknowledged += acknowledgedIn(written) + acknowledgedNotes(noted);
    lost.push(...damageIn(dataDir));
    const again = await startMeasuredShop(dataDir);
    slowestMs = Math.max(slowestMs, again.startMs);
    lost.push(...(await lostIn(again, written)), ...(await lostNotes(again, noted)));
    await again.stop();
  }
  const figure = `${kills} kills, ${acknowledged} acknowledged, ${lost.length} lost ${lost.slice(0, 2).join(", ")}`;
  const holds = kills === KILLS && lost.length === 0 && slowestMs < READY_WITHIN_MS;
  return { holds, figure: `${figure.trim()}, slowest start ${Math.round(slowestMs)} ms` };
}

/** SQLite's own integrity check. */
export function damageIn(dataDir: string): string[] {
  const file = new DatabaseSync(join(dataDir, "fiyonk.sqlite"));
  const said = [...file.prepare("pragma integrity_check").all(), ...file.prepare("pragma foreign_key_check").all()];
  file.close();
  return said.map((row) => JSON.stringify(row)).filter((row) => row !== '{"integrity_check":"ok"}');
}
