import type { Browser } from "@playwright/test";
import { z } from "zod";

/** Only what is looked for: everything else would slow the page down that is measured. */
const CATEGORIES = ["loading", "blink.user_timing", "disabled-by-default-devtools.timeline", "__metadata"];

const PAINT = "firstContentfulPaint";
const TASKS = new Set(["RunTask", "ThreadControllerImpl::RunTask"]);

const trace = z.object({
  traceEvents: z.array(
    z.object({ name: z.string(), pid: z.number(), tid: z.number(), ts: z.number(), dur: z.number().optional() }),
  ),
});

/** In milliseconds, of the thread that paints the page, from the browser's own recording of the visit. */
export async function longestTaskAfterPaint(browser: Browser, visit: () => Promise<void>): Promise<number> {
  await browser.startTracing(undefined, { categories: CATEGORIES });
  await visit();
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString()));
  const paint = traceEvents.findLast(({ name }) => name === PAINT);
  if (!paint) throw new Error("The page was never painted");
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) => TASKS.has(name) && pid === paint.pid && tid === paint.tid && ts > paint.ts,
  );
  if (tasks.length === 0) throw new Error("The browser recorded no tasks");
  return Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000;
}
