import { useCallback, useEffect, useState } from "react";
import type { ProductEvent } from "../../../domain/catalog/ledger.ts";
import { ApiError } from "../../api-client.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";
import { panel } from "../panel-calls.ts";

/** What was done to one product, the newest first; undefined until it is known. */
export function useHistory(productId: string) {
  const [events, setEvents] = useState<readonly ProductEvent[]>();

  const reload = useCallback(async () => {
    try {
      const known = await panel.events(productId);
      setEvents(known);
      return known;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(messages.dataFailed);
      return [];
    }
  }, [productId]);

  useEffect(
    function loadHistory() {
      reload().catch(reportError);
    },
    [reload],
  );

  return { events, reload };
}
