import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import { SmallButton } from "../../ui/button.tsx";
import { orderCalls } from "../order-calls.ts";
import { orderName } from "../panel-words.ts";
import { useAction } from "../use-undo.ts";

type CustomerWordsProps = { order: BookOrder; onChanged: () => Promise<void> };

/** The customer's words beside and after her order. One tap says that they were seen. */
export function CustomerWords({ order, onChanged }: CustomerWordsProps) {
  const act = useAction(onChanged);
  const { customerWords, customerWordsSeen } = order;
  const see = () =>
    act(() => orderCalls.mark(order, { customerWordsSeen: true }), {
      done: "Görüldü yazıldı",
      failed: "Görüldü yazılamadı",
    });
  return (
    <section className="kit-note" data-tint={customerWordsSeen ? undefined : "butter"} aria-label="Müşteri yazdı">
      <div className="kit-ends">
        <h3>Müşteri yazdı</h3>
        {!customerWordsSeen && <SmallButton action="Gördüm" of={orderName(order)} onClick={see} />}
      </div>
      <p className="kit-letter">{customerWords}</p>
    </section>
  );
}
