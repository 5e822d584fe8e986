import "./order-card.css";
import { useEffect, useEffectEvent } from "react";
import { isAdmin } from "../../../domain/account/user.ts";
import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import { agreedTotal } from "../../../domain/order-book/order-money.ts";
import { nextStep, type OrderNeed } from "../../../domain/order-book/order-needs.ts";
import { PAYMENT_NAMES, payingWay } from "../../../domain/order-book/order-states.ts";
import { useSession } from "../../session.tsx";
import { useOpened } from "../../ui/opened.ts";
import { CustomerPart } from "../customer/customer-part.tsx";
import { HistorySheet } from "../history/history-sheet.tsx";
import { ORDER_PARTS, type OrderPart } from "../order-form/order-parts.ts";
import { orderFields, orderHistory } from "../order-form/order-source.tsx";
import { PartSheet } from "../order-form/part-sheet.tsx";
import { SavedMessages } from "../order-form/state-message.tsx";
import { MoneyPart } from "../order-money/money-part.tsx";
import { useMayChangePrices } from "../panel-context.tsx";
import { orderName } from "../panel-words.ts";
import { BesideSheet } from "../saved-form/form-sheet.tsx";
import { SAVED_WORDS } from "../saved-form/use-saved-form.ts";
import { useStock } from "../stock.tsx";
import { useOpenedAbout } from "../use-opened-about.ts";
import { CardHead, CardMoney, CardNeeds } from "./card-head.tsx";
import { CardLines } from "./card-lines.tsx";
import { CardPart } from "./card-part.tsx";
import { NotesText, ParcelText, PersonText } from "./card-texts.tsx";
import { CustomerWords } from "./customer-words.tsx";
import { NextButton } from "./next-button.tsx";
import { ForgetSheet, OrderActions } from "./order-actions.tsx";
import { PastedMessage } from "./pasted-message.tsx";

export type OrderCardEvents = {
  /** She goes along the rows of the list, and the card follows. */
  keepsFocus: boolean;
  /** Loads card and list again. */
  onChanged: () => Promise<void>;
  /** Loads the list alone again, for an order that is gone. */
  onRemoved: () => Promise<void>;
  onMoved: (order: BookOrder) => void;
  onClose: () => void;
};

type OrderCardProps = OrderCardEvents & {
  order: BookOrder;
  needs: readonly OrderNeed[];
  seesPersons: boolean;
  userId: string;
  /** She came to write its tracking number. */
  wantsTracking: boolean;
  onSaved: (order: BookOrder) => void;
};

/** An order as a card: what it is and what it needs first, then its parts, each changed by itself. */
export function OrderCard({ order, needs, seesPersons, userId, wantsTracking, ...on }: OrderCardProps) {
  const { onChanged } = on;
  const stock = useStock(order.lines.flatMap(({ productId }) => productId ?? []));
  const part = useOpenedAbout<OrderPart>("siparis-parcasi");
  const { user } = useSession();
  const forgetting = useOpened("kisiyi-sil");
  const askToForget = isAdmin(user) ? forgetting.open : undefined;
  const history = useOpened("siparis-gecmisi");
  const step = nextStep(order, needs, { mayChangePrices: useMayChangePrices(), seesPersons });
  const hasPerson = order.blottedAt === null;
  const openTracking = useEffectEvent(() => part.open("parcel"));
  useEffect(
    function openWantedPart() {
      if (wantsTracking) openTracking();
    },
    [wantsTracking],
  );
  const change = (name: OrderPart) => ({ title: ORDER_PARTS[name].title, onChange: () => part.open(name) });
  return (
    <BesideSheet title={`Sipariş #${order.number}`} keepsFocus={on.keepsFocus} onClose={on.onClose}>
      <div className="kit-sheet">
        <div className="kit-body">
          <CardHead order={order} seesPersons={seesPersons} />
          <CardPart {...change("products")}>
            <CardLines lines={order.lines} stock={stock} />
          </CardPart>
          <CardMoney order={order} />
          <CardNeeds needs={needs} />
          <CardPart {...change("parcel")}>
            <ParcelText order={order} />
          </CardPart>
          {seesPersons && hasPerson ? (
            <CardPart {...change("person")}>
              <PersonText order={order} />
            </CardPart>
          ) : (
            <p className="kit-note">
              {hasPerson
                ? "Siparişin kime gittiğini dükkân sahibi görür. Değiştirdiklerin ad, telefon ve adrese dokunmaz."
                : "Bu siparişin kişi bilgileri silindi."}
            </p>
          )}
          {order.customerWords !== "" && <CustomerWords order={order} onChanged={onChanged} />}
          {seesPersons && hasPerson && (
            <CardPart title="Müşteri">
              <CustomerPart {...{ order, userId, onChanged }} onForget={askToForget} />
            </CardPart>
          )}
          {seesPersons && hasPerson && (
            <CardPart {...change("notes")}>
              <NotesText order={order} />
            </CardPart>
          )}
          <SavedMessages {...{ order, seesPersons, onChanged }} />
          <CardPart {...change("payment")}>
            <p>{PAYMENT_NAMES[payingWay(order)]}</p>
            <MoneyPart order={order} onChanged={onChanged} onCharges={() => part.open("payment")} />
          </CardPart>
          <PastedMessage text={order.pasted} words={order.customerWords} />
          <OrderActions
            order={order}
            next={step}
            onChanged={onChanged}
            onHistory={history.open}
            onForget={askToForget}
            onRemoved={on.onRemoved}
            onClose={on.onClose}
          />
        </div>
        <NextButton
          {...{ order, step, seesPersons, onChanged }}
          onTrack={() => part.open("parcel")}
          onMoved={on.onMoved}
        />
      </div>
      {part.subject && (
        <PartSheet
          key={part.subject}
          part={part.subject}
          {...{ order, seesPersons, userId, wantsTracking }}
          onSaved={(row) => {
            on.onSaved(row);
            onChanged();
          }}
          onUndone={onChanged}
          onMoved={on.onMoved}
          onDone={wantsTracking ? on.onClose : part.close}
          onClose={part.close}
        />
      )}
      {askToForget && forgetting.isOpen && (
        <ForgetSheet order={order} onChanged={onChanged} onForgotten={on.onClose} onClose={forgetting.close} />
      )}
      {history.isOpen && (
        <HistorySheet
          name={orderName(order)}
          fields={orderFields(agreedTotal(order))}
          {...orderHistory(order)}
          words={{ reverted: "O hâline döndürüldü.", ...SAVED_WORDS, ...orderHistory(order).words }}
          onChanged={onChanged}
          onClose={history.close}
        />
      )}
    </BesideSheet>
  );
}
