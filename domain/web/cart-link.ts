import { colorSlug } from "../catalog/color-address.ts";
import type { Product } from "../catalog/product.ts";
import { COLOR_GROUP, chosenOf, type ToldChoice } from "../choice/chosen.ts";
import type { CartLine } from "../order/cart.ts";
import { cartCode, cartIn, MAX_CODED_LINES, MAX_WRITTEN_LENGTH, type Ordered } from "../order/cart-code.ts";
import { addresses } from "./addresses.ts";

/**
 * The link of a cart (decision 24). The cart is in the fragment, which browsers do not send. `revision` is the shop's revision when the
 * lines were priced, or 0. Undefined if the link is too long.
 */
export const cartLinkAddress = (revision: number, lines: readonly Ordered[]): string | undefined => {
  if (lines.length > MAX_CODED_LINES) return undefined;
  const code = cartCode(revision, lines);
  return code.length > MAX_WRITTEN_LENGTH ? undefined : cartLinkOf(code);
};

/** The cart's code in a fragment. The end of a sentence that a chat took for a part of the link is cut off. Undefined if there is no code. */
export function cartCodeIn(fragment: string): string | undefined {
  const code = /^#([0-9A-Za-z.]*[0-9A-Za-z])/.exec(fragment)?.[1] ?? "";
  return cartIn(code) && code;
}

/** The address of a cart whose code is known. */
export const cartLinkOf = (code: string): string => `${addresses.cartLink}#${code}`;

/** The product's page with the choice of the line. */
export const lineAddress = ({ shown, ...line }: Pick<CartLine, "values" | "shown">): string =>
  chosenAddress({ slug: shown.slug, colors: shown.colors.map(({ word }) => word) }, line);

/** A product's page with a choice. */
export const chosenAddress = ({ slug, colors }: Pick<Product, "slug" | "colors">, chosen: ToldChoice): string =>
  addresses.product(
    slug,
    chosenOf(chosen).values?.map(({ group, id }) => ({
      group,
      id: group === COLOR_GROUP ? colorSlug(id, colors) : id,
    })),
  );
