import type { Product } from "../catalog/product.ts";
import { isShown } from "../catalog/shown-from.ts";
import type { ShownDays } from "../istanbul.ts";
import type { ToldOffer } from "../offer/reductions.ts";
import { offerName } from "./campaign-words.ts";
import type { Snapshot } from "./snapshot.ts";

/** Products that the owner has tied by hand. The page is cached without a clock, so the browser decides whether the set holds today. */
export type SoldTogether = ToldOffer & { kind: "together"; products: readonly string[] } & ShownDays;

type SetShop = Pick<Snapshot, "products"> & { sections: Pick<Snapshot["sections"], "campaigns"> };

const canBeHad = (product: Product): boolean => product.inStock && isShown(product);

/** The sets of a product whose products can all be had. */
export const soldTogether = (id: string, { sections, products }: SetShop): SoldTogether[] =>
  sections.campaigns.offers.flatMap((rule): SoldTogether[] => {
    if (rule.kind !== "together" || !rule.products.includes(id)) return [];
    const { kind, percent, amount, from, until } = rule;
    if (!rule.products.every((one) => products.some((product) => product.id === one && canBeHad(product)))) return [];
    return [
      {
        ...{ kind, name: offerName(rule), products: rule.products },
        ...(percent !== null && { percent }),
        ...(amount !== null && { amount }),
        ...(from !== "" && { from }),
        ...(until !== "" && { until }),
      },
    ];
  });
