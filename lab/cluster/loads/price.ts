import { z } from "zod";
import { ask } from "../../bench/ask.ts";

const answered = z.object({ products: z.array(z.object({ price: z.number() })) });

export const lira = (kurus: number): number => kurus / 100;

/** What a shop shows to visitors, in kuruş; NaN if it does not answer. */
export const readPrice = (url: string, id: string): Promise<number> => priceAt(`${url}/api/products?ids=${id}`);

/** What it shows to its owner in the panel. */
export const readPanelPrice = (url: string, id: string, token: string): Promise<number> =>
  priceAt(`${url}/api/admin/stock?ids=${id}`, { Authorization: `Bearer ${token}` });

async function priceAt(address: string, headers = {}): Promise<number> {
  const answer = await ask(address, { headers }).catch(() => undefined);
  if (answer?.status !== 200) return Number.NaN;
  const [product] = answered.parse(JSON.parse(answer.body.toString())).products;
  return product ? Math.round(product.price * 100) : Number.NaN;
}
