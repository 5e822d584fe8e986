import type { Door } from "../door/door.ts";
import type { Shop } from "../shop.ts";

/** The metrics of the shop. Those read from the database have no sample while it is away. */
export async function shopMetrics(door: Pick<Door, "stats">, shop: Shop["watched"]): Promise<Metric[]> {
  const { connections, requests } = door.stats();
  const queue = shop.queue.stats();
  const pages = shop.pageCache.stats();
  const pool = shop.pool();
  const stored = await shop.readStored().catch(() => undefined);
  const known = shop.knownRevision();
  const answers = requests.map(({ count, ...labels }): Sample => ({ labels, value: count }));
  const jobs = (stored?.jobs ?? []).map(
    ({ name, dueAt }): Sample => ({ labels: { task: name }, value: secondsOf(dueAt) }),
  );
  return [
    metric("fiyonk_ready", "1 while visitors can be served, as /readyz says.", Number(shop.isReady())),
    metric("fiyonk_database_up", "1 if the database answered this scrape.", Number(stored !== undefined)),
    metric("fiyonk_data_free_bytes", "Free space on the disk of DATA_DIR.", shop.freeBytes()),
    metric("fiyonk_connections", "Open connections.", connections),
    metric("fiyonk_requests_total", "Answers, by kind of request and status; 429 is a throttle.", ...answers),
    metric("fiyonk_handled_total", "Requests that the app has handled.", queue.handled),
    metric("fiyonk_handled_seconds_total", "Time that the app took for them.", queue.handledMs / 1000),
    metric("fiyonk_queue_running", "Requests that the app handles now.", queue.running),
    metric("fiyonk_queue_length", "Requests that wait in the queue.", queue.length),
    metric("fiyonk_queue_waits_total", "Requests that have waited in the queue.", queue.waits),
    metric("fiyonk_queue_wait_seconds_total", "Time that they waited.", queue.waitedMs / 1000),
    metric("fiyonk_queue_timeouts_total", "Requests that were refused after waiting in vain.", queue.timeouts),
    metric("fiyonk_page_cache_hits_total", "Pages sent from memory.", pages.hits),
    metric("fiyonk_page_renders_total", "Pages rendered.", pages.renders),
    metric("fiyonk_page_cache_entries", "Pages in memory.", pages.entries),
    metric("fiyonk_page_cache_bytes", "Memory that they take.", pages.bytes),
    metric("fiyonk_revision", "The newest save that this process knows of.", known),
    metric("fiyonk_shown_revision", "The save up to which the loaded data goes.", shop.shownRevision()),
    metric(
      "fiyonk_revision_lag",
      "Saves in the database that this process does not know of yet.",
      stored && Math.max(0, stored.revision - known),
    ),
    metric("fiyonk_database_connections", "Connections to PostgreSQL.", pool?.open),
    metric("fiyonk_database_idle_connections", "Those that are idle.", pool?.idle),
    metric("fiyonk_database_waiting", "Queries that wait for a connection.", pool?.waiting),
    metric("fiyonk_job_due_timestamp_seconds", "When a nightly job is due next.", ...jobs),
  ];
}

const secondsOf = (date: Date): number => date.getTime() / 1000;

/** A metric with all its samples, as Prometheus reads them. Without samples, only its description is written. */
export type Metric = { name: string; help: string; samples: readonly Sample[] };
type Sample = { labels?: Readonly<Record<string, string>>; value: number };

export const EXPOSITION_TYPE = "text/plain; version=0.0.4; charset=utf-8";

export const metric = (name: string, help: string, ...values: readonly (number | Sample | undefined)[]): Metric => ({
  name,
  help,
  samples: values
    .filter((value) => value !== undefined)
    .map((value) => (typeof value === "number" ? { value } : value)),
});

/** Writes Prometheus' text format. A metric whose name ends in `_total` is a counter. */
export const exposition = (metrics: readonly Metric[]): string => metrics.map(written).join("");

function written({ name, help, samples }: Metric): string {
  const type = name.endsWith("_total") ? "counter" : "gauge";
  const lines = samples.map(({ labels = {}, value }) => `${name}${writtenLabels(labels)} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

function writtenLabels(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, escaped)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

const escaped = (character: string) => (character === "\n" ? "\\n" : `\\${character}`);
