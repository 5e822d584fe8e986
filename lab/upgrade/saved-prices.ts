import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { ask } from "../bench/ask.ts";
import { foremostProducts, signIn } from "../bench/measured-shop.ts";
import { productOnTheWire } from "../bench/wire-product.ts";
import type { Tally } from "./tally.ts";

const PRODUCTS = 8;
const EVERY_MS = 250;

/** Saves prices, one after the other, and afterwards looks for the last acknowledged one of each product. */
export async function saveUntil(isOver: () => boolean, url: string, tally: Tally): Promise<void> {
  const headers = { Authorization: `Bearer ${await signIn(url)}` };
  const products = await foremostProducts(url, PRODUCTS);
  const acknowledged = new Map<string, number>();
  for (let turn = 0; !isOver(); turn += 1) {
    const { id, ...product } = products[turn % products.length] ?? { id: "" };
    const price = 100 + turn;
    const body = { ...product, price, originalPrice: null };
    const { status } = await ask(`${url}/api/products/${id}`, { method: "PUT", headers, body }).catch(notAnswered);
    if (status === 200) {
      acknowledged.set(id, price);
      tally.saves += 1;
    } else tally.lostSaves.push(`a save was answered ${status}`);
    await pause(EVERY_MS);
  }
  const { body } = await ask(`${url}/api/products?ids=${[...acknowledged.keys()].join(",")}`);
  const stored = z.object({ products: z.array(productOnTheWire) }).parse(JSON.parse(body.toString())).products;
  for (const [id, price] of acknowledged) {
    const found = stored.find((product) => product.id === id)?.price;
    if (found !== price) tally.lostSaves.push(`${price} was acknowledged, ${found} is stored`);
  }
}

const notAnswered = (error: unknown) => ({ status: String(error) });
