import { useState } from "react";
import type { Product } from "../../../domain/catalog/product.ts";
import { type OwnersListing, ownersApiQuery } from "../../../domain/listing/owners-listing.ts";
import type { OwnersAnswer } from "../../../domain/web/panel-answers.ts";
import type { ChosenProducts } from "../panel-calls.ts";

/** Products by id, or all that match `matching` except these ids; `query` is the query of the list when they were chosen. */
type Chosen = { ids: ReadonlySet<string>; matching?: Record<string, string>; query: string };

/** The rows on the screen and the query that they answer. */
type Listed = Pick<OwnersAnswer, "rows" | "matches"> & { listing: OwnersListing };

export type Selection = ReturnType<typeof useSelection>;

/** The products chosen over all pages of one query. Another query clears them, so that nothing unseen is deleted. */
export function useSelection({ listing, rows, matches }: Listed) {
  const { page: _, sort: __, ...matching } = ownersApiQuery(listing);
  const nothing: Chosen = { ids: new Set(), query: JSON.stringify(matching) };
  const [stored, setChosen] = useState(nothing);
  const chosen = stored.query === nothing.query ? stored : nothing;
  const has = ({ id }: Product) => chosen.ids.has(id) !== Boolean(chosen.matching);
  const isPageChosen = rows.length > 0 && rows.every(has);
  const count = chosen.matching ? Math.max(0, matches - chosen.ids.size) : chosen.ids.size;

  const choose = (products: readonly Product[], isChosen: boolean) => {
    const ids = new Set(chosen.ids);
    for (const { id } of products) {
      if (isChosen === Boolean(chosen.matching)) ids.delete(id);
      else ids.add(id);
    }
    setChosen({ ...chosen, ids });
  };

  return {
    has,
    count,
    isPageChosen,
    isNarrowed: Object.keys(matching).length > 0,
    /** The whole page is chosen, and more products match. */
    isMoreMatching: isPageChosen && count < matches,
    toggle: (product: Product) => choose([product], !has(product)),
    choosePage: (isChosen: boolean) => choose(rows, isChosen),
    chooseMatching: () => setChosen({ ...nothing, matching }),
    clear: () => setChosen(nothing),
    chosenProducts: (): ChosenProducts =>
      chosen.matching
        ? { matching: chosen.matching, except: [...chosen.ids], counted: count }
        : { ids: [...chosen.ids] },
  };
}
