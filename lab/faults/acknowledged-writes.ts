import { setTimeout as pause } from "node:timers/promises";
import { foremostProducts, saveAt, signIn } from "../bench/measured-shop.ts";
import type { WireProduct } from "../bench/wire-product.ts";

const WRITERS = 8;

/** In kuruş the price last acknowledged, and the one last sent, which may be saved although nobody was told; `count` acknowledged saves. */
type Prices = { begun: number; acknowledged: number; sent: number; count: number; refused: number };

export type Written = ReadonlyMap<string, Prices>;

/** After the power is cut, answers no longer count. */
type Until = { isOver(): boolean; isDark?(): boolean; everyMs?: number };

/**
 * Writers, signed in and ready. Each raises the price of its own product by one kuruş again and again until they are stopped.
 */
export async function readyWriters(url: string): Promise<(until: Until) => Promise<Written>> {
  const [products, token] = [await foremostProducts(url, WRITERS), await signIn(url)];
  const raise = async (product: WireProduct, { isOver, isDark, everyMs }: Until) => {
    const begun = Math.round(product.price * 100);
    const prices: Prices = { begun, acknowledged: begun, sent: begun, count: 0, refused: 0 };
    while (!isOver()) {
      prices.sent += 1;
      try {
        await saveAt(url, token, { ...product, price: prices.sent / 100, originalPrice: null });
        if (isDark?.()) break;
        prices.acknowledged = prices.sent;
        prices.count += 1;
      } catch {
        if (isOver()) break;
        prices.refused += 1;
      }
      if (everyMs) await pause(everyMs);
    }
    return [product.id, prices] as const;
  };
  return async (until) => new Map(await Promise.all(products.map((product) => raise(product, until))));
}

/** Products whose price is neither the acknowledged nor a later one that was sent. */
export async function lostIn(url: string, written: Written): Promise<string[]> {
  const products = await foremostProducts(url, WRITERS);
  const stored = new Map(products.map(({ id, price }) => [id, Math.round(price * 100)]));
  return [...written].flatMap(([id, { acknowledged, sent }]) => {
    const price = stored.get(id) ?? 0;
    return price >= acknowledged && price <= sent ? [] : [`${id}: ${price} instead of ${acknowledged} to ${sent}`];
  });
}

export const acknowledgedIn = (written: Written): number =>
  [...written.values()].reduce((sum, { count }) => sum + count, 0);

export const refusedIn = (written: Written): number =>
  [...written.values()].reduce((sum, { refused }) => sum + refused, 0);

/** The first few, for a row. */
export const lossesInWords = (lost: readonly string[]): string =>
  [`${lost.length} lost`, ...lost.slice(0, 2)].join(", ");
