import type { Product } from "../../../domain/catalog/product.ts";
import type { OwnersAnswer } from "../panel-calls.ts";

/** A list that was asked for before a write may come after it. */
export function withNewestRows(answer: OwnersAnswer, shown: readonly Product[]): OwnersAnswer {
  return shown.reduce(withProduct, answer);
}

/** The product stands in its row, unless a newer one stands there already. */
export function withProduct(answer: OwnersAnswer, product: Product): OwnersAnswer {
  const before = answer.rows.find(({ id }) => id === product.id);
  if (!before || before.revision >= product.revision) return answer;
  const rows = answer.rows.map((row) => (row === before ? product : row));
  const featured = answer.counts.featured + Number(product.featured) - Number(before.featured);
  return { ...answer, rows, counts: { ...answer.counts, featured } };
}
