import { MAX_COUNT } from "../choice/choice-sets.ts";
import { chosenOf, marksOf } from "../choice/chosen.ts";
import { countedUnder } from "../choice/counted-together.ts";
import { questionOf } from "../choice/product-options.ts";
import type { OrderLine } from "./book-order.ts";

/** The pieces of one product by mark: of the whole product, of each value, and of values together (`countedUnder`). */
export type Pieces = ReadonlyMap<string, number>;

/** The pieces of each product, by its id. */
export type OrderedPieces = ReadonlyMap<string, Pieces>;

type Counted = Pick<OrderLine, "productId" | "color" | "values" | "quantity" | "shelved">;

/** The marks that every piece of a product has, by the id of the product (`impliedMarks`). */
export type ImpliedMarks = ReadonlyMap<string, readonly string[]>;

/** The pieces that the lines of an order ask for. Values without an id are not counted. */
export function orderedPieces(lines: readonly Counted[], implied: ImpliedMarks = new Map()): OrderedPieces {
  const pieces = new Map<string, Map<string, number>>();
  for (const line of lines) {
    const { productId, values } = line;
    const quantity = line.quantity - (line.shelved ?? 0);
    if (productId === null) continue;
    const known = chosenOf({ ...line, values: values.filter(({ id }) => id !== "") });
    const ofProduct = pieces.get(productId) ?? new Map<string, number>();
    const marks = countedUnder([...marksOf(known), ...impliedOf(line, implied.get(productId))]);
    for (const mark of marks) ofProduct.set(mark, (ofProduct.get(mark) ?? 0) + quantity);
    pieces.set(productId, ofProduct);
  }
  return pieces;
}

/** The implied marks of the questions that the line leaves open. */
function impliedOf(line: Counted, implied: readonly string[] = []): string[] {
  const questions = new Set(marksOf(chosenOf(line)).map(questionOf));
  return implied.filter((mark) => !questions.has(questionOf(mark)));
}

const NONE: Pieces = new Map();

type Recount = {
  /** The pieces that the order asked for until now, and those that it asks for from now on. */
  before: Pieces | undefined;
  wanted: Pieces | undefined;
  /** The pieces that the order has taken from the counts. They are fewer than it asked for if too few were left. */
  taken: Pieces | undefined;
  /** The most pieces that it may take now, where a step is taken back: those that the step gave back. */
  most?: Pieces | undefined;
};

/**
 * The counts of a product after a change of one of its orders. No count falls below 0, and only pieces that were taken come back. `short`
 * is the mark with the fewest pieces left among those with too few. Undefined if there were enough.
 */
export function recounted(
  counts: Readonly<Record<string, number>>,
  { before = NONE, wanted = NONE, taken = NONE, most }: Recount,
) {
  const next = { ...counts };
  const nextTaken = new Map<string, number>();
  const gotten = new Map<string, number>();
  const short: { mark: string; left: number }[] = [];
  for (const mark of new Set([...wanted.keys(), ...taken.keys()])) {
    const [has, wants, count] = [taken.get(mark) ?? 0, wanted.get(mark) ?? 0, counts[mark]];
    const more = Math.max(0, wants - (before.get(mark) ?? 0));
    const got = Math.min(more, count ?? 0, most ? (most.get(mark) ?? 0) : more);
    if (got > 0) gotten.set(mark, got);
    const keeps = Math.min(has, wants) + got;
    if (count !== undefined) next[mark] = Math.min(MAX_COUNT, count + has - keeps);
    if (count !== undefined && count < more) short.push({ mark, left: count });
    if (keeps > 0) nextTaken.set(mark, keeps);
  }
  return {
    counts: next,
    taken: nextTaken,
    got: gotten,
    short: short.toSorted((one, other) => one.left - other.left)[0],
  };
}
