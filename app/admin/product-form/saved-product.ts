import type { Product } from "../../../domain/catalog/product.ts";
import type { ProductInput } from "../../../domain/catalog/product-input.ts";
import { ApiError } from "../../api-client.ts";
import { panel } from "../panel-calls.ts";

/** Limits the retries while someone else keeps saving the same product. */
const MAX_ATTEMPTS = 4;

/** Retries on top of the current product after someone else has changed it. A conflict in one field is thrown to the caller. */
export async function saveProduct(
  product: Product,
  input: ProductInput,
  mergeInto: (current: Product) => ProductInput | undefined,
): Promise<Product> {
  let expected = product;
  let sent = input;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await panel.updateProduct(expected, sent);
    } catch (error) {
      if (!isConflict(error) || attempt === MAX_ATTEMPTS) throw error;
      const { product: current } = await panel.editedProduct(product.id);
      const merged = mergeInto(current);
      if (!merged) throw error;
      expected = current;
      sent = merged;
    }
  }
}

/** Undefined if the product does not exist, or no longer. */
export async function findProduct(id: string): Promise<Product | undefined> {
  try {
    return (await panel.editedProduct(id)).product;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** The current product; undefined if it was removed, unchanged if the server cannot be reached. */
export async function findCurrent(product: Product): Promise<Product | undefined> {
  try {
    return await findProduct(product.id);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return product;
  }
}

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;
