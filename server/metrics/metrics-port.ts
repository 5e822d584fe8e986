import { once } from "node:events";
import { createServer } from "node:http";
import { ShopError } from "../../domain/error.ts";
import type { Config } from "../config/config.ts";
import type { Door } from "../door/door.ts";
import type { Watched } from "../shop.ts";
import { EXPOSITION_TYPE, exposition } from "./exposition.ts";
import { watchProcess } from "./process-metrics.ts";
import { shopMetrics } from "./shop-metrics.ts";

type Parts = { door: Pick<Door, "stats">; shop: Watched };

/** Answers Prometheus on a port of its own, which visitors do not reach. */
export async function openMetricsPort({ port, host }: NonNullable<Config["metrics"]>, { door, shop }: Parts) {
  const processWatch = watchProcess();
  const server = createServer(async ({ method, url }, outgoing) => {
    if (method !== "GET" || url !== "/metrics") {
      outgoing.writeHead(404).end();
      return;
    }
    const metrics = [...(await shopMetrics(door, shop)), ...processWatch.read()];
    outgoing.writeHead(200, { "Content-Type": EXPOSITION_TYPE }).end(exposition(metrics));
  });
  server.listen(port, host);
  await once(server, "listening").catch(() => {
    throw new ShopError(
      "unavailable",
      `Ölçümler ${host}:${port} adresinde açılamadı: METRICS_PORT ya da METRICS_HOST başka olmalı.`,
    );
  });
  return {
    close() {
      processWatch.stop();
      server.close();
      server.closeAllConnections();
    },
  };
}
