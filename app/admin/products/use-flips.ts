import { useRef, useState } from "react";
import type { Product } from "../../../domain/catalog/product.ts";
import type { ProductPatch } from "../../../domain/catalog/product-patch.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";
import { panel } from "../panel-calls.ts";
import { isOutdated, type Refuse } from "../use-refusal.ts";
import type { OwnersList } from "./use-owners-list.ts";

type Pending = { id: string; flip: ProductPatch };

/** A switch moves at once and moves back if the server refuses. Flips are sent one after the other. */
export function useFlips({ rows, put, reload }: OwnersList, refuse: Refuse) {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const queue = useRef(Promise.resolve());

  const send = async ({ id, flip }: Pending) => {
    try {
      put(await panel.patchProduct(id, flip));
    } catch (error) {
      if (isOutdated(refuse(error, messages.updateFailed))) await reload();
      return;
    }
    toast.success(messages.updated);
  };

  return {
    shown: rows.map((product) => withFlips(product, pending)),
    flip: ({ id }: Product, flip: ProductPatch) => {
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

const withFlips = (product: Product, pending: readonly Pending[]): Product =>
  Object.assign({ ...product }, ...pending.filter(({ id }) => id === product.id).map(({ flip }) => flip));
