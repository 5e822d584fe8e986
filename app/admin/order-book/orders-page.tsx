import { lazyPart } from "../../part/lazy-part.tsx";
import { LostPart } from "../../part/lost-part.tsx";
import "../zod-without-eval.ts";
import { useEffect, useState } from "react";
import { Link, useOutletContext } from "react-router";
import { isAdmin, type User } from "../../../domain/account/user.ts";
import { ORDER_ANCHOR, panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { SmallButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useOpened } from "../../ui/opened.ts";
import { type ByHand, CheckHost } from "../order-check/check-host.tsx";
import { MovedOrders } from "../state-message/moved-orders.tsx";
import { useAnchor } from "../use-anchor.ts";
import { OrderFilters } from "./order-filters.tsx";
import { OrderList } from "./order-list.tsx";
import "./order-book.css";
import { useOrderList } from "./use-order-list.ts";
import { useOrderMoves } from "./use-order-moves.ts";

const SumsSheet = lazyPart(() => import("../order-sums/sums-sheet.tsx"), LostPart);
const OpenedOrder = lazyPart(() => import("../order-form/opened-order.tsx"), LostPart);

/** 'Siparişler': the book of orders, and the day's work with it. */
export default function OrdersPage() {
  const user = useOutletContext<User>();
  const list = useOrderList();
  const moves = useOrderMoves(list.reload);
  const form = useOpened("siparis");
  const sums = useOpened("toplamlar");
  /** The id of the opened order, `NEW` for one to write. */
  const [opened, setOpened] = useState<string>();
  const [wantsTracking, setWantsTracking] = useState(false);

  useEffect(
    function closeAfterReload() {
      if (form.isOpen && opened === undefined) form.close();
    },
    [form.isOpen, form.close, opened],
  );
  const [byHand, setByHand] = useState<ByHand>();
  const open = (id: string, field?: "tracking", begun?: ByHand) => {
    setOpened(id);
    setByHand(begun);
    setWantsTracking(field === "tracking");
    form.open();
  };

  useAnchor(ORDER_ANCHOR, (id) => open(id));

  const finish = ({ id }: { id: string }) => {
    list.reload();
    open(id);
  };

  return (
    <div className="kit-flow">
      <div className="kit-row order-book-head">
        <h2>Siparişler</h2>
        <CheckHost onWritten={finish} onByHand={(begun) => open(NEW, undefined, begun)} onOpen={(id) => open(id)} />
        <button type="button" className="button button-plain" aria-haspopup="dialog" onClick={() => open(NEW)}>
          <Icon name="plus" size={20} />
          Elle yaz
        </button>
      </div>
      <nav className="kit-row" aria-label="Günün işi">
        <Link
          className="button button-plain button-small"
          to={panelAddresses.printedOrders({ kind: "picking", state: undefined })}
        >
          Hazırlama listesi
        </Link>
        <SmallButton action="Toplamlar" aria-haspopup="dialog" onClick={sums.open} />
      </nav>
      <OrderFilters list={list} />
      <OrderList list={list} moves={moves} onOpen={open} onWrite={() => open(NEW)} />
      {moves.moved && <MovedOrders moved={moves.moved} onOpen={open} onDismiss={moves.dismiss} />}
      {form.isOpen && opened !== undefined && (
        <OpenedOrder
          id={opened === NEW ? undefined : opened}
          wantsTracking={wantsTracking}
          begun={byHand?.input}
          seesPersons={list.answer?.found.seesPersons ?? isAdmin(user)}
          userId={user.id}
          onChanged={list.reload}
          onMoved={(order) => {
            byHand?.onWritten(order);
            moves.tell({ ids: [order.id], state: order.state });
          }}
          onClose={form.close}
        />
      )}
      {sums.isOpen && <SumsSheet onClose={sums.close} />}
    </div>
  );
}

const NEW = "new";
