import { useState } from "react";
import type { Cart } from "../../../domain/order/cart.ts";
import { type CheckedCart, codeToCheck } from "../../../domain/order/checked-cart.ts";
import { api } from "../../api-client.ts";
import { useRequest } from "../../ui/use-request.ts";

/** Asks the shop once, when the cart opens, what has changed. Undefined until it answers; where it cannot be reached, nothing is said. */
export function useCartCheck(lines: Cart): CheckedCart | undefined {
  const [code] = useState(() => codeToCheck(lines));
  return useRequest(async () => (code === undefined ? undefined : api.checkCart(code))).answer;
}
