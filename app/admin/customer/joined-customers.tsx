import { useState } from "react";
import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import { customerOf } from "../../../domain/order-book/book-order.ts";
import type { CustomerAnswer } from "../../../domain/order-book/customer.ts";
import { ORDER_QUERY_LENGTH } from "../../../domain/order-book/order-store.ts";
import { showPhone } from "../../../domain/settings/phone.ts";
import { SmallButton } from "../../ui/button.tsx";
import { useDebounced } from "../../ui/use-debounced.ts";
import { useRequest } from "../../ui/use-request.ts";
import { orderCalls } from "../order-calls.ts";
import { SearchField } from "../panel-parts.tsx";
import { orderName } from "../panel-words.ts";
import { useAction } from "../use-undo.ts";
import { customerCalls } from "./customer-calls.ts";

/** At most this many customers are offered. */
const OFFERED = 5;

type JoinedProps = { order: Pick<BookOrder, "id">; orders: CustomerAnswer["orders"]; onChanged: () => Promise<void> };

/** Finds another order of the same person, who wrote from another number, and joins them. */
export function JoinedCustomers({ order, orders, onChanged }: JoinedProps) {
  const [typed, setTyped] = useState("");
  const query = useDebounced(typed.trim());
  const { answer } = useRequest(
    async () => (query === "" ? [] : (await orderCalls.search({ query, page: 1 })).orders),
    undefined,
    query,
  );
  const others = (answer ?? []).filter(
    (found, at, all) =>
      found.customer !== "" &&
      !orders.some(({ id }) => id === found.id) &&
      all.findIndex(({ customer }) => customer === found.customer) === at,
  );
  const act = useAction(onChanged);
  const join = (other: string) =>
    act(() => customerCalls.join(order.id, other), {
      done: "Bir müşteri oldular",
      failed: "Birleştirilemedi",
      onDone: () => setTyped(""),
    });
  return (
    <details className="kit-fold">
      <summary>Birleştir: başka numaradan da yazdı</summary>
      <div className="kit-stack">
        <SearchField
          name="Öbür siparişini ara: ad, telefon, numara"
          maxLength={ORDER_QUERY_LENGTH}
          value={typed}
          onSearch={setTyped}
        />
        {query !== "" && answer && others.length === 0 && <p className="kit-soft">Başka bir müşteri bulunmadı.</p>}
        <ul className="kit-stack">
          {others.slice(0, OFFERED).map((found) => {
            const { name, phone } = customerOf(found);
            return (
              <li key={found.id} className="kit-ends">
                <span>{[name || orderName(found), showPhone(phone), found.handle].filter(Boolean).join(" · ")}</span>
                <SmallButton action="Birleştir" of={orderName(found)} onClick={() => join(found.id)} />
              </li>
            );
          })}
        </ul>
      </div>
    </details>
  );
}
