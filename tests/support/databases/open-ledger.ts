import { createOrders } from "../../../storage/order-book/stored-orders.ts";
import type { Store } from "../../../storage/store.ts";
import { createLedger } from "../../../storage/stored-ledger.ts";
import { FIRST_SETTINGS } from "../sample-shop.ts";

/** The ledger of a shop whose owner has changed no setting. */
export const openLedger = (store: Store, now?: () => Date) => createLedger(store, FIRST_SETTINGS.sections, now);

/** The book of such a shop. */
export const openOrders = (store: Store) => createOrders(store, FIRST_SETTINGS.sections);
