import { setTimeout as pause } from "node:timers/promises";
import { foremostProducts, signIn } from "../../bench/measured-shop.ts";
import type { WireProduct } from "../../bench/wire-product.ts";
import { lira, readPrice } from "./price.ts";

/** Longer than a shop takes to refuse. */
const PATIENCE_MS = 15_000;

/** Prices are kuruş. `sent` may have been saved although nobody was told. */
export type Saved = { product: WireProduct; acknowledged: number; sent: number; count: number; refused: number };

export type Saves = {
  saved: readonly Saved[];
  /** Resolves after the next save that begins from now on and is acknowledged. */
  next(): Promise<void>;
  stop(): Promise<void>;
};

/** Writers, each raising the price of its own product by one kuruş again and again. */
export async function startSaves(
  url: string,
  { writers, everyMs }: { writers: number; everyMs: number },
): Promise<Saves> {
  const products = await foremostProducts(url, writers);
  const save = await openSaving(url);
  let isOver = false;
  let awaited: { since: number; resolve(): void }[] = [];
  const saved = products.map((product) => {
    const price = Math.round(product.price * 100);
    return { product, acknowledged: price, sent: price, count: 0, refused: 0 };
  });
  const write = async (state: Saved) => {
    while (!isOver) {
      const begunAt = performance.now();
      state.sent += 1;
      if (await save(state.product, state.sent)) {
        state.acknowledged = state.sent;
        state.count += 1;
        for (const { resolve } of awaited.filter(({ since }) => since <= begunAt)) resolve();
        awaited = awaited.filter(({ since }) => since > begunAt);
      } else state.refused += 1;
      await pause(everyMs);
    }
  };
  const writing = Promise.all(saved.map(write));
  return {
    saved,
    next() {
      const { promise, resolve } = Promise.withResolvers<void>();
      awaited.push({ since: performance.now(), resolve });
      return promise;
    },
    async stop() {
      isOver = true;
      await writing;
    },
  };
}

/** Saves a price; false if it was not acknowledged. */
export async function openSaving(url: string) {
  const headers = { Authorization: `Bearer ${await signIn(url)}`, "Content-Type": "application/json" };
  return async ({ id, ...product }: WireProduct, price: number): Promise<boolean> => {
    const body = JSON.stringify({ ...product, price: lira(price), originalPrice: null });
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`${url}/api/products/${id}`, { method: "PUT", headers, body, signal }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer().catch(() => undefined);
    return answer?.status === 200;
  };
}

/** Saves whose price a shop does not have. */
export async function lostAt(url: string, saved: readonly Saved[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { product, acknowledged, sent } of saved) {
    const price = await readPrice(url, product.id);
    if (!(price >= acknowledged && price <= sent)) lost.push(`${price} instead of ${acknowledged} to ${sent}`);
  }
  return lost;
}
