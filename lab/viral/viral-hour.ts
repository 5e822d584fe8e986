import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { ask } from "../bench/ask.ts";
import { percentile } from "../bench/finding.ts";
import type { WireProduct } from "../bench/wire-product.ts";
import { type SeenSaves, seenSaves } from "./seen-saves.ts";
import type { Kind, Step } from "./viral-visits.ts";

export type Setup = {
  url: string;
  token: string;
  product: WireProduct;
  /** Kills the shop and starts it again. */
  restart(): Promise<void>;
  /** Requests that the shop has answered. */
  reached(): Promise<number>;
};

export type Hour = { lengthMs: number; saveEveryMs: number; restartAtMs: number };

export type Replayed = SeenSaves & {
  requests: number;
  reached: number;
  failed: Record<Kind, number>;
  medianMs: number;
  slowMs: number;
};

/** Sends the visitors' requests at their times, while the owner saves and the shop is restarted once. */
export async function replayHour(setup: Setup, steps: readonly Step[], hour: Hour): Promise<Replayed> {
  const { url, token, product, restart, reached } = setup;
  const begunAt = performance.now();
  const untilAt = (at: number) => pause(Math.max(0, begunAt + at - performance.now()));
  const saves = seenSaves();
  const times: number[] = [];
  const failed: Record<Kind, number> = { product: 0, page: 0, search: 0, file: 0, api: 0, cart: 0 };
  const before = await reached();

  const save = async (number: number) => {
    const { id, ...input } = { ...product, price: priceOf(number) };
    const headers = { Authorization: `Bearer ${token}` };
    const { status } = await ask(`${url}/api/products/${id}`, { method: "PUT", headers, body: input });
    if (status === 200) saves.acknowledged(number, performance.now());
  };
  const owner = async () => {
    for (let number = 1; number * hour.saveEveryMs < hour.lengthMs; number += 1) {
      await untilAt(number * hour.saveEveryMs);
      await save(number).catch(() => {});
    }
  };
  const restarted = async () => {
    await untilAt(hour.restartAtMs);
    const kept = await reached();
    const awayFrom = performance.now();
    await restart();
    saves.away(awayFrom, performance.now());
    return kept;
  };
  const take = async ({ at, kind, path, from }: Step) => {
    await untilAt(at);
    const askedAt = performance.now();
    const headers = { "Accept-Encoding": "br", "X-Forwarded-For": from };
    // As a browser, once more where a kept connection was just closed.
    const get = () => ask(url + path, { headers });
    const answer = await get()
      .catch(get)
      .catch(() => undefined);
    if (answer?.status !== 200) {
      failed[kind] += 1;
      return;
    }
    if (kind === "product" || kind === "page" || kind === "search") times.push(answer.firstByteMs);
    if (kind === "product") saves.seen(askedAt, saveIn(brotliDecompressSync(answer.body).toString()));
  };
  const [kept] = await Promise.all([restarted(), owner(), ...steps.map(take)]);
  return {
    requests: steps.length,
    reached: kept - before + (await reached()),
    failed,
    medianMs: percentile(times, 50),
    slowMs: percentile(times, 99),
    ...saves.result(),
  };
}

const FIRST_PRICE = 1000;

/** The price tells which save an answer has seen. */
const priceOf = (save: number): number => FIRST_PRICE + save;

function saveIn(page: string): number {
  const [, price] = /"price":"(\d+)\.\d\d"/.exec(page) ?? [];
  if (price === undefined) throw new Error("The product's page has no price");
  return Number(price) < FIRST_PRICE ? 0 : Number(price) - FIRST_PRICE;
}
