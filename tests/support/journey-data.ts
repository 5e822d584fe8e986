import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FullConfig } from "@playwright/test";
import { startPostgres } from "./postgres-place.ts";
import { startShop } from "./shop-process.ts";

/** The demo catalogue is made once for a run; every worker's shop begins with a copy of it. */
export default async function prepareJourneyData(config: FullConfig): Promise<() => Promise<void>> {
  const postgres = config.projects.some(({ name }) => name === "postgres") ? await startPostgres() : undefined;
  const dataDir = await mkdtemp(join(tmpdir(), "fiyonk-journeys-"));
  const shop = await startShop({ dataDir });
  await shop.stop();
  process.env.JOURNEY_DATA = dataDir;
  if (postgres) process.env.JOURNEY_POSTGRES = postgres.url;
  return async () => {
    await rm(dataDir, { recursive: true, force: true });
    await postgres?.stop();
  };
}
