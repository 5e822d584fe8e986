import type { Sections } from "../../domain/settings/sections.ts";
import type { Subject } from "../ledger/subject.ts";
import type { OrderRecord } from "../tables.ts";
import { countPieces } from "./counted-orders.ts";
import { followUndoneJoin } from "./customer-steps.ts";
import { ORDERS } from "./order-subject.ts";

/** Orders whose changes also change the counts of products, and whose they are. `first` are the sections that are not saved. */
export const countedOrders = (first: Sections): Subject<OrderRecord> => ({
  ...ORDERS,
  beside: {
    turnsBack: true,
    async change(trx, revision, done) {
      await followUndoneJoin(trx, revision, done);
      await countPieces(trx, revision, done, first);
    },
  },
});
