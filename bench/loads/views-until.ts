import { once } from "node:events";
import { z } from "zod";
import type { MeasuredShop } from "../measured-shop.ts";
import { forkPlain } from "./plain-node.ts";

/** A busy evening: one page every so many milliseconds. */
const BETWEEN_VIEWS_MS = 10;

/** How long each view of the home page took, as another process saw it: this one is busy doing harm. Throws if one failed. */
export async function viewsUntil({ url }: Pick<MeasuredShop, "url">, end: Promise<unknown>): Promise<number[]> {
  const visitor = forkPlain("./paced-views.ts");
  const told = once(visitor, "message");
  const gone = once(visitor, "exit");
  visitor.send({ url: `${url}/`, everyMs: BETWEEN_VIEWS_MS });
  await end;
  visitor.send("stop");
  const [times] = await Promise.race([told, gone]);
  return z.array(z.number()).min(1).parse(times);
}
