import { useLocation } from "react-router";
import type { NamedColor } from "../../../domain/catalog/color-address.ts";
import { hasColorChoice } from "../../../domain/order/cart.ts";
import { addresses, COLOR_FIELD } from "../../../domain/web/addresses.ts";
import { pageKey } from "../../ui/opened.ts";

export type ChosenColor = ReturnType<typeof useChosenColor>;

/** The address holds the chosen color (decision 22). Choosing replaces the history entry and stays on its page. */
export function useChosenColor(productSlug: string, colors: readonly NamedColor[]) {
  const location = useLocation();
  const { search } = location;
  const named = new URLSearchParams(search).get(COLOR_FIELD);
  const chosen = hasColorChoice(colors) ? colors.find(({ slug }) => slug === named) : undefined;
  const addressOf = (color: string | undefined) =>
    addresses.product(productSlug, colors.find(({ word }) => word === color)?.slug);
  const inPlace = { replace: true, preventScrollReset: true, state: { page: pageKey(location) } };
  return {
    color: chosen?.word,
    /** The color's name in addresses. */
    slug: chosen?.slug,
    /** The product's address in the chosen color. */
    address: addressOf(chosen?.word),
    addressOf,
    inPlace,
  };
}
