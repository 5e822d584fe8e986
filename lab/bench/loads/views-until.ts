import { once } from "node:events";
import { z } from "zod";
import { percentile } from "../finding.ts";
import type { PacedViews } from "./paced-views.ts";
import { forkPlain } from "./plain-node.ts";

const report = z.object({ times: z.array(z.number()).min(1), failed: z.number() });

/** Views of one address at an even pace, made in another process, because this one is busy. */
export async function viewsUntil(end: Promise<unknown>, views: PacedViews) {
  const other = forkPlain("./paced-views.ts");
  const reported = once(other, "message");
  const gone = once(other, "exit");
  other.send(views);
  await end;
  other.send("stop");
  const [message] = await Promise.race([reported, gone]);
  const { times, failed } = report.parse(message);
  other.disconnect();
  return { count: times.length + failed, failed, p99: percentile(times, 99), slowest: Math.max(...times) };
}
