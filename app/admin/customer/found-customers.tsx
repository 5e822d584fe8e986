import { customerOf } from "../../../domain/order-book/book-order.ts";
import { isAboutCustomer } from "../../../domain/order-book/order-search-words.ts";
import type { ListedOrder } from "../../../domain/order-book/order-store.ts";
import { showPhone } from "../../../domain/settings/phone.ts";
import { SmallButton } from "../../ui/button.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { useOpenedAbout } from "../use-opened-about.ts";
import { customerCalls } from "./customer-calls.ts";
import { CustomerSheet } from "./customer-sheet.tsx";

/** At most this many customers stand above the orders. */
const SHOWN = 3;

type FoundProps = { orders: readonly ListedOrder[]; query: string; userId: string; onChanged: () => Promise<void> };

/** The customers whom a search of the book is about. Each opens without one of her orders. */
export function FoundCustomers({ orders, query, userId, onChanged }: FoundProps) {
  const sheet = useOpenedAbout<ListedOrder>("bulunan-musteri");
  const hits = orders.filter(
    (order, at) =>
      order.customer !== "" &&
      isAboutCustomer(order, query) &&
      orders.findIndex(({ customer }) => customer === order.customer) === at,
  );
  return (
    <>
      {hits.length > 0 && (
        <ul className="kit-stack" aria-label="Müşteriler">
          {hits.slice(0, SHOWN).map((order) => {
            const { name, phone } = customerOf(order);
            const who = [name, showPhone(phone), order.handle].filter(Boolean);
            return (
              <li key={order.customer} className="kit-ends">
                <span>{who.join(" · ")}</span>
                <SmallButton
                  action="Müşteriyi aç"
                  of={who[0] ?? ""}
                  aria-haspopup="dialog"
                  onClick={() => sheet.open(order)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {sheet.subject && (
        <FoundCustomer order={sheet.subject} userId={userId} onChanged={onChanged} onClose={sheet.close} />
      )}
    </>
  );
}

type FoundCustomerProps = Pick<FoundProps, "userId" | "onChanged"> & { order: ListedOrder; onClose: () => void };

function FoundCustomer({ order, userId, onChanged, onClose }: FoundCustomerProps) {
  const { answer, reload } = useRequest(() => customerCalls.find(order.id), onClose, order.id);
  if (!answer) return null;
  const changed = async () => {
    await reload();
    await onChanged();
  };
  return <CustomerSheet {...{ order, userId, onClose }} customer={answer} onChanged={changed} onForget={undefined} />;
}
