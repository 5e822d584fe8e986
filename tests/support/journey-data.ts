import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase, type DatabaseServer, startPostgres } from "./databases/postgres-place.ts";
import { startShop } from "./shop-process.ts";

/** What journeys find ready: the demo catalogue is made once for a run and engine, and every worker begins with a copy. */
export default async function prepareJourneyData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-journeys-"));
  process.env.JOURNEY_DATA = folder;
  const postgres = isOnPostgresToo() ? await startPostgres() : undefined;
  const onSqlite = startShop({ dataDir: folder }).then((shop) => shop.stop());
  await Promise.all([onSqlite, postgres && fillPostgres(postgres)]);
  return async () => {
    await rm(folder, { recursive: true, force: true });
    await postgres?.stop();
  };
}

/** Whoever asks for one screen only shall not wait for PostgreSQL. */
function isOnPostgresToo(): boolean {
  const asked = process.argv.join(" ");
  return !asked.includes("--project") || /--project[= ]postgres/.test(asked);
}

async function fillPostgres({ url, run }: DatabaseServer): Promise<void> {
  const filled = await createTestDatabase({ url, run });
  const shop = await startShop({ env: { DATABASE_URL: filled } });
  await shop.stop();
  process.env.JOURNEY_POSTGRES = JSON.stringify({ url, run, filled });
}
