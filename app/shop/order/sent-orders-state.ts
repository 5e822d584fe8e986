import { istanbulDate } from "../../../domain/istanbul.ts";
import type { Cart } from "../../../domain/order/cart.ts";
import type { WrittenOrder } from "../../../domain/order/order-message.ts";
import { type KeptOrder, sentOrdersIn, withSent } from "../../../domain/order/sent-orders.ts";
import { cartCodeIn } from "../../../domain/web/cart-link.ts";
import { onThisDevice } from "../../browser-storage.ts";
import { createStore } from "../../page-store.ts";

const KEY = "gonderilenler";

/** On this device alone, and only for who wants to be remembered. */
export const sentOrders = {
  read: (): readonly KeptOrder[] => sentOrdersIn(onThisDevice.read(KEY) ?? ""),
  keep({ cartAddress = "", total }: WrittenOrder) {
    const code = cartCodeIn(cartAddress.slice(cartAddress.indexOf("#")));
    const order = code !== undefined && { code, day: istanbulDate(new Date()), total };
    if (order) onThisDevice.write(KEY, JSON.stringify(withSent(sentOrders.read(), order)));
  },
  forget: () => onThisDevice.remove(KEY),
};

/** `opened`: the lines that the last tap opened the chat with. `gone`: those of which she said that their message is gone. */
export const sentCart = createStore<{ opened?: Cart; gone?: Cart | undefined }>({});
