import { createOrders } from "../../../storage/order-book/stored-orders.ts";
import type { Store } from "../../../storage/store.ts";
import { FIRST_SETTINGS } from "../sample-shop.ts";

/** The book of a shop whose owner has changed no setting. */
export const openOrders = (store: Store) => createOrders(store, FIRST_SETTINGS.sections);
