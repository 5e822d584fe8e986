import { foremostProducts, type MeasuredShop } from "../../bench/measured-shop.ts";
import type { WireProduct } from "../../bench/wire-product.ts";

const WRITERS = 8;

/** Last price sent and last price acknowledged, in kuruş, for each product. */
export type Written = ReadonlyMap<string, { begun: number; acknowledged: number; sent: number }>;

/** After the cut, answers no longer count. */
type Writing = (isOver: () => boolean, isDark?: () => boolean) => Promise<Written>;

/**
 * Writers, signed in and ready. Each raises the price of its own product by one kuruş again and again, until the shop is gone or
 * they are stopped, and answers its last acknowledged price.
 */
export async function readyWriters(shop: MeasuredShop): Promise<Writing> {
  const products = await foremostProducts(shop.url, WRITERS);
  await shop.token();
  return async (isOver, isDark = () => false) =>
    new Map(await Promise.all(products.map((product) => raise(shop, product, { isOver, isDark }))));
}

type Until = Record<"isOver" | "isDark", () => boolean>;

async function raise(shop: MeasuredShop, product: WireProduct, { isOver, isDark }: Until) {
  const begun = Math.round(product.price * 100);
  const state = { begun, acknowledged: begun, sent: begun };
  while (!isOver()) {
    state.sent += 1;
    try {
      await shop.save({ ...product, price: state.sent / 100, originalPrice: null });
    } catch (error) {
      if (isOver()) break;
      throw error;
    }
    if (isDark()) break;
    state.acknowledged = state.sent;
  }
  return [product.id, state] as const;
}

/** Products whose price is neither the acknowledged nor the pending one. */
export async function lostIn({ url }: MeasuredShop, written: Written): Promise<string[]> {
  const products = await foremostProducts(url, WRITERS);
  const prices = new Map(products.map(({ id, price }) => [id, Math.round(price * 100)]));
  return [...written].flatMap(([id, { acknowledged, sent }]) => {
    const price = prices.get(id) ?? 0;
    return price >= acknowledged && price <= sent ? [] : [`${id}: ${price} instead of ${acknowledged} to ${sent}`];
  });
}

export const acknowledgedIn = (written: Written): number =>
  [...written.values()].reduce((sum, { begun, acknowledged }) => sum + acknowledged - begun, 0);
