import { useState } from "react";
import type { BookOrder, OrderInput } from "../../../domain/order-book/book-order.ts";
import { useOpened } from "../../ui/opened.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { orderCalls } from "../order-calls.ts";
import { type FieldsProps, SavedForm } from "../saved-form/saved-form.tsx";
import { useSavedForm } from "../saved-form/use-saved-form.ts";
import { SavedMessage } from "../state-message/state-message.tsx";
import { orderName } from "../state-words.ts";
import { ForgetSheet } from "./forget-sheet.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderLines } from "./order-lines.tsx";
import { ORDER_FIELDS } from "./order-show.tsx";
import { orderSource } from "./order-source.ts";
import { ParcelFields } from "./parcel-fields.tsx";
import { PersonFields } from "./person-fields.tsx";
import { typedLines } from "./typed-lines.ts";

type OrderFormProps = {
  /** Undefined for a new one. */
  order: BookOrder | undefined;
  seesPersons: boolean;
  userId: string;
  wantsTracking: boolean;
  begun: OrderInput | undefined;
  onChanged: () => Promise<void>;
  onMoved: (order: BookOrder) => void;
  onClose: () => void;
};

/** An order, to be written or changed. */
export function OrderForm({
  order,
  seesPersons,
  userId,
  wantsTracking,
  begun,
  onChanged,
  onMoved,
  onClose,
}: OrderFormProps) {
  // A new order keeps what a helper writes, although she does not see it again.
  const hasPersonFields = seesPersons || order === undefined;
  const [source] = useState(() => orderSource({ order, begun, userId, hasPersonFields, onMoved }));
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
    <Sheet title={title} shape="form" onClose={onClose}>
      <SavedForm
        used={used}
        id={source.name}
        name={order ? orderName(order) : title}
        show={ORDER_FIELDS}
        history={
          order && {
            load: () => orderCalls.events(order.id),
            revert: (event) => orderCalls.revert(order.id, event),
            none: "Bu siparişte henüz bir şey değişmedi.",
          }
        }
        isInSheet
        onDone={onClose}
        fields={(props) => (
          <>
            {current && <SavedMessage order={current} />}
            {begun && <Pasted text={begun.pasted} isOpen />}
            {order && parcel(props)}
            <OrderLines
              lines={typedLines(props.draft.lines)}
              errors={props.errors}
              onChange={(lines) => props.onChange({ lines })}
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
            {current?.pasted && <Pasted text={current.pasted} />}
            {current && (
              <OrderActions
                order={current}
                seesPersons={seesPersons}
                isChanged={used.isChanged}
                onChanged={onChanged}
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
    </Sheet>
  );
}

const Pasted = ({ text, isOpen = false }: { text: string; isOpen?: boolean }) => (
  <details className="kit-fold" open={isOpen}>
    <summary>Yapıştırılan mesaj</summary>
    <p className="kit-note kit-letter">{text}</p>
  </details>
);
