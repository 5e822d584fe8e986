import { sql } from "kysely";
import type { TroubledRow } from "../domain/ledger.ts";
import type { Sections } from "../domain/settings/sections.ts";
import { inBatches } from "./batches.ts";
import { trackedTables } from "./every-table.ts";
import { isRemoved } from "./ledger/subject.ts";
import type { Store } from "./store.ts";

const NOTHING_READ = { epoch: "", revision: -1, rows: new Map<string, TroubledRow>() };

/** Finds the rows that cannot be shown as they are. Each call reads what was written since the last one; the first reads everything. */
export function createTroubles(store: Store, first: Sections): () => Promise<TroubledRow[]> {
  let known = NOTHING_READ;

  return () =>
    store.snapshot(async (reading) => {
      const { epoch, revision } = await store.versionIn(reading);
      const before = known.epoch === epoch ? known : NOTHING_READ;
      const rows = new Map(before.rows);
      for (const { name, key, subject } of trackedTables(first).filter(({ subject }) => subject.trouble)) {
        const ids = await sql<{ id: string }>`
          select ${sql.join(key.map((column) => sql.ref(column)))} as id from ${sql.table(name)}
          where revision > ${before.revision}`.execute(reading);
        for await (const batch of inBatches(ids.rows)) {
          for (const row of await subject.read(
            reading,
            batch.map(({ id }) => id),
          )) {
            const words = isRemoved(row) ? undefined : subject.trouble?.(row)?.words;
            const place = `${subject.kind} ${row.id}`;
            if (words === undefined) rows.delete(place);
            else rows.set(place, { subject: subject.kind, id: row.id, name: subject.nameOf(row), words });
          }
        }
      }
      known = { epoch, revision, rows };
      return [...rows.values()];
    });
}
