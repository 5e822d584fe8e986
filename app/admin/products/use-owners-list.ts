import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Product } from "../../../domain/catalog/product.ts";
import type { OwnersAnswer } from "../../../domain/web/panel-answers.ts";
import { findProduct } from "../product-form/product-source.ts";
import { markListStale, newest, withSaved } from "./loaded-list.ts";

/** The last answer, updated with products saved since and with rows that were moved. */
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
    /** Shows a saved product in its row. */
    put: (product: Product) =>
      setSaved((others) => new Map(others).set(product.id, newest(product, others.get(product.id)))),
    /** Shows the rows in the order that they will have after a move. */
    arrange: (rows: readonly Product[]) => answer && setOrder({ of: answer, rows }),
    find: async (id: string): Promise<Product | undefined> =>
      shown?.rows.find((product) => product.id === id) ?? findProduct(id),
  };
}
