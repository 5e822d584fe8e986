import type { Transaction } from "kysely";
import { z } from "zod";
import { jsonFrom, type Stored } from "./columns.ts";
import type { SubjectRow } from "./ledger/subject.ts";
import type { Tables } from "./tables.ts";

/** The section of settings that names persons. */
export const SECTION_OF_WORDS = "shared-words";
/** Its column of shared words. */
export const WORDS = "shared";

const items = z.array(z.looseObject({ id: z.string(), photo: z.string().catch("") }));

export const wordsIn = (stored: Stored) => (typeof stored === "string" ? (jsonFrom(items, stored) ?? []) : []);

/** Null is how an empty list is stored. A value that cannot be read may name somebody, so that nothing of it stays. */
export function storedWithout(stored: Stored, isGone: (id: string) => boolean): Stored {
  const left = wordsIn(stored).filter(({ id }) => !isGone(id));
  return left.length === 0 ? null : JSON.stringify(left);
}

/** The key of a word that was taken down, among those of blotted orders, whose ids are others. */
export const wordKey = (id: string): string => `${SECTION_OF_WORDS}:${id}`;

/** A form that was open while a word was taken down, on another device too, does not bring it back. */
export async function withoutTakenDown(trx: Transaction<Tables>, row: SubjectRow): Promise<SubjectRow> {
  const words = row.id === SECTION_OF_WORDS ? wordsIn(row[WORDS] ?? null) : [];
  if (words.length === 0) return row;
  const keys = words.map(({ id }) => wordKey(id));
  const known = await trx.selectFrom("blotted_orders").select("order_id").where("order_id", "in", keys).execute();
  const gone = new Set(known.map(({ order_id }) => order_id));
  return gone.size === 0 ? row : { ...row, [WORDS]: storedWithout(row[WORDS] ?? null, (id) => gone.has(wordKey(id))) };
}
