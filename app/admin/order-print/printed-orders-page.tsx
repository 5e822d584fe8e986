import { Link, useLocation } from "react-router";
import { printedOrdersIn } from "../../../domain/order-book/printed-orders.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import "../../ui/back-link.css";
import { PackingSlips } from "./packing-slips.tsx";
import { PickingList } from "./picking-list.tsx";
import "./printed-orders-page.css";

/** Picking list and packing slips. They look on the screen as they will on paper. */
export default function PrintedOrdersPage() {
  const { search } = useLocation();
  const printed = printedOrdersIn(new URLSearchParams(search));
  return (
    <div className="kit-stack printed-orders-page">
      <nav aria-label="Geri">
        <Link className="back-link" to={panelAddresses.orders}>
          ‹ Siparişler
        </Link>
      </nav>
      {printed.kind === "slips" ? (
        <PackingSlips ids={printed.ids} paper={printed.paper} />
      ) : (
        <PickingList state={printed.state} />
      )}
    </div>
  );
}
