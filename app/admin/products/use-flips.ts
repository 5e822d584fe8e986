import { useMemo, useRef, useState } from "react";
import type { Product } from "../../../domain/catalog/product.ts";
import type { ProductInput } from "../../../domain/catalog/product-input.ts";
import { api } from "../../api-client.ts";
import { messages } from "../../messages.ts";
import { currentToken } from "../../session.tsx";
import { toast } from "../../toast.tsx";
import { isOutdated, type Refuse } from "../product-form/use-refusal.ts";
import type { AdminCatalog } from "./use-admin-catalog.ts";

/** What one tap on a switch of a row changes. */
export type Flip = Partial<Pick<Product, "inStock" | "featured">>;

type Pending = { id: string; flip: Flip };

/**
 * A switch moves at once and moves back if the server refuses. Flips are sent one after the other, each with the
 * product as the one before has saved it.
 */
export function useFlips({ products, findProduct, reload }: AdminCatalog, refuse: Refuse) {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const queue = useRef(Promise.resolve());

  const shown = useMemo(() => products.map((product) => withFlips(product, pending)), [products, pending]);

  const send = async ({ id, flip }: Pending) => {
    const product = findProduct(id);
    if (!product) return;
    try {
      await api.updateProduct(currentToken(), product, { ...inputOf(product), ...flip });
    } catch (error) {
      if (isOutdated(refuse(error, messages.updateFailed))) await reload();
      return;
    }
    toast.success(messages.updated);
    await reload();
  };

  return {
    shown,
    flip: ({ id }: Product, flip: Flip) => {
      const sent = { id, flip };
      setPending((others) => [...others, sent]);
      const settle = () => setPending((all) => all.filter((one) => one !== sent));
      queue.current = queue.current
        .then(() => send(sent))
        .catch(reportError)
        .finally(settle);
    },
  };
}

function withFlips(product: Product, pending: readonly Pending[]): Product {
  let flipped = product;
  for (const { id, flip } of pending) {
    if (id === product.id) flipped = { ...flipped, ...flip };
  }
  return flipped;
}

const inputOf = (product: Product): ProductInput => ({
  name: product.name,
  price: product.price,
  originalPrice: product.originalPrice,
  category: product.category,
  image: product.image,
  images: product.images,
  colors: product.colors,
  colorImages: product.colorImages,
  description: product.description,
  inStock: product.inStock,
  featured: product.featured,
});
