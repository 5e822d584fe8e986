import { setTimeout as pause } from "node:timers/promises";
import { hostilePictures } from "../../tests/support/hostile-pictures.ts";
import { ask } from "../ask.ts";
import { type Finding, percentile } from "../finding.ts";
import { type MeasuredShop, startMeasuredShop } from "../measured-shop.ts";
import type { Seeds } from "../seed.ts";

const PAGES = ["/", "/urunler"];
const VIEW_EVERY_MS = 20;
const QUIET_MS = 10_000;
const ROUNDS = 4;

/** Fourteen bad pictures at once, again and again, while visitors look at pages. */
export async function hostile(seeds: Seeds): Promise<Finding[]> {
  const pictures = (await hostilePictures()).map(({ bytes }) => bytes);
  const shop = await startMeasuredShop(await seeds.demoShop());
  try {
    await viewsDuring(shop, pause(2000));
    const quiet = await viewsDuring(shop, pause(QUIET_MS));
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, shop.memoryMb());
    }, 20);
    const busy = await viewsDuring(shop, sendAgainAndAgain(shop, pictures));
    clearInterval(watch);
    return [
      { what: "memory at most while 14 bad pictures come at once", value: most, unit: "MB", target: { atMost: 400 } },
      { what: "99th percentile of a page, nobody else there", value: quiet, unit: "ms" },
      { what: "99th percentile of a page meanwhile", value: busy, unit: "ms" },
      { what: "times as long", value: busy / quiet, unit: "", target: { atMost: 2 } },
    ];
  } finally {
    await shop.stop();
  }
}

async function sendAgainAndAgain(shop: MeasuredShop, pictures: readonly Uint8Array[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const statuses = await Promise.all(pictures.map((picture) => shop.upload(picture)));
    const odd = statuses.filter((status) => ![201, 413, 415, 422, 503].includes(status));
    if (odd.length > 0) throw new Error(`A picture was answered with ${odd}`);
  }
}

/** The 99th percentile, in milliseconds; views come at their own pace, however slow the answers are. */
async function viewsDuring({ url }: MeasuredShop, work: Promise<unknown>): Promise<number> {
  const times: Promise<number>[] = [];
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  for (let view = 0; !isOver; view += 1) {
    times.push(ask(`${url}${PAGES[view % PAGES.length]}`).then(({ firstByteMs }) => firstByteMs));
    await pause(VIEW_EVERY_MS);
  }
  await ended;
  return percentile(await Promise.all(times), 99);
}
