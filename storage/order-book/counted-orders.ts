import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import { z } from "zod";
import { WHOLE } from "../../domain/choice/chosen.ts";
import { allCounts, partedCounts } from "../../domain/choice/counted-together.ts";
import { groupsOf, impliedMarks } from "../../domain/choice/product-options.ts";
import type { Author } from "../../domain/ledger.ts";
import {
  type ImpliedMarks,
  type OrderedPieces,
  orderedPieces,
  type Pieces,
  recounted,
} from "../../domain/order-book/counted-pieces.ts";
import { isSold } from "../../domain/order-book/order-states.ts";
import type { Sections } from "../../domain/settings/sections.ts";
import { PRODUCTS } from "../catalog/product-subject.ts";
import { OWNERS_COLUMNS } from "../catalog-columns.ts";
import { columnsOf, fieldsOf, jsonFrom, unreadFields } from "../columns.ts";
import { columnChanges } from "../ledger/listed-events.ts";
import { rowsOf } from "../ledger/subject.ts";
import { changesSomething, writeStep } from "../ledger/written-steps.ts";
import { linesIn, OWNERS_ORDER_COLUMNS } from "../order-columns.ts";
import type { Reading } from "../store.ts";
import { readSections } from "../stored-sections.ts";
import type { OrderRecord, ProductRecord, Tables } from "../tables.ts";

const storedPieces = z.array(z.tuple([z.string(), z.array(z.tuple([z.string(), z.int()]))]));

type Changed = {
  step: string;
  by: Author;
  undoes?: string | undefined;
  /** `before` is undefined for a new order. */
  changes: readonly { before?: OrderRecord; after: OrderRecord }[];
};

/** A product, or the part of it that `mark` names, with fewer pieces left than the orders ask for. */
export type Short = { productId: string; mark: string; left: number };

/**
 * Subtracts the pieces that orders ask for from their products' counts, and adds those that they no longer ask for, in the step that
 * changed the orders. An undo of the step changes the orders back, so it needs no rule of its own.
 */
export async function countPieces(
  trx: Transaction<Tables>,
  revision: number,
  { step, by, undoes, changes }: Changed,
  first: Sections,
): Promise<Short[]> {
  const changed = changes
    .filter(({ before, after }) => !isDeepStrictEqual(wantedBy(before), wantedBy(after)))
    .toSorted((one, other) => growthOf(one) - growthOf(other));
  const products = await rowsOf(
    trx,
    PRODUCTS,
    changed.flatMap(({ before, after }) => productsOf({ before: wantedBy(before), wanted: wantedBy(after) })),
  );
  const implied = await impliedOf(trx, products, first);
  // Counts that cannot be read stay as they are, until the owner has looked.
  const countable = products.filter((row) => unreadFields(COUNTED, row).length === 0);
  const counts = new Map(countable.map((row) => [row.id, allCounts(fieldsOf(COUNTED, row))]));
  const given = undoes === undefined ? undefined : await givenBack(trx, undoes);
  const short: Short[] = [];
  for (const { before: old, after: row } of changed) {
    const order = { before: wantedBy(old, implied), wanted: wantedBy(row, implied) };
    const { before, wanted } = order;
    const taken = new Map<string, Pieces>(takenBy(row));
    for (const productId of productsOf(order)) {
      const parts = { before: before.get(productId), wanted: wanted.get(productId), taken: taken.get(productId) };
      const most = given && (given.get(productId) ?? new Map<string, number>());
      const after = recounted(counts.get(productId) ?? {}, { ...parts, most });
      for (const [mark, pieces] of after.got) most?.set(mark, (most.get(mark) ?? 0) - pieces);
      if (after.short) short.push({ productId, ...after.short });
      counts.set(productId, after.counts);
      taken.set(productId, after.taken);
    }
    await trx
      .updateTable("orders")
      .set({ taken: takenAsText(taken) })
      .where("id", "=", row.id)
      .execute();
  }
  const counted = countable
    .map((row) => ({ row, next: columnsOf(COUNTED, partedCounts(counts.get(row.id) ?? {})) }))
    .filter((change) => changesSomething(PRODUCTS, change));
  if (counted.length > 0) await writeStep(trx, revision, { subject: PRODUCTS, kind: "move", by, step }, counted);
  return short;
}

/**
 * The pieces that a step gave back to the counts of products. Its undo takes no more of them: an order may be older than a count, and then the
 * step gave nothing.
 */
async function givenBack(reading: Reading, step: string): Promise<Map<string, Map<string, number>>> {
  const events = await reading
    .selectFrom("events")
    .select(["subject_id", "changes"])
    .where("step_id", "=", step)
    .where("subject", "=", PRODUCTS.kind)
    .where("kind", "=", "move")
    .execute();
  return new Map(
    events.map(({ subject_id, changes }) => {
      const told = columnChanges({ changes });
      const given = new Map<string, number>();
      for (const [column, { read }] of Object.entries(COUNTED)) {
        const [before, after] = (told[column] ?? []).map((stored) => read(String(stored)));
        for (const [mark, count] of Object.entries(after ?? {}))
          given.set(mark, Math.max(0, count - (before?.[mark] ?? count)));
      }
      return [subject_id, given];
    }),
  );
}

/** Orders that bring pieces back come first: others of the step may need them. */
const growthOf = ({ before, after }: Changed["changes"][number]): number =>
  piecesIn(wantedBy(after)) - piecesIn(wantedBy(before));

const piecesIn = (ordered: OrderedPieces): number =>
  [...ordered.values()].reduce((sum, pieces) => sum + (pieces.get(WHOLE) ?? 0), 0);

async function impliedOf(
  trx: Transaction<Tables>,
  products: readonly ProductRecord[],
  first: Sections,
): Promise<ImpliedMarks> {
  if (products.length === 0) return new Map();
  const { sets } = (await readSections(trx, first)).choices;
  return new Map(
    products.map(({ id, colors, choices }) => [
      id,
      impliedMarks(groupsOf({ colors: COLORS.read(String(colors)), choices: CHOICES.read(String(choices)) }, sets)),
    ]),
  );
}

const { counts, counts_together, colors: COLORS, choices: CHOICES } = OWNERS_COLUMNS;
const COUNTED = { counts, counts_together };
const { state: STATE } = OWNERS_ORDER_COLUMNS;

/** The pieces that an order asks for. An order that is cancelled, came back or lies in the trash asks for none. */
function wantedBy(row: OrderRecord | undefined, implied?: ImpliedMarks): OrderedPieces {
  if (!row || row.deleted_at !== null || !isSold(STATE.read(row.state))) return new Map();
  return orderedPieces(linesIn(row.lines), implied);
}

const productsOf = ({ before, wanted }: { before: OrderedPieces; wanted: OrderedPieces }): string[] => [
  ...new Set([...before.keys(), ...wanted.keys()]),
];

const takenBy = ({ taken }: OrderRecord): [string, Pieces][] =>
  (jsonFrom(storedPieces, taken) ?? []).map(([productId, pieces]) => [productId, new Map(pieces)]);

const takenAsText = (taken: OrderedPieces): string =>
  JSON.stringify([...taken].filter(([, pieces]) => pieces.size > 0).map(([id, pieces]) => [id, [...pieces]]));
