import { Link } from "react-router";
import { formatPrice } from "../../../domain/money.ts";
import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import type { CustomerAnswer } from "../../../domain/order-book/customer.ts";
import { STATE_NAMES } from "../../../domain/order-book/order-states.ts";
import { showPhone } from "../../../domain/settings/phone.ts";
import { orderForm } from "../../../domain/web/panel-addresses.ts";
import { SmallButton } from "../../ui/button.tsx";
import { recentMoment } from "../../ui/moment.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { TextButton } from "../panel-parts.tsx";
import { orderName } from "../panel-words.ts";
import { useAction } from "../use-undo.ts";
import { customerCalls } from "./customer-calls.ts";
import { CustomerNote } from "./customer-note.tsx";
import { JoinedCustomers } from "./joined-customers.tsx";

type CustomerSheetProps = {
  order: Pick<BookOrder, "id" | "number">;
  customer: CustomerAnswer;
  userId: string;
  onChanged: () => Promise<void>;
  /** Undefined for helpers. */
  onForget: (() => void) | undefined;
  onClose: () => void;
};

/** A customer: her orders, what she bought and paid, and one note about her. */
export function CustomerSheet({ order, customer, userId, onChanged, onForget, onClose }: CustomerSheetProps) {
  const act = useAction(onChanged);
  const { name, phones, handle, orders, bought } = customer;
  const part = () =>
    act(() => customerCalls.part(order.id), {
      done: `${orderName(order)} ayrıldı`,
      failed: "Sipariş ayrılamadı",
    });
  return (
    <Sheet title={name || "Müşteri"} shape="form" onClose={onClose}>
      <div className="kit-body">
        <p>{[...phones.map(showPhone), handle].filter(Boolean).join(" · ") || "Telefonu yazılmadı"}</p>
        <CustomerNumbers {...customer} />
        <CustomerNote key={customer.note} {...{ order, customer, userId, onChanged }} />
        <h3>Aldıkları</h3>
        {bought.length === 0 ? (
          <p className="kit-soft">Henüz bir şey almadı.</p>
        ) : (
          <ul>
            {bought.map((one) => (
              <li key={one.name}>
                {one.pieces} × {one.name}
              </li>
            ))}
          </ul>
        )}
        <h3>Siparişleri</h3>
        <ul className="kit-list">
          {orders.map((one) => (
            <li key={one.id}>
              <Link
                className="kit-links-link"
                aria-current={one.id === order.id ? "true" : undefined}
                to={orderForm(one.id)}
              >
                <span className="kit-words">
                  <strong>
                    #{one.number} · {STATE_NAMES[one.state]}
                  </strong>
                  <small>{one.lines.map((line) => `${line.quantity} × ${line.name}`).join(", ")}</small>
                </span>
                <span>
                  {one.toPay !== undefined && one.toPay > 0 && <span className="price">{formatPrice(one.toPay)}</span>}{" "}
                  <time dateTime={one.wroteAt}>{recentMoment(one.wroteAt)}</time>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <JoinedCustomers order={order} orders={orders} onChanged={onChanged} />
        <div className="kit-row">
          {orders.length > 1 && <SmallButton action="Bu siparişi ayır" of={orderName(order)} onClick={part} />}
          {onForget && (
            <TextButton
              action="Bilgilerini sil"
              of={name || orderName(order)}
              data-away
              aria-haspopup="dialog"
              onClick={onForget}
            />
          )}
        </div>
      </div>
    </Sheet>
  );
}

/** Money is sent to those who may change prices. */
const CustomerNumbers = ({ orders, returned, paid, left = 0, toGoBack = 0 }: CustomerAnswer) => (
  <p>
    {[
      `${orders.length} sipariş`,
      paid !== undefined && `${formatPrice(paid)} ödedi`,
      left > 0 && `${formatPrice(left)} kaldı`,
      toGoBack > 0 && `${formatPrice(toGoBack)} geri ödenecek`,
      returned > 0 && `${returned} siparişte iade`,
    ]
      .filter(Boolean)
      .join(" · ")}
  </p>
);
