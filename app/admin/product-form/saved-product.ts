import type { Product } from "../../../domain/catalog/product.ts";
import type { ProductInput } from "../../../domain/catalog/product-input.ts";
import { ApiError } from "../../api-client.ts";
import { panel } from "../panel-calls.ts";

/** Someone who saves all the time would otherwise be chased for ever. */
const MAX_ATTEMPTS = 4;

/**
 * What others changed and this form did not is taken over without a word; a neighbour that moved on the shelf is such a
 * change too. Where both changed the same, the conflict is the caller's.
 */
export async function saveProduct(
  product: Product,
  input: ProductInput,
  mergedInto: (current: Product) => ProductInput | undefined,
): Promise<Product> {
  let [expected, sent] = [product, input];
  for (let tries = 1; ; tries += 1) {
    try {
      return await panel.updateProduct(expected, sent);
    } catch (error) {
      if (!isConflict(error) || tries === MAX_ATTEMPTS) throw error;
      const { product: current } = await panel.editedProduct(product.id);
      const merged = mergedInto(current);
      if (!merged) throw error;
      [expected, sent] = [current, merged];
    }
  }
}

/** Undefined where there is none, or none any more. */
export async function findProduct(id: string): Promise<Product | undefined> {
  try {
    return (await panel.editedProduct(id)).product;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** As it stands now; undefined where it was removed, as it was where nobody can tell. */
export async function findCurrent(product: Product): Promise<Product | undefined> {
  try {
    return await findProduct(product.id);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return product;
  }
}

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;
