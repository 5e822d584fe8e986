import { setTimeout as pause } from "node:timers/promises";
import { noisePhoto } from "../../../tests/support/hostile-pictures.ts";
import { percentile } from "../../bench/finding.ts";
import { viewsUntil } from "../../bench/loads/views-until.ts";
import { type MeasuredShop, startMeasuredShop } from "../../bench/measured-shop.ts";
import { openSeeds } from "../../bench/seed.ts";
import type { Held } from "../row.ts";

const UPLOADS = 50;
const QUIET_MS = 5000;
const SLOWEST_PAGE_MS = 100;
const MOST_MEMORY_MB = 400;

/** F20: many photos of almost eight megabytes at once; a few are queued, the others get 503 with Retry-After. */
export async function bearUploads(): Promise<Held> {
  const shop = await startMeasuredShop(await (await openSeeds()).demoShop());
  try {
    const photo = await noisePhoto(4400, 3200, 86);
    const quiet = percentile(await viewsUntil(shop, pause(QUIET_MS)), 99);
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, shop.memoryMb());
    }, 20);
    const uploading = Promise.all(Array.from({ length: UPLOADS }, () => upload(shop, photo)));
    const busy = percentile(await viewsUntil(shop, uploading), 99);
    clearInterval(watch);
    const answers = await uploading;
    const taken = answers.filter(({ status }) => status === 201).length;
    const odd = answers.filter(({ status, text }) => status !== 201 && !(status === 503 && text.includes("çok yoğun")));
    return {
      holds: odd.length === 0 && taken > 0 && busy <= SLOWEST_PAGE_MS && most <= MOST_MEMORY_MB,
      figure: `${UPLOADS} photos of ${(photo.length / 1e6).toFixed(1)} MB: ${taken} taken, ${UPLOADS - taken - odd.length} asked to come back, ${odd.length} odd; home page's 99th percentile ${busy.toFixed(1)} ms, quiet ${quiet.toFixed(1)}; ${most.toFixed()} MB at most`,
    };
  } finally {
    await shop.stop();
  }
}

async function upload(shop: MeasuredShop, photo: Buffer) {
  const headers = { Authorization: `Bearer ${await shop.token()}`, "Content-Type": "image/jpeg" };
  const answer = await fetch(`${shop.url}/api/admin/pictures`, {
    method: "POST",
    headers,
    body: new Uint8Array(photo),
  });
  return { status: answer.status, text: await answer.text() };
}
