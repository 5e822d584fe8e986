import { useLocation, useNavigate } from "react-router";
import { COLOR_FIELD, colorAt, colorSlug } from "../../../domain/catalog/color-address.ts";
import { hasColorChoice } from "../../../domain/order/cart.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { pageKey } from "../../ui/opened.ts";

export type ChosenColor = ReturnType<typeof useChosenColor>;

/** The address holds the chosen color (decision 73). Choosing replaces the history entry and stays on its page. */
export function useChosenColor({ slug, colors }: { slug: string; colors: readonly string[] }) {
  const navigate = useNavigate();
  const location = useLocation();
  const { search } = location;
  const named = new URLSearchParams(search).get(COLOR_FIELD);
  const color = hasColorChoice(colors) ? colorAt(named, colors) : undefined;
  const addressOf = (color: string) => addresses.product(slug, colorSlug(color, colors));
  const inPlace = { replace: true, preventScrollReset: true, state: { page: pageKey(location) } };
  return {
    color,
    /** The color's name in addresses. */
    slug: color && colorSlug(color, colors),
    /** The product's address in the chosen color. */
    address: color === undefined ? addresses.product(slug) : addressOf(color),
    addressOf,
    inPlace,
    choose: (color: string) => navigate(addressOf(color), inPlace),
  };
}
