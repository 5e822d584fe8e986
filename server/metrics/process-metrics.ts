import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { type Metric, metric } from "./exposition.ts";

/** The histogram measures the time between two looks at the event loop, so it contains this wait. */
const RESOLUTION_MS = 20;

/** Memory, processor and event loop of this process. The lag is that since the last time it was asked for. */
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
