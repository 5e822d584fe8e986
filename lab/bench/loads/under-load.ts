import { once } from "node:events";
import { z } from "zod";
import type { MeasuredShop } from "../measured-shop.ts";
import type { LoadReport, Order } from "./load.ts";
import { forkPlain } from "./plain-node.ts";

const report: z.ZodType<LoadReport> = z.object({
  requestsPerSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
  failures: z.number(),
});

/** Highest memory at any moment, in megabytes. */
export async function memoryUnderLoad(shop: MeasuredShop, path: string): Promise<number> {
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, shop.memoryMb());
  }, 100);
  await putUnderLoad({ port: shop.port, path, connections: 50, seconds: 5 });
  clearInterval(watch);
  return most;
}

/** The load runs in another process, so that it does not share a thread with the measuring code. */
export async function putUnderLoad(order: Order): Promise<LoadReport> {
  const generator = forkPlain("./load.ts");
  const impatience = setTimeout(() => generator.kill("SIGKILL"), order.seconds * 1000 + 20_000);
  const reported = once(generator, "message");
  const ended = once(generator, "exit");
  generator.send(order);
  const [message] = await Promise.race([reported, ended]);
  clearTimeout(impatience);
  const { success, data } = report.safeParse(message);
  if (!success) throw new Error(`The load generator gave up on ${order.path}`);
  generator.disconnect();
  await ended;
  if (data.failures > 0) throw new Error(`${data.failures} requests for ${order.path} failed under load`);
  return data;
}
