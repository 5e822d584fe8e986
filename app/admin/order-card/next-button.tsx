import "./order-card.css";
import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import type { NextStep } from "../../../domain/order-book/order-needs.ts";
import { STATE_NAMES } from "../../../domain/order-book/order-states.ts";
import { useOpened } from "../../ui/opened.ts";
import { orderCalls } from "../order-calls.ts";
import { stepInButton } from "../order-form/need-words.ts";
import { RefundSheet } from "../order-money/refund-sheet.tsx";
import { orderName } from "../panel-words.ts";
import { useAction } from "../use-undo.ts";

type NextButtonProps = {
  order: BookOrder;
  step: NextStep | undefined;
  onChanged: () => Promise<void>;
  onMoved: (order: BookOrder) => void;
};

/** The one filled button of a card: what is to be done next. */
export function NextButton({ order, step, onChanged, onMoved }: NextButtonProps) {
  const act = useAction(onChanged);
  const refunding = useOpened("geri-odeme");
  if (!step) return null;
  const take = (taken: NextStep) => {
    if (taken.kind === "move") {
      const { state } = taken;
      return act(() => orderCalls.changeState([order], state), {
        done: `${orderName(order)}: ${STATE_NAMES[state]}`,
        failed: "Durum değiştirilemedi",
        onDone: () => onMoved({ ...order, state }),
      });
    }
    if (taken.kind === "refund") return refunding.open();
    return act(() => orderCalls.changePaid([order], true), {
      done: `${orderName(order)}: Ödendi`,
      failed: "Ödendi yazılamadı",
    });
  };
  return (
    <div className="sheet-foot order-card-foot">
      <button type="button" className="button button-ribbon" onClick={() => take(step)}>
        {stepInButton(step)}
      </button>
      {refunding.isOpen && <RefundSheet order={order} onChanged={onChanged} onClose={refunding.close} />}
    </div>
  );
}
