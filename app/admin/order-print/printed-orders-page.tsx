import { Link, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { OPEN_STATES } from "../../../domain/order-book/order-states.ts";
import { printedOrdersIn } from "../../../domain/order-book/printed-orders.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import "../../ui/back-link.css";
import { orderCalls } from "../order-calls.ts";
import { sectionLoader } from "../section-load.tsx";
import type { Route } from "./+types/printed-orders-page.ts";
import { PackingSlips } from "./packing-slips.tsx";
import { PickingList } from "./picking-list.tsx";
import "./order-print.css";

export const clientLoader = sectionLoader(async ({ url }) => {
  const printed = printedOrdersIn(new URL(url).searchParams);
  return printed.kind === "slips"
    ? ({
        kind: "slips",
        ...(await orderCalls.findAll(printed.ids)),
        senderAddress: (await orderCalls.texts()).address,
      } as const)
    : ({ kind: "picking", ...(await orderCalls.picking(printed.state ? [printed.state] : OPEN_STATES)) } as const);
});

/** Other paper needs no other orders. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  ordersIn(currentUrl) !== ordersIn(nextUrl);

const ordersIn = ({ searchParams }: URL): string =>
  JSON.stringify({ ...printedOrdersIn(searchParams), paper: undefined });

/** Picking list and packing slips. They look on the screen as they will on paper. */
export default function PrintedOrdersPage({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  const printed = printedOrdersIn(new URLSearchParams(search));
  return (
    <div className="kit-stack order-print">
      <nav aria-label="Geri">
        <Link className="back-link" to={panelAddresses.orders}>
          ‹ Siparişler
        </Link>
      </nav>
      {printed.kind === "slips" && loaderData.kind === "slips" && (
        <PackingSlips {...loaderData} paper={printed.paper} />
      )}
      {printed.kind === "picking" && loaderData.kind === "picking" && (
        <PickingList state={printed.state} {...loaderData} />
      )}
    </div>
  );
}
