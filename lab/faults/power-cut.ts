import { cp } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { startMeasuredShop } from "../bench/measured-shop.ts";
import { openSeeds } from "../bench/seed.ts";
import { acknowledgedIn, lossesInWords, lostIn, readyWriters } from "./acknowledged-writes.ts";
import { openVolume } from "./cut-volume.ts";
import { damageIn } from "./killed-shop.ts";
import type { Held } from "./try-faults.ts";

const CUTS = 20;

/** F2: power cuts while eight people save: every acknowledged save is there, and the file is intact. */
export async function cutPowerUnderWrites(): Promise<Held> {
  const demo = await (await openSeeds()).demoShop();
  const volume = await openVolume();
  try {
    await cp(demo, volume.folder, { recursive: true });
    let acknowledged = 0;
    const lost: string[] = [];
    for (let time = 0; time < CUTS; time += 1) {
      const shop = await startMeasuredShop(volume.folder);
      const write = await readyWriters(shop.url);
      const cut = await volume.readyToCut();
      let power = true;
      const isDark = () => !power;
      const writing = write({ isOver: isDark, isDark });
      await pause(100 + Math.random() * 900);
      power = false;
      await cut();
      await shop.kill();
      const written = await writing;
      acknowledged += acknowledgedIn(written);
      await volume.restart();
      lost.push(...damageIn(volume.folder));
      const again = await startMeasuredShop(volume.folder);
      lost.push(...(await lostIn(again.url, written)));
      await again.stop();
    }
    const figure = `${CUTS} cuts, ${acknowledged} acknowledged, ${lossesInWords(lost)}`;
    return { holds: lost.length === 0 && acknowledged > 0, figure };
  } finally {
    await volume.close();
  }
}
