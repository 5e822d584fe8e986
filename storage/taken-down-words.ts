import type { Transaction } from "kysely";
import { ShopError } from "../domain/error.ts";
import type { Author, DoneStep } from "../domain/ledger.ts";
import type { Stored } from "./columns.ts";
import { columnChanges } from "./ledger/listed-events.ts";
import { rowsOf } from "./ledger/subject.ts";
import { writeUntold } from "./ledger/written-steps.ts";
import { erasePersons, keepBlotted } from "./order-book/blotted-persons.ts";
import { SECTION_OF_WORDS, storedWithout, WORDS, wordKey, wordsIn } from "./shared-word-rows.ts";
import type { Store } from "./store.ts";
import { removePictures } from "./stored-media.ts";
import { SETTINGS } from "./stored-sections.ts";
import type { Tables } from "./tables.ts";

type Trx = Transaction<Tables>;

/** Takes down what a customer let the owner share: from the page, from the whole history, and from copies that are restored later. Its photo goes at once. */
export async function takeDownWord(
  store: Store,
  { id, by }: { id: string; by: Author },
): Promise<DoneStep & { pictures: string[] }> {
  const done = await store.write(async (trx, revision) => {
    const [row] = await rowsOf(trx, SETTINGS, [SECTION_OF_WORDS]);
    if (!row || !wordsIn(row[WORDS] ?? null).some((item) => item.id === id)) {
      throw new ShopError("not-found", "Bu paylaşım zaten kaldırılmış");
    }
    const at = new Date().toISOString();
    const photos = await eraseWords(trx, revision, (known) => known === id);
    await keepBlotted(trx, [{ order_id: wordKey(id), blotted_at: at }]);
    const step = await writeUntold(trx, SETTINGS, { rows: [{ ...row, revision }], kind: "forget", at, by });
    return { step, count: 1, pictures: await removePictures(trx, photos) };
  });
  await erasePersons(store, ["settings", "events"]);
  return done;
}

/** Erases again what a restored copy brought back. */
export async function eraseTakenDown(trx: Trx, revision: number): Promise<void> {
  const gone = await trx.selectFrom("blotted_orders").select("order_id").execute();
  const keys = new Set(gone.map(({ order_id }) => order_id));
  await removePictures(trx, await eraseWords(trx, revision, (id) => keys.has(wordKey(id))));
}

/** Rewrites the section and its events where they name one of these. Returns the pictures of what was erased. */
async function eraseWords(trx: Trx, revision: number, isGone: (id: string) => boolean): Promise<string[]> {
  const photos = new Set<string>();
  const cleaned = (stored: Stored): Stored => {
    for (const { id, photo } of wordsIn(stored)) if (isGone(id) && photo) photos.add(photo);
    return storedWithout(stored, isGone);
  };
  const names = (stored: Stored) => wordsIn(stored).some(({ id }) => isGone(id));
  const rows = (await rowsOf(trx, SETTINGS, [SECTION_OF_WORDS])).filter((row) => names(row[WORDS] ?? null));
  await SETTINGS.write(
    trx,
    rows.map((row) => ({ ...row, [WORDS]: cleaned(row[WORDS] ?? null), revision })),
  );
  const events = await trx
    .selectFrom("events")
    .select(["id", "changes"])
    .where("subject", "=", SETTINGS.kind)
    .where("subject_id", "=", SECTION_OF_WORDS)
    .execute();
  for (const { id, changes } of events) {
    const { [WORDS]: change, ...others } = columnChanges({ changes });
    if (!change?.some(names)) continue;
    const [before, after] = [cleaned(change[0]), cleaned(change[1])];
    const left = { ...others, ...(before !== after && { [WORDS]: [before, after] }) };
    await trx
      .updateTable("events")
      .set({ changes: JSON.stringify(left) })
      .where("id", "=", id)
      .execute();
  }
  return [...photos];
}

/** The section as a copy without persons gets it. */
export const copiedWithoutWords = <Row extends Record<string, unknown>>(table: string, row: Row): Row => {
  if (table === "settings" && row.key === SECTION_OF_WORDS) return { ...row, value: "{}" };
  if (table === "events" && row.subject === SETTINGS.kind && row.subject_id === SECTION_OF_WORDS) {
    return { ...row, changes: "{}" };
  }
  return row;
};
