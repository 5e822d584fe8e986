import { useState } from "react";
import type { Product } from "../../../domain/catalog/product.ts";
import type { ProductPatch } from "../../../domain/catalog/product-patch.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";
import { createQueue } from "../in-turn.ts";
import { type OwnersAnswer, panel } from "../panel-calls.ts";
import { isOutdated, type Refuse } from "../use-refusal.ts";

export type Flippable = {
  shown: OwnersAnswer | undefined;
  put: (product: Product) => void;
  reload: () => Promise<void>;
};

type Pending = { id: string; flip: ProductPatch };

/** A switch moves at once and moves back if the server refuses. Flips are sent one after the other. */
export function useFlips({ shown, put, reload }: Flippable, refuse: Refuse) {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const [inTurn] = useState(createQueue);

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
    shown: shown && { ...shown, rows: shown.rows.map((product) => withFlips(product, pending)) },
    flip: async ({ id }: Product, flip: ProductPatch): Promise<void> => {
      const sent = { id, flip };
      setPending((others) => [...others, sent]);
      await inTurn(() => send(sent)).finally(() => setPending((all) => all.filter((one) => one !== sent)));
    },
  };
}

const withFlips = (product: Product, pending: readonly Pending[]): Product =>
  Object.assign({ ...product }, ...pending.filter(({ id }) => id === product.id).map(({ flip }) => flip));
