import { useState } from "react";
import type { Product } from "../../../domain/catalog/product.ts";
import { type OwnersListing, ownersApiQuery } from "../../../domain/listing/owners-listing.ts";
import type { ChosenProducts, OwnersAnswer } from "../panel-calls.ts";

/** Some products by name, or everything that matched `matching` but for them; `asked` is what the list was asked then. */
type Chosen = { ids: ReadonlySet<string>; matching?: Record<string, string>; asked: string };

/** The rows on the screen, and what was asked for them: what is chosen is what is seen. */
type Listed = Pick<OwnersAnswer, "rows" | "matches"> & { listing: OwnersListing };

export type Selection = ReturnType<typeof useSelection>;

/** Which products are chosen, over all pages of one question: what is not in the list must not be deleted unseen. */
export function useSelection({ listing, rows, matches }: Listed) {
  const { page: _, sort: __, ...matching } = ownersApiQuery(listing);
  const nothing: Chosen = { ids: new Set(), asked: JSON.stringify(matching) };
  const [kept, setChosen] = useState(nothing);
  const chosen = kept.asked === nothing.asked ? kept : nothing;
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
    /** There are more that match than are chosen. */
    isMoreMatching: isPageChosen && count < matches,
    toggle: (product: Product) => choose([product], !has(product)),
    choosePage: (isChosen: boolean) => choose(rows, isChosen),
    chooseMatching: () => setChosen({ ...nothing, matching }),
    clear: () => setChosen(nothing),
    sent: (): ChosenProducts =>
      chosen.matching
        ? { matching: chosen.matching, except: [...chosen.ids], counted: count }
        : { ids: [...chosen.ids] },
  };
}
