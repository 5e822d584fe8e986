import { setTimeout as pause } from "node:timers/promises";
import { median } from "../../bench/finding.ts";
import { foremostProducts, type MeasuredShop, startMeasuredShop } from "../../bench/measured-shop.ts";
import { openSeeds } from "../../bench/seed.ts";
import type { Held, Tools } from "../row.ts";
import { endlessAddress } from "./endless-addresses.ts";
import { visit } from "./one-visit.ts";

/** `SOAK_MINUTES=3 npm run faults -- F19` is a first look. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);
const ASKED_EVERY_MS = 20;
const SAVED_EVERY_MS = 2000;
const WEIGHED_EVERY_MS = 1000;
const MOST_GROWTH = 0.02;

/** A mixed load over ever new addresses, and saves: memory is as large in the last quarter as in the one before. */
export async function soak({ signal }: Tools): Promise<Held> {
  const shop = await startMeasuredShop(await (await openSeeds()).shopOf(447));
  const weights: number[] = [];
  const failures = new Map<number, number>();
  let [asked, isOver] = [0, false];
  try {
    const saving = saveUntil(shop, () => isOver);
    const weighing = setInterval(() => weights.push(shop.memoryMb()), WEIGHED_EVERY_MS);
    const until = performance.now() + MINUTES * 60_000;
    const underWay = new Set<Promise<void>>();
    while (performance.now() < until && !signal.aborted) {
      asked += 1;
      const view = visit(shop.port, asked, endlessAddress(asked)).then((status) => {
        underWay.delete(view);
        if (status >= 500 && status !== 503) failures.set(status, (failures.get(status) ?? 0) + 1);
      });
      underWay.add(view);
      await pause(ASKED_EVERY_MS);
    }
    await Promise.all(underWay);
    clearInterval(weighing);
    isOver = true;
    await saving;
  } finally {
    await shop.stop();
  }
  const quarter = Math.floor(weights.length / 4);
  const [third, last] = [weights.slice(quarter * 2, quarter * 3), weights.slice(quarter * 3)].map(median);
  const growth = ((last ?? 0) - (third ?? 0)) / (third ?? 1);
  const figure = `${asked} addresses in ${MINUTES} minutes: ${third?.toFixed(0)} MB, then ${last?.toFixed(0)} MB (${(growth * 100).toFixed(1)} %)`;
  return { holds: growth <= MOST_GROWTH && failures.size === 0 && !signal.aborted, figure: figure + failed(failures) };
}

const failed = (failures: ReadonlyMap<number, number>) =>
  [...failures].map(([status, count]) => `, ${count} × ${status}`).join("");

async function saveUntil(shop: MeasuredShop, isOver: () => boolean): Promise<void> {
  const [product] = await foremostProducts(shop.url, 1);
  if (!product) throw new Error("There is nothing to save");
  for (let price = 100; !isOver(); price += 1) {
    await shop.save({ ...product, price, originalPrice: null });
    await pause(SAVED_EVERY_MS);
  }
}
