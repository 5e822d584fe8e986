import { useLocation } from "react-router";
import type { NamedColor } from "../../../domain/catalog/color-address.ts";
import type { ShownProduct } from "../../../domain/catalog/product.ts";
import { hasColorChoice } from "../../../domain/choice/chosen.ts";
import {
  hasSeveralPrices,
  isThere,
  type OptionGroup,
  type Options,
  piecesLeft,
  pricesOf,
} from "../../../domain/choice/options.ts";
import { returnRight } from "../../../domain/shop/right-of-return.ts";
import { addresses, COLOR_FIELD } from "../../../domain/web/addresses.ts";
import { pageKey } from "../../ui/opened.ts";
import { goneStep, missingStep } from "./buy-step.ts";
import { useWritten } from "./use-written.ts";

/** A choice with what the page makes of it. */
export type PageChoice = ReturnType<typeof useChosen>;

/** The address holds the chosen color and values (decision 22). Choosing replaces the history entry and stays on its page. */
export function useChosen(product: ShownProduct, colors: readonly NamedColor[], options: Options | undefined) {
  const location = useLocation();
  const named = new URLSearchParams(location.search);
  const slug = named.get(COLOR_FIELD);
  const chosen = hasColorChoice(colors) ? colors.find((color) => color.slug === slug) : undefined;
  const color = chosen?.word;
  const groups = options?.groups ?? [];
  const values = groups.flatMap((group) => valueIn(group, named.get(group.id)));
  const written = useWritten(product.id, options?.texts);
  const made = { color, values, texts: written.texts };
  const prices = pricesOf(product, options, made);
  const addressOf = (word: string | undefined, of: typeof values = values) =>
    addresses.product(product.slug, colors.find((color) => color.word === word)?.slug, of);
  return {
    ...made,
    written,
    /** Whether the address names a color, or a value of a group, that is gone. */
    isLost: (group?: OptionGroup) =>
      group
        ? isGone(
            group.values.map(({ id }) => id),
            named.get(group.id),
          )
        : isGone(
            colors.map((color) => color.slug),
            slug,
          ),
    /** The color's name in addresses. */
    slug: chosen?.slug,
    /** The product's address as it is chosen. */
    address: addressOf(color),
    addressOf,
    /** The address with another value of a group. */
    addressWith: (group: string, id: string) =>
      addressOf(
        color,
        groups.flatMap((one) => valueIn(one, one.id === group ? id : named.get(one.id))),
      ),
    inPlace: { replace: true, preventScrollReset: true, state: { page: pageKey(location) } },
    prices: { ...prices, ...(options && hasSeveralPrices(options, made) && { startsAt: prices.price }) },
    left: options && piecesLeft(options, made),
    right: returnRight(options?.texts, written.texts),
    isThere: isThere(product, options, made),
    /** Why it cannot be bought as it is chosen. */
    gone: options && goneStep(options, made),
    missing: missingStep(colors, options, made, written.fields),
  };
}

const isGone = (offered: readonly string[], named: string | null): boolean =>
  named !== null && !offered.includes(named);

/** A group of one value is no choice. */
function valueIn({ id: group, values }: OptionGroup, named: string | null) {
  const found = values.length === 1 ? undefined : values.find(({ id }) => id === named);
  return found ? [{ group, id: found.id, name: found.name }] : [];
}
