import { once } from "node:events";
import { createServer } from "node:http";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { ShopError } from "../../domain/error.ts";
import type { Config } from "../config/config.ts";
import type { Door } from "../door/door.ts";
import type { Shop } from "../shop.ts";
import { EXPOSITION_TYPE, exposition, type Metric, metric, shopMetrics } from "./shop-metrics.ts";

type Parts = { door: Pick<Door, "stats">; shop: Shop["watched"] };

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

/** The histogram measures the time between two looks at the event loop, so it contains this wait. */
const RESOLUTION_MS = 20;

/** Memory, processor and event loop of this process. The lag covers the time since the last reading. */
export function watchProcess() {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  loop.enable();
  const lag = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1000);

  return {
    read(): Metric[] {
      const { rss, heapUsed, external } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const wasMeasured = loop.count > 0;
      const metrics = [
        metric("process_resident_memory_bytes", "Memory of the process.", rss),
        metric("process_cpu_seconds_total", "Processor time of the process.", (user + system) / 1e6),
        metric("process_start_time_seconds", "When the process started.", performance.timeOrigin / 1000),
        metric("fiyonk_heap_used_bytes", "JavaScript objects in memory.", heapUsed),
        metric("fiyonk_buffers_bytes", "Buffers in memory, outside of the heap.", external),
        metric(
          "fiyonk_event_loop_active_seconds_total",
          "Time in which the event loop was busy.",
          performance.eventLoopUtilization().active / 1000,
        ),
        metric(
          "fiyonk_event_loop_lag_p99_seconds",
          "How late the event loop was, 99th percentile since the last scrape.",
          wasMeasured ? lag(loop.percentile(99)) : undefined,
        ),
        metric(
          "fiyonk_event_loop_lag_max_seconds",
          "How late the event loop was at most since the last scrape.",
          wasMeasured ? lag(loop.max) : undefined,
        ),
      ];
      loop.reset();
      return metrics;
    },
    stop: () => loop.disable(),
  };
}
