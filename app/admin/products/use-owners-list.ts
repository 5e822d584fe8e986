import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Product } from "../../../domain/catalog/product.ts";
import type { OwnersAnswer } from "../panel-calls.ts";
import { findProduct } from "../product-form/saved-product.ts";
import { markListStale, newest, withSaved } from "./loaded-list.ts";

/** The last answer with what was saved since, and with its rows in the order they were moved to. */
export function useOwnersList(answer: OwnersAnswer | undefined) {
  const { revalidate } = useRevalidator();
  const [saved, setSaved] = useState<ReadonlyMap<string, Product>>(new Map());
  const [order, setOrder] = useState<{ of: OwnersAnswer; rows: readonly Product[] }>();
  const ordered = answer && order?.of === answer ? { ...answer, rows: [...order.rows] } : answer;
  const shown = ordered && withSaved(ordered, saved);

  return {
    shown,
    reload() {
      markListStale();
      return revalidate();
    },
    /** An edited product answers into its row. */
    put: (product: Product) =>
      setSaved((others) => new Map(others).set(product.id, newest(product, others.get(product.id)))),
    /** The same rows as they will stand once the server has moved one. */
    arrange: (rows: readonly Product[]) => answer && setOrder({ of: answer, rows }),
    find: async (id: string): Promise<Product | undefined> =>
      shown?.rows.find((product) => product.id === id) ?? findProduct(id),
  };
}
