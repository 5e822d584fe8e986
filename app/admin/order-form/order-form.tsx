import { useState } from "react";
import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import { useOpened } from "../../ui/opened.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { orderCalls } from "../order-calls.ts";
import { type FieldsProps, SavedForm } from "../sections/saved-form.tsx";
import { useSavedForm } from "../sections/use-saved-form.ts";
import { SavedMessage } from "../state-message/saved-message.tsx";
import { orderName } from "../state-words.ts";
import { ForgetSheet } from "./forget-sheet.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderLines } from "./order-lines.tsx";
import "./order-form.css";
import { ORDER_FIELDS } from "./order-show.tsx";
import { loadedOrder, orderSource } from "./order-source.ts";
import { ParcelFields } from "./parcel-fields.tsx";
import { PersonFields } from "./person-fields.tsx";
import { typedLines } from "./typed-lines.ts";

type OrderFormProps = {
  /** Undefined for a new one. */
  order: BookOrder | undefined;
  seesPersons: boolean;
  userId: string;
  onChanged: () => Promise<void>;
  onMoved: (order: BookOrder) => void;
  onClose: () => void;
};

/** An order, to be written or changed. */
export function OrderForm({ order, seesPersons, userId, onChanged, onMoved, onClose }: OrderFormProps) {
  const [source] = useState(() => orderSource({ order, userId, seesPersons, onMoved }));
  /** The order as it is saved now. */
  const [current, setCurrent] = useState(order);
  const used = useSavedForm({
    source,
    loaded: loadedOrder(order, seesPersons),
    onSaved({ revision, values }) {
      setCurrent((earlier) => earlier && { ...earlier, ...values, revision });
      void onChanged();
    },
    onUndone: onChanged,
  });
  const forgetting = useOpened("kisiyi-sil");
  const parcel = (props: FieldsProps) => <ParcelFields {...props} seesPersons={seesPersons} />;
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
            {order && parcel(props)}
            <OrderLines
              lines={typedLines(props.draft.lines)}
              errors={props.errors}
              onChange={(lines) => props.onChange({ lines })}
            />
            {seesPersons ? (
              <PersonFields {...props} />
            ) : (
              <p className="order-form-hidden">
                Siparişin kime gittiğini dükkân sahibi görür. Kaydedince ad, telefon ve adres olduğu gibi kalır.
              </p>
            )}
            {!order && parcel(props)}
            {current?.pasted && (
              <details className="order-form-pasted">
                <summary>Yapıştırılan mesaj</summary>
                <p>{current.pasted}</p>
              </details>
            )}
            {current && (
              <OrderActions
                order={current}
                seesPersons={seesPersons}
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
