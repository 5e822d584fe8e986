import { useEffect, useState } from "react";
import type { ProductEvent } from "../../../domain/catalog/ledger.ts";
import { ApiError } from "../../api-client.ts";
import { panel } from "../panel-calls.ts";

export type Writer = Pick<ProductEvent, "by" | "at">;

/** Who wrote each field last, and when. While that is not known, or cannot be, nobody is named. */
export function useLastWriters(productId: string, revision: number): (field: string) => Writer | undefined {
  const [events, setEvents] = useState<readonly ProductEvent[]>([]);
  useEffect(
    function askWho() {
      let isAwaited = revision > 0;
      panel.events(productId).then(
        (known) => {
          if (isAwaited) setEvents(known);
        },
        (error: unknown) => {
          if (!(error instanceof ApiError)) reportError(error);
        },
      );
      return () => {
        isAwaited = false;
      };
    },
    [productId, revision],
  );
  return (field) => events.find(({ changes }) => Object.hasOwn(changes, field));
}
