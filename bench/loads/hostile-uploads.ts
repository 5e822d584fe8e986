import { setTimeout as pause } from "node:timers/promises";
import { hostilePictures, noisePhoto } from "../../tests/support/hostile-pictures.ts";
import { ask } from "../ask.ts";
import { type Finding, percentile } from "../finding.ts";
import { type MeasuredShop, startMeasuredShop } from "../measured-shop.ts";
import type { Seeds } from "../seed.ts";
import { startRival } from "./rival.ts";
import { viewsUntil } from "./views-until.ts";

const ROUNDS = 4;
const SENDERS = 3;
const QUIET_MS = 10_000;
const WATCH_EVERY_MS = 10;

/**
 * Files made to hurt, and phones' photos among them, sent by several admins at once while pages are asked for. Who sends, who makes
 * pictures and who visits share the machine: what that alone costs is seen at a bare server that gives the same bytes and takes no files.
 */
export async function hostile(seeds: Seeds): Promise<Finding[]> {
  const photos = await Promise.all([noisePhoto(5000, 4000, 60), noisePhoto(4000, 3000, 80)]);
  const phones = photos.map((bytes) => ({ name: "a phone's photo", bytes, status: 201 }));
  const files = [...(await hostilePictures()), ...phones];
  const shop = await startMeasuredShop(await seeds.shopOf(200));
  try {
    const token = await shop.token();
    // What a shop loads once, for its first picture, it has loaded.
    await viewsUntil(shop, sendAll(shop, token, phones, 1));
    const rival = await startRival(await ask(`${shop.url}/`, { headers: { "Accept-Encoding": "br" } }));
    const slowest = async (end: Promise<unknown>) => {
      const views = await Promise.all([viewsUntil(shop, end), viewsUntil(rival, end)]);
      return views.map((times) => percentile(times, 99)) as [number, number];
    };
    const [quiet, rivalQuiet] = await slowest(pause(QUIET_MS));
    const memory = watchMemory(shop);
    const [busy, rivalBusy] = await slowest(sendAll(shop, token, files, ROUNDS));
    rival.stop();
    const home = "Home page while hostile pictures arrive";
    return [
      { what: "Most memory while hostile pictures arrive", value: memory.most(), unit: "MB", target: { atMost: 400 } },
      { what: "Home page with nothing else to do: 99th percentile", value: quiet, unit: "ms" },
      { what: `${home}: 99th percentile`, value: busy, unit: "ms" },
      { what: `${home}, times as long`, value: busy / quiet, unit: "", target: { atMost: 2 } },
      { what: "A bare server with nothing else to do: 99th percentile", value: rivalQuiet, unit: "ms" },
      { what: "A bare server while hostile pictures arrive: 99th percentile", value: rivalBusy, unit: "ms" },
      { what: "A bare server while hostile pictures arrive, times as long", value: rivalBusy / rivalQuiet, unit: "" },
      {
        what: `${home}: 99th percentile, times the bare server's`,
        value: busy / rivalBusy,
        unit: "",
        target: { atMost: 2 },
      },
    ];
  } finally {
    await shop.stop();
  }
}

type Upload = { name: string; bytes: Uint8Array; status: number };

async function sendAll({ url }: MeasuredShop, token: string, files: readonly Upload[], rounds: number): Promise<void> {
  const send = async ({ name, bytes, status }: Upload) => {
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "image/jpeg" };
    const answer = await fetch(`${url}/api/admin/pictures`, { method: "POST", headers, body: Buffer.from(bytes) });
    await answer.arrayBuffer();
    if (answer.status !== status) throw new Error(`${name} was answered ${answer.status} instead of ${status}`);
  };
  await Promise.all(
    Array.from({ length: SENDERS }, async () => {
      for (let round = 0; round < rounds; round += 1) for (const file of files) await send(file);
    }),
  );
}

function watchMemory(shop: MeasuredShop) {
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, shop.memoryMb());
  }, WATCH_EVERY_MS);
  return {
    most() {
      clearInterval(watch);
      return most;
    },
  };
}
