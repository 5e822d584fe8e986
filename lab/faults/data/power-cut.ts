import { cp } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { startMeasuredShop } from "../../bench/measured-shop.ts";
import { openSeeds } from "../../bench/seed.ts";
import type { Held, Tools } from "../row.ts";
import { acknowledgedIn, lostIn, readyWriters } from "./acknowledged-writes.ts";
import { openVolume } from "./cut-volume.ts";
import { damageIn } from "./killed-shop.ts";

const CUTS = 50;

/** F2: power cuts while eight people save: every acknowledged save is there, and the file is intact. */
export async function cutPowerUnderWrites({ signal }: Tools): Promise<Held> {
  const demo = await (await openSeeds()).demoShop();
  const volume = await openVolume();
  try {
    await cp(demo, volume.folder, { recursive: true });
    let [cuts, acknowledged] = [0, 0];
    const lost: string[] = [];
    for (; cuts < CUTS && !signal.aborted; cuts += 1) {
      const shop = await startMeasuredShop(volume.folder);
      const write = await readyWriters(shop);
      const cut = await volume.readyToCut();
      let power = true;
      const isDark = () => !power;
      const writing = write(isDark, isDark);
      await pause(100 + Math.random() * 900);
      power = false;
      await cut();
      await shop.kill();
      const written = await writing;
      acknowledged += acknowledgedIn(written);
      await volume.restart();
      lost.push(...damageIn(volume.folder));
      const again = await startMeasuredShop(volume.folder);
      lost.push(...(await lostIn(again, written)));
      await again.stop();
    }
    const figure = `${cuts} cuts, ${acknowledged} acknowledged, ${lost.length} lost ${lost.slice(0, 2).join(", ")}`;
    return { holds: cuts === CUTS && lost.length === 0, figure: figure.trim() };
  } finally {
    await volume.close();
  }
}
