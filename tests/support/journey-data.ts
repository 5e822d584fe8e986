import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase, type DatabaseServer, startPostgres } from "./databases/postgres-databases.ts";
import { fillWithDemo } from "./demo-data.ts";

/** Makes the demo catalogue once for each run and database engine. Every worker begins with a copy. */
export default async function prepareJourneyData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-journeys-"));
  process.env.JOURNEY_DATA = folder;
  const postgres = includesPostgres() ? await startPostgres() : undefined;
  await fillWithDemo({ dataDir: folder });
  if (postgres) await fillPostgres(postgres);
  return async () => {
    await rm(folder, { recursive: true, force: true });
    await postgres?.stop();
  };
}

/** A run of one other project does not wait for PostgreSQL. */
function includesPostgres(): boolean {
  const command = process.argv.join(" ");
  return !command.includes("--project") || /--project[= ]postgres/.test(command);
}

async function fillPostgres({ url, run }: DatabaseServer): Promise<void> {
  const filled = await createTestDatabase({ url, run });
  await fillWithDemo({ databaseUrl: filled, dataDir: "" });
  process.env.JOURNEY_POSTGRES = JSON.stringify({ url, run, filled });
}
