import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import { orderPageAddress } from "../../../domain/web/order-page-address.ts";
import { copy } from "../../part/copy.ts";
import { SmallButton } from "../../ui/button.tsx";
import { useOpened } from "../../ui/opened.ts";
import { useRequest } from "../../ui/use-request.ts";
import { useShop } from "../../use-shop.ts";
import { orderName } from "../panel-words.ts";
import { customerCalls } from "./customer-calls.ts";
import { CustomerSheet } from "./customer-sheet.tsx";

type CustomerPartProps = {
  order: BookOrder;
  userId: string;
  /** Loads card and list again. */
  onChanged: () => Promise<void>;
  /** Asks whether the customer is to be blotted out. Undefined for helpers. */
  onForget: (() => void) | undefined;
};

/** The customer of an order in its card: how many she had, the note about her, and the page that she follows it on. */
export function CustomerPart({ order, userId, onChanged, onForget }: CustomerPartProps) {
  const { publicUrl } = useShop();
  const sheet = useOpened("musteri");
  const { answer, reload } = useRequest(() => customerCalls.find(order.id), undefined, order.id + order.revision);
  if (!answer) return null;
  const { orders, note } = answer;
  const nth = orders.length - orders.findIndex(({ id }) => id === order.id);
  const changed = async () => {
    await reload();
    await onChanged();
  };
  return (
    <>
      <p>{orders.length === 1 ? "İlk siparişi" : `${nth}. siparişi (toplam ${orders.length})`}</p>
      {note !== "" && <p className="kit-note kit-letter">{note}</p>}
      <div className="kit-row">
        <SmallButton action="Müşteriyi aç" of={orderName(order)} aria-haspopup="dialog" onClick={sheet.open} />
        {order.pageKey !== "" && (
          <SmallButton
            action="Sayfasını kopyala"
            of={orderName(order)}
            onClick={() => copy(publicUrl + orderPageAddress(order.pageKey), "Siparişin sayfası")}
          />
        )}
      </div>
      {sheet.isOpen && (
        <CustomerSheet {...{ order, userId, onForget }} customer={answer} onChanged={changed} onClose={sheet.close} />
      )}
    </>
  );
}
