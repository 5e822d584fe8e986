import { useCallback, useEffect, useState } from "react";
import type { Trash } from "../../../domain/catalog/ledger.ts";
import { ApiError } from "../../api-client.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";
import { panel } from "../panel-calls.ts";

const MOST_SHOWN = 100;

/** How much lies in the trash, counted anew whenever the products on the screen are others. */
export function useTrashCount(products: unknown): number {
  const [total, setTotal] = useState(0);
  useEffect(
    function countAfterEveryChange() {
      let isAwaited = products !== undefined;
      panel.trash(0).then(
        (trash) => {
          if (isAwaited) setTotal(trash.total);
        },
        (error: unknown) => {
          // The list itself tells of a lost connection.
          if (!(error instanceof ApiError)) reportError(error);
        },
      );
      return () => {
        isAwaited = false;
      };
    },
    [products],
  );
  return total;
}

/** What lies in it; undefined until it is known. */
export function useTrash() {
  const [trash, setTrash] = useState<Trash>();

  const reload = useCallback(async () => {
    try {
      setTrash(await panel.trash(MOST_SHOWN));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(messages.dataFailed);
    }
  }, []);

  useEffect(
    function loadTrash() {
      reload().catch(reportError);
    },
    [reload],
  );

  return { trash, reload };
}
