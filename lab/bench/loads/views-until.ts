import { once } from "node:events";
import { z } from "zod";
import type { MeasuredShop } from "../measured-shop.ts";
import { forkPlain } from "./plain-node.ts";

/** Milliseconds between two views. */
const BETWEEN_VIEWS_MS = 10;
const BETWEEN_SEARCHES_MS = 200;

/** Durations of home page views, measured in another process, because this one is busy. Throws if a view failed. */
export const viewsUntil = ({ url }: Pick<MeasuredShop, "url">, end: Promise<unknown>): Promise<number[]> =>
  pacedUntil("./paced-views.ts", { url: `${url}/`, everyMs: BETWEEN_VIEWS_MS }, end);

/** The same for searches from this address, by `X-Forwarded-For`. */
export const searchesUntil = (
  { url }: Pick<MeasuredShop, "url">,
  from: string,
  end: Promise<unknown>,
): Promise<number[]> =>
  pacedUntil("./paced-views.ts", { url: `${url}/ara?q=kupa`, from, everyMs: BETWEEN_SEARCHES_MS }, end);

/** Durations of plain synced writes on the same disk, one every `everyMs`. */
export const commitsUntil = (file: string, everyMs: number, end: Promise<unknown>): Promise<number[]> =>
  pacedUntil("./paced-commits.ts", { file, everyMs }, end);

async function pacedUntil(script: string, order: object, end: Promise<unknown>): Promise<number[]> {
  const other = forkPlain(script);
  const report = once(other, "message");
  const gone = once(other, "exit");
  other.send(order);
  await end;
  other.send("stop");
  const [times] = await Promise.race([report, gone]);
  return z.array(z.number()).min(1).parse(times);
}
