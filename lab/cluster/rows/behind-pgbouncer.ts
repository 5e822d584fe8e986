import { percentile } from "../../bench/finding.ts";
import { foremostProducts, signIn } from "../../bench/measured-shop.ts";
import type { Held, Tools } from "../../faults/row.ts";
import { readPanelPrice, readPrice } from "../loads/price.ts";
import { openSaving } from "../loads/saves.ts";
import { startWholeCluster } from "../whole-cluster.ts";

const SAVES = 300;
const VISIBLE_WITHIN_MS = 250;
const PATIENCE_MS = 5000;

/** Saves on one shop, read on the other two, asked without pause. */
export async function saveBehindPgbouncer({ signal }: Tools): Promise<Held> {
  const cluster = await startWholeCluster();
  try {
    const [first, ...others] = cluster.shops;
    if (!first) throw new Error("There is no shop");
    const save = await openSaving(first.url);
    const [product] = await foremostProducts(first.url, 1);
    if (!product) throw new Error("There is no product");
    const begun = Math.round(product.price * 100);
    const token = await signIn(first.url);
    const waits: number[] = [];
    let [panelReads, older] = [0, 0];
    for (let count = 1; count <= SAVES && !signal.aborted; count += 1) {
      if (!(await save(product, begun + count))) throw new Error("A save was refused");
      const savedAt = performance.now();
      // The panel's next call, on another shop.
      const panel = others.map(async ({ url }) => {
        panelReads += 1;
        if ((await readPanelPrice(url, product.id, token)) !== begun + count) older += 1;
      });
      const seen = others.map(async ({ url }) => {
        while ((await readPrice(url, product.id)) !== begun + count) {
          if (performance.now() - savedAt > PATIENCE_MS) return Number.POSITIVE_INFINITY;
        }
        return performance.now() - savedAt;
      });
      waits.push(Math.max(...(await Promise.all(seen))));
      await Promise.all(panel);
    }
    const worst = percentile(waits, 99);
    const missing = cluster.shops.filter(({ log }) => log().includes("notices_missing")).length;
    return {
      holds: waits.length === SAVES && worst <= VISIBLE_WITHIN_MS && missing + older === 0,
      figure: [
        `${waits.length} saves: on both other shops after ${percentile(waits, 50).toFixed(0)} ms (median)`,
        `${worst.toFixed(0)} (99th percentile), ${Math.max(...waits).toFixed(0)} (longest)`,
        `${older} of ${panelReads} reads in the panel were older`,
        `${missing} shops missed notices`,
      ].join(", "),
    };
  } finally {
    await cluster.stop();
  }
}
