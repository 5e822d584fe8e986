import { lackingOf } from "../../../domain/order-book/line-questions.ts";
import { daysOnTheWay, type NeedFacts, type OrderNeed, orderNeeds } from "../../../domain/order-book/order-needs.ts";
import type { Snapshot } from "../../../domain/shop/snapshot.ts";

type Needy = Parameters<typeof orderNeeds>[0] & {
  lines: readonly ({ productId: string | null } & Parameters<typeof lackingOf>[0])[];
};

/** The needs of orders, with the products and the time of delivery of this snapshot. */
export const needsAsOf =
  (
    { sections: { delivery }, findProduct }: Pick<Snapshot, "sections" | "findProduct">,
    reader: Pick<NeedFacts, "now" | "seesPersons">,
  ) =>
  (order: Needy): OrderNeed[] => {
    const lacking = order.lines.map((line) => lackingOf(line, findProduct(line.productId ?? "")));
    return orderNeeds(order, { ...reader, lacking, lateDays: daysOnTheWay(delivery.deliveryDays) });
  };
