import type { DoneStep } from "../../../domain/ledger.ts";
import type { CustomerAnswer } from "../../../domain/order-book/customer.ts";
import { callSignedIn } from "../../session-calls.ts";

const at = (id: string) => `/admin/orders/${encodeURIComponent(id)}/customer`;

/** The API calls for the customer of an order. */
export const customerCalls = {
  find: (id: string) => callSignedIn<CustomerAnswer>("GET", at(id)),
  note: (id: string, note: string) => callSignedIn<DoneStep>("PUT", `${at(id)}/note`, { body: { note } }),
  join: (id: string, other: string) => callSignedIn<DoneStep>("POST", `${at(id)}/join`, { body: { other } }),
  part: (id: string) => callSignedIn<DoneStep>("POST", `${at(id)}/part`, { body: {} }),
};
