import { useState } from "react";
import type { BookOrder, OrderInput } from "../../../domain/order-book/book-order.ts";
import { messages } from "../../messages.ts";
import { useOpened } from "../../ui/opened.ts";
import { useShop } from "../../use-shop.ts";
import { orderCalls } from "../order-calls.ts";
import { useMayChangePrices } from "../panel-context.tsx";
import { orderName } from "../panel-words.ts";
import { BesideSheet } from "../saved-form/form-sheet.tsx";
import { type FieldsProps, SavedForm } from "../saved-form/saved-form.tsx";
import { useSavedForm } from "../saved-form/use-saved-form.ts";
import { useLoaded } from "../section-load.tsx";
import { reasonOr } from "../use-failure-handler.ts";
import { ForgetSheet, OrderActions } from "./order-actions.tsx";
import { CustomerWords, ParcelFields, PaymentFields, PersonFields } from "./order-fields.tsx";
import { OrderLines } from "./order-lines.tsx";
import { ORDER_FIELDS, orderSource } from "./order-source.tsx";
import { SavedMessages } from "./state-message.tsx";
import { typedLines, withLines } from "./typed-lines.ts";

type OpenedOrderProps = {
  /** Undefined for a new one. */
  id: string | undefined;
  /** As in the list behind it. */
  seesPersons: boolean;
  userId: string;
  /** She came to write its tracking number. */
  wantsTracking: boolean;
  /** The order that a paste has begun. */
  begun: OrderInput | undefined;
  onChanged: () => Promise<void>;
  onMoved: (order: BookOrder) => void;
  onClose: () => void;
};

/** The sheet of an order, which is loaded anew: the list may be older, and has no address. */
export default function OpenedOrder({ id, ...props }: OpenedOrderProps) {
  return id === undefined ? <OrderForm order={undefined} {...props} /> : <SavedOrder id={id} {...props} />;
}

function SavedOrder({ id, ...props }: OpenedOrderProps & { id: string }) {
  const { answer, waiting } = useLoaded(() => orderCalls.find(id), id, reasonOr(messages.dataFailed));
  if (answer) return <OrderForm {...props} order={answer.order} seesPersons={answer.seesPersons} />;
  return (
    <BesideSheet title="Sipariş" onClose={props.onClose}>
      {waiting}
    </BesideSheet>
  );
}

type OrderFormProps = Omit<OpenedOrderProps, "id"> & { order: BookOrder | undefined };

/** An order, to be written or changed. */
function OrderForm({ order, seesPersons, userId, wantsTracking, begun, onChanged, onMoved, onClose }: OrderFormProps) {
  // A new order keeps what a helper writes, although she does not see it again.
  const hasPersonFields = seesPersons || order === undefined;
  const mayChangePrices = useMayChangePrices();
  const mayPrice = !order || mayChangePrices;
  const { parcel: parcelPrice } = useShop();
  const [source] = useState(() => orderSource({ order, begun, parcel: parcelPrice, userId, hasPersonFields, onMoved }));
  const [hasSetSending, setHasSetSending] = useState(false);
  const used = useSavedForm({
    source,
    row: order,
    onSaved: () => void onChanged(),
    onUndone: onChanged,
  });
  const current = used.row;
  const forgetting = useOpened("kisiyi-sil");
  const parcel = (props: FieldsProps) => (
    <ParcelFields {...props} hasPersonFields={hasPersonFields} wantsTracking={wantsTracking} />
  );
  const title = order ? `Sipariş #${order.number}` : "Yeni sipariş";
  return (
    <BesideSheet title={title} onClose={onClose}>
      <SavedForm
        used={used}
        name={order ? orderName(order) : title}
        show={ORDER_FIELDS}
        history={
          order && {
            load: () => orderCalls.events(order.id),
            revert: (event) => orderCalls.revert(order.id, event),
            words: { none: "Bu siparişte henüz bir şey değişmedi." },
          }
        }
        isInSheet
        onDone={onClose}
        fields={(props) => (
          <>
            {current && <SavedMessages order={current} seesPersons={seesPersons} />}
            {/* Of the message that is written by hand they are a part. */}
            {begun ? <Pasted text={begun.pasted} isOpen /> : <CustomerWords {...props} />}
            {order && parcel(props)}
            <OrderLines
              lines={typedLines(props.draft.lines)}
              mayPrice={mayPrice}
              errors={props.errors}
              onChange={(lines) =>
                props.onChange(hasSetSending || !mayPrice ? { lines } : withLines(props.draft, lines, parcelPrice))
              }
            />
            <PaymentFields
              {...props}
              onChange={(changes) => {
                if ("sending" in changes) setHasSetSending(true);
                props.onChange(changes);
              }}
            />
            {current?.blottedAt && <p className="kit-note">Bu siparişin kişi bilgileri silindi.</p>}
            {hasPersonFields && !current?.blottedAt && <PersonFields {...props} />}
            {!seesPersons && (
              <p className="kit-note">
                {order
                  ? "Siparişin kime gittiğini dükkân sahibi görür. Kaydedince ad, telefon ve adres olduğu gibi kalır."
                  : "Kaydettikten sonra kime gittiğini yalnız dükkân sahibi görür."}
              </p>
            )}
            {!order && parcel(props)}
            {!begun && current?.pasted && <Pasted text={current.pasted} />}
            {current && (
              <OrderActions
                order={current}
                seesPersons={seesPersons}
                isChanged={used.isChanged}
                onChanged={onChanged}
                onPaid={used.reload}
                onForget={forgetting.open}
                onRemoved={onClose}
              />
            )}
          </>
        )}
      />
      {current && forgetting.isOpen && (
        <ForgetSheet order={current} onChanged={onChanged} onForgotten={onClose} onClose={forgetting.close} />
      )}
    </BesideSheet>
  );
}

const Pasted = ({ text, isOpen = false }: { text: string; isOpen?: boolean }) => (
  <details className="kit-fold" open={isOpen}>
    <summary>Yapıştırılan mesaj</summary>
    <p className="kit-note kit-letter">{text}</p>
  </details>
);
