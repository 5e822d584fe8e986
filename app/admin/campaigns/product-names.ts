import { useState } from "react";
import type { Product } from "../../../domain/catalog/product.ts";
import { MAX_QUERY_IDS } from "../../../domain/catalog/showcase.ts";
import type { CampaignNames } from "../../../domain/shop/campaign-words.ts";
import { useRequest } from "../../ui/use-request.ts";
import { panel } from "../panel-calls.ts";
import { useCategoryName } from "../panel-context.tsx";

/** The names of what rules refer to, and a way to tell the name of a product that was just chosen. */
export type KnownNames = Required<CampaignNames> & { know(product: Pick<Product, "id" | "name">): void };

/** Loads the names of products as they are needed: a version of the history may have others. */
export function useKnownNames(ids: readonly string[]): KnownNames {
  const categoryOf = useCategoryName();
  const [known, setKnown] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const missing = [...new Set(ids)].filter((id) => !known.has(id)).slice(0, MAX_QUERY_IDS);
  useRequest(
    async function learnNames() {
      if (missing.length === 0) return;
      const { products } = await panel.stock(missing);
      const names = new Map(products.map(({ id, name }) => [id, name]));
      setKnown((before) => new Map([...before, ...missing.map((id) => [id, names.get(id)] as const)]));
    },
    undefined,
    missing.join(),
  );
  return {
    categoryOf,
    productOf: (id) => (known.has(id) ? known.get(id) : "…"),
    know: ({ id, name }) => setKnown((before) => new Map([...before, [id, name]])),
  };
}
