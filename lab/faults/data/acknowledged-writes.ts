import { foremostProducts, type MeasuredShop } from "../../bench/measured-shop.ts";
import type { WireProduct } from "../../bench/wire-product.ts";

const WRITERS = 8;

/** What was sent last and what of it was acknowledged, in kuruş, by product. */
export type Written = ReadonlyMap<string, { begun: number; acknowledged: number; sent: number }>;

/** In the dark nobody hears an answer, whatever is still said. */
type Writing = (isOver: () => boolean, isDark?: () => boolean) => Promise<Written>;

/**
 * Writers who raise a product's price by one kuruş after the other, each its own, until the shop is gone or they are told to
 * stop: signed in and ready to begin. They answer what every one of them was promised.
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

/** Products whose price is not what was promised, nor what was on its way. */
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
