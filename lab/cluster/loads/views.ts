import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** As long as a person may wait for a page. */
const PATIENCE_MS = 10_000;

type Load = {
  url: string;
  perSecond: number;
  /** Each in a network (/16) of its own. */
  addresses: number;
  paths: readonly string[];
};

type View = { at: number; ms: number; outcome: string };

export type Views = {
  views: readonly View[];
  failed: readonly View[];
  /** Views under way at each of these moments. */
  inFlight(moments: readonly number[]): number;
};

/** Views at an even pace, whether earlier ones are answered or not. */
export function startViews({ url, perSecond, addresses, paths }: Load): () => Promise<Views> {
  // The whole of 127/8 is this machine.
  const visitors = Array.from({ length: addresses }, (_, index) => ({
    localAddress: `127.${index + 1}.0.1`,
    agent: new Agent({ keepAlive: true }),
  }));
  const views: View[] = [];
  const pending = new Set<Promise<void>>();
  let isOver = false;
  const pace = async () => {
    const startedAt = performance.now();
    for (let count = 0; !isOver; count += 1) {
      const visitor = visitors[count % visitors.length];
      const view = see(`${url}${paths[count % paths.length]}`, visitor).then((seen) => void views.push(seen));
      pending.add(view);
      void view.then(() => pending.delete(view));
      await pause(Math.max(0, startedAt + ((count + 1) * 1000) / perSecond - performance.now()));
    }
  };
  const pacing = pace();
  return async () => {
    isOver = true;
    await pacing;
    await Promise.all(pending);
    for (const { agent } of visitors) agent.destroy();
    const inFlight = (moments: readonly number[]) =>
      moments.reduce((sum, moment) => sum + views.filter(({ at, ms }) => at <= moment && moment <= at + ms).length, 0);
    return { views, failed: views.filter(({ outcome }) => outcome !== "200"), inFlight };
  };
}

type Visitor = { localAddress: string; agent: Agent } | undefined;

function see(url: string, visitor: Visitor): Promise<View> {
  const at = performance.now();
  const { promise, resolve } = Promise.withResolvers<string>();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const asking = request(url, { ...visitor, signal, headers: { "Accept-Encoding": "br" } }, (answer) => {
    answer.on("error", ({ message }) => resolve(message));
    answer.resume().on("end", () => resolve(`${answer.statusCode}`));
  });
  asking.on("error", ({ message }) => resolve(signal.aborted ? "timed out" : message)).end();
  return promise.then((outcome) => ({ at, ms: performance.now() - at, outcome }));
}

/** "3 × timed out, 2 × 502" */
export function outcomes(views: readonly View[]): string {
  const counts = new Map<string, number>();
  for (const { outcome } of views) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => `${count} × ${outcome}`).join(", ");
}
