import { useState } from "react";
import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import { toast } from "../../toast.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { orderCalls } from "../order-calls.ts";
import { type FieldsProps, SavedForm } from "../sections/saved-form.tsx";
import { useSavedForm } from "../sections/use-saved-form.ts";
import { orderName } from "../state-words.ts";
import { useUndo } from "../steps/use-undo.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { OrderLines } from "./order-lines.tsx";
import "./order-sheet.css";
import { ORDER_FIELDS } from "./order-show.tsx";
import { loadedOrder, orderSource } from "./order-source.ts";
import { ParcelFields } from "./parcel-fields.tsx";
import { PersonFields } from "./person-fields.tsx";
import { typedLines } from "./typed-lines.ts";

type OrderSheetProps = {
  /** Undefined for a new one. */
  order: BookOrder | undefined;
  seesPersons: boolean;
  userId: string;
  onChanged: () => Promise<void>;
  onCreated: (order: BookOrder) => void;
  onClose: () => void;
};

/** An order, to be written or changed. */
export function OrderSheet({ order, seesPersons, userId, onChanged, onCreated, onClose }: OrderSheetProps) {
  const [source] = useState(() => orderSource({ order, userId, seesPersons, onCreated }));
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
            {order && parcel(props)}
            <OrderLines
              lines={typedLines(props.draft.lines)}
              errors={props.errors}
              onChange={(lines) => props.onChange({ lines })}
            />
            {seesPersons ? (
              <PersonFields {...props} />
            ) : (
              <p className="order-sheet-hidden">
                Siparişin kime gittiğini dükkân sahibi görür. Kaydedince ad, telefon ve adres olduğu gibi kalır.
              </p>
            )}
            {!order && parcel(props)}
            {current?.pasted && (
              <details className="order-sheet-pasted">
                <summary>Yapıştırılan mesaj</summary>
                <p>{current.pasted}</p>
              </details>
            )}
            {current && <OrderActions order={current} onChanged={onChanged} onRemoved={onClose} />}
          </>
        )}
      />
    </Sheet>
  );
}

type OrderActionsProps = { order: BookOrder; onChanged: () => Promise<void>; onRemoved: () => void };

/** What can be done with a saved order besides changing it. */
function OrderActions({ order, onChanged, onRemoved }: OrderActionsProps) {
  const handleFailure = useFailureHandler();
  const { offer } = useUndo(onChanged);
  const remove = async () => {
    try {
      const { step } = await orderCalls.remove(order);
      toast.success("Sipariş silindi", offer(step));
      onRemoved();
    } catch (error) {
      handleFailure(error, reasonOr("Sipariş silinemedi"));
    }
    await onChanged();
  };
  return (
    <nav className="order-sheet-actions" aria-label="Bu sipariş">
      <SmallButton action="Siparişi sil" onClick={remove} />
    </nav>
  );
}
