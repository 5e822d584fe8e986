import "./order-card.css";
import { formatPrice } from "../../../domain/money.ts";
import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import { moneyOf } from "../../../domain/order-book/order-money.ts";
import type { NextStep } from "../../../domain/order-book/order-needs.ts";
import { isSold, NEXT_STATE, type OrderState, STATE_NAMES } from "../../../domain/order-book/order-states.ts";
import { allKept } from "../../../domain/order-book/payment-rows.ts";
import type { ToldKind } from "../../../domain/order-book/told-messages.ts";
import { useOpened } from "../../ui/opened.ts";
import { orderCalls } from "../order-calls.ts";
import { stepInButton } from "../order-form/need-words.ts";
import { MessageSheet } from "../order-form/state-message.tsx";
import { changedMoney } from "../order-money/payment-source.ts";
import { RefundSheet } from "../order-money/refund-sheet.tsx";
import { orderName, STATE_ACTIONS } from "../panel-words.ts";
import { useOpenedAbout } from "../use-opened-about.ts";
import { useAction } from "../use-undo.ts";

type NextButtonProps = {
  order: BookOrder;
  step: NextStep | undefined;
  seesPersons: boolean;
  /** Opens the part with the number of the parcel. */
  onTrack: () => void;
  onChanged: () => Promise<void>;
  onMoved: (order: BookOrder) => void;
};

/** The one filled button of a card: what is to be done next. */
export function NextButton({ order, step, seesPersons, onTrack, onChanged, onMoved }: NextButtonProps) {
  const act = useAction(onChanged);
  const refunding = useOpened("geri-odeme");
  const telling = useOpenedAbout<ToldKind>("siparis-mesaji");
  if (!step) return null;
  const move = (state: OrderState) =>
    act(() => orderCalls.changeState([order], state), {
      done: `${orderName(order)}: ${STATE_NAMES[state]}`,
      failed: "Durum değiştirilemedi",
      onDone: () => onMoved({ ...order, state }),
    });
  const next = step.kind === "move" ? undefined : NEXT_STATE[order.state];
  const take = (taken: NextStep) => {
    if (taken.kind === "move") return move(taken.state);
    if (taken.kind === "tell") return telling.open(taken.what);
    if (taken.kind === "track") return onTrack();
    if (taken.kind === "refund") return refunding.open();
    return act(() => orderCalls.changePaid([order], true), {
      done: `${orderName(order)}: Ödendi`,
      failed: "Ödendi yazılamadı",
    });
  };
  const keep = () =>
    act(() => changedMoney(order, { payments: allKept(order.payments) }), {
      done: `${orderName(order)}: ${formatPrice(-moneyOf(order).left)} sende kaldı`,
      failed: "Sende kaldığı yazılamadı",
    });
  return (
    <div className="sheet-foot order-card-foot">
      <button type="button" className="button button-ribbon" onClick={() => take(step)}>
        {stepInButton(step)}
      </button>
      {next && (
        <button type="button" className="button button-plain" onClick={() => move(next)}>
          {STATE_ACTIONS[next]}
        </button>
      )}
      {step.kind === "refund" && !isSold(order.state) && (
        <button type="button" className="button button-plain" onClick={keep}>
          Bende kalsın
        </button>
      )}
      {telling.subject && (
        <MessageSheet what={telling.subject} {...{ order, seesPersons, onChanged }} onClose={telling.close} />
      )}
      {refunding.isOpen && <RefundSheet order={order} onChanged={onChanged} onClose={refunding.close} />}
    </div>
  );
}
