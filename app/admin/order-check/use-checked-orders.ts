import { useMemo, useState } from "react";
import { type PastedOrder, pastedOrders } from "../../../domain/order-check/pasted-orders.ts";
import { MAX_READ_ORDERS } from "../../../domain/order-check/read-limits.ts";
import { messages } from "../../messages.ts";
import { useRequest } from "../../ui/use-request.ts";
import { useShop } from "../../use-shop.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { type CheckedAnswer, verifiedOrders } from "./check-calls.ts";

/** `verified` is undefined for a message that is too long to be an order. */
export type CheckedOrder = { pasted: PastedOrder; verified: CheckedAnswer | undefined };

/** The orders of a pasted text, the newest first, compared with the shop. */
export function useCheckedOrders(chat: string) {
  const { name: shopName } = useShop();
  const handleFailure = useFailureHandler();
  const [limit, setLimit] = useState(MAX_READ_ORDERS);
  const all = useMemo(() => pastedOrders(chat, { shopName }).toReversed(), [chat, shopName]);
  const shown = all.slice(0, limit);
  const { answer, hasFailed, reload } = useRequest(
    async () => ({ chat, verified: await verifiedOrders(shown) }),
    (error) => handleFailure(error, reasonOr(messages.dataFailed)),
    `${limit} ${chat}`,
  );
  const isCurrent = answer?.chat === chat;
  return {
    /** Undefined until they are compared. */
    orders: isCurrent
      ? shown
          .slice(0, answer.verified.length)
          .map((pasted, at): CheckedOrder => ({ pasted, verified: answer.verified[at] }))
      : undefined,
    olderCount: all.length - shown.length,
    hasFailed,
    reload,
    showOlder: () => setLimit(limit + MAX_READ_ORDERS),
  };
}
