import { once } from "node:events";
import { z } from "zod";
import type { MeasuredShop } from "../measured-shop.ts";
import { forkPlain } from "./plain-node.ts";

/** A busy evening: one page every so many milliseconds. */
const BETWEEN_VIEWS_MS = 10;
const BETWEEN_SEARCHES_MS = 200;

/** How long each view of the home page took, as another process saw it: this one is busy doing harm. Throws if one failed. */
export const viewsUntil = ({ url }: Pick<MeasuredShop, "url">, end: Promise<unknown>): Promise<number[]> =>
  pacedUntil("./paced-views.ts", { url: `${url}/`, everyMs: BETWEEN_VIEWS_MS }, end);

/** The same for somebody who looks for something now and then, by the word of a proxy from this address. */
export const searchesUntil = (
  { url }: Pick<MeasuredShop, "url">,
  from: string,
  end: Promise<unknown>,
): Promise<number[]> =>
  pacedUntil("./paced-views.ts", { url: `${url}/ara?q=kupa`, from, everyMs: BETWEEN_SEARCHES_MS }, end);

/** How long a bare file took to be kept on the same disk, as often as `everyMs` says. */
export const commitsUntil = (file: string, everyMs: number, end: Promise<unknown>): Promise<number[]> =>
  pacedUntil("./paced-commits.ts", { file, everyMs }, end);

async function pacedUntil(script: string, order: object, end: Promise<unknown>): Promise<number[]> {
  const other = forkPlain(script);
  const told = once(other, "message");
  const gone = once(other, "exit");
  other.send(order);
  await end;
  other.send("stop");
  const [times] = await Promise.race([told, gone]);
  return z.array(z.number()).min(1).parse(times);
}
