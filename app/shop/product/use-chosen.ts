import { useLocation } from "react-router";
import type { ShownProduct } from "../../../domain/catalog/product.ts";
import { type Chosen, COLOR_GROUP } from "../../../domain/choice/chosen.ts";
import {
  hasSeveralPrices,
  isChoice,
  isThere,
  namedValues,
  type OptionGroup,
  type Options,
  type OptionValue,
  piecesLeft,
  pricesOf,
} from "../../../domain/choice/options.ts";
import { returnRight } from "../../../domain/shop/right-of-return.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { pageKey } from "../../ui/opened.ts";
import { goneStep, missingStep } from "./buy-step.ts";
import { useWritten } from "./use-written.ts";

/** A choice with what the page makes of it. */
export type PageChoice = ReturnType<typeof useChosen>;

/** The address holds the chosen values (decision 22). Choosing replaces the history entry and stays on its page. */
export function useChosen(product: ShownProduct, options: Options) {
  const location = useLocation();
  const named = new URLSearchParams(location.search);
  const valuesWith = (nameOf: (group: OptionGroup) => string | null) =>
    options.groups.filter(isChoice).flatMap((group) => {
      const found = group.values.find((value) => nameInAddress(value) === nameOf(group));
      return found ? [{ group: group.id, id: found.id, name: found.name }] : [];
    });
  const values = valuesWith(({ id }) => named.get(id));
  const written = useWritten(product.id, options.texts);
  const made = { values, texts: written.texts };
  const prices = pricesOf(product, options, made);
  const addressOf = (chosen: Chosen) => addresses.product(product.slug, namedValues(options, chosen));
  return {
    ...made,
    written,
    /** Whether the address names a value of a group that is gone. */
    isLost: ({ id, values }: OptionGroup) =>
      named.has(id) && !values.some((value) => nameInAddress(value) === named.get(id)),
    /** The color's name in addresses. */
    slug: namedValues(options, made).find(({ group }) => group === COLOR_GROUP)?.id,
    /** The product's address as it is chosen. */
    address: addressOf(made),
    /** The address with another value of a group. */
    addressWith: (group: string, id: string) => {
      const [{ id: name } = { id }] = namedValues(options, { values: [{ group, id, name: id }] });
      return addressOf({ values: valuesWith((one) => (one.id === group ? name : named.get(one.id))) });
    },
    inPlace: { replace: true, preventScrollReset: true, state: { page: pageKey(location) } },
    prices: { ...prices, ...(hasSeveralPrices(options, made) && { startsAt: prices.price }) },
    left: piecesLeft(options, made),
    right: returnRight(options.texts, written.texts),
    isThere: isThere(product, options, made),
    /** Why it cannot be bought as it is chosen. */
    gone: goneStep(options, made),
    missing: missingStep(options, made, written.fields),
  };
}

const nameInAddress = ({ slug, id }: OptionValue): string => slug ?? id;
