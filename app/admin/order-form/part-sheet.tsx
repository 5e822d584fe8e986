import { useRef, useState } from "react";
import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import { agreedTotal } from "../../../domain/order-book/order-money.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { useMayChangePrices } from "../panel-context.tsx";
import { orderName } from "../panel-words.ts";
import type { Typed } from "../saved-form/form-state.ts";
import { SavedForm, saveWord, useFocusOnRefusal } from "../saved-form/saved-form.tsx";
import { type UsedForm, useSavedForm } from "../saved-form/use-saved-form.ts";
import { ORDER_PARTS, type OrderPart, partOfField } from "./order-parts.ts";
import { orderFields, orderHistory, orderPartSource } from "./order-source.tsx";
import { PartFields } from "./part-fields.tsx";

type PartSheetProps = {
  part: OrderPart;
  order: BookOrder;
  seesPersons: boolean;
  userId: string;
  wantsTracking: boolean;
  onSaved: (order: BookOrder) => void;
  onUndone: () => Promise<void>;
  onMoved: (order: BookOrder) => void;
  onDone: () => void;
  onClose: () => void;
};

/** The small form of one part of a saved order, over its card. */
export function PartSheet({ part, order, seesPersons, userId, wantsTracking, ...on }: PartSheetProps) {
  const mayPrice = useMayChangePrices();
  const [source] = useState(() =>
    orderPartSource({ order, part, userId, hasPersonFields: seesPersons, onMoved: on.onMoved }),
  );
  const used = useSavedForm({ source, row: order, onSaved: on.onSaved, onUndone: on.onUndone });
  return (
    <Sheet title={ORDER_PARTS[part].title} shape="form" onClose={on.onClose}>
      <SavedForm
        used={used}
        name={orderName(order)}
        show={orderFields(agreedTotal(order))}
        history={orderHistory(order)}
        isInSheet
        onDone={on.onDone}
        fields={(props) => (
          <PartFields
            {...props}
            {...{ part, mayPrice, wantsTracking }}
            hasPersonFields={seesPersons && order.blottedAt === null}
            isNew={false}
          />
        )}
        foot={
          <div className="sheet-foot">
            {used.refusal && <p role="alert">{used.refusal}</p>}
            <button type="submit" className="button button-ribbon" disabled={used.isBusy}>
              {saveWord(used)}
            </button>
          </div>
        }
      />
    </Sheet>
  );
}

type DraftSheetProps = {
  part: OrderPart;
  /** The form of the whole new order. */
  used: UsedForm<BookOrder, Typed>;
  /** The message that the order is typed from. */
  pasted: string | undefined;
  onChange: (changes: Typed) => void;
  onClose: () => void;
};

/** The small form of one part of an order that is not written yet. It is saved with the order. */
export function DraftSheet({ part, used, pasted, onChange, onClose }: DraftSheetProps) {
  const form = useRef<HTMLFormElement>(null);
  const errors = Object.fromEntries(Object.entries(used.errors).filter(([field]) => partOfField(field) === part));
  const [refusals, setRefusals] = useState(Object.keys(errors).length);
  useFocusOnRefusal(form, { refusals, errors, unresolved: [] });
  const close = () => {
    const read = used.source.read(used.draft);
    const wrong = read.ok ? [] : Object.entries(read.errors).filter(([field]) => partOfField(field) === part);
    if (wrong.length === 0) return onClose();
    used.doubt(Object.fromEntries(wrong));
    setRefusals(refusals + 1);
  };
  return (
    <Sheet title={ORDER_PARTS[part].title} shape="form" onClose={onClose}>
      <form
        ref={form}
        className="kit-sheet"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <div className="kit-body">
          {pasted && <p className="kit-note kit-letter">{pasted}</p>}
          <PartFields
            draft={used.draft}
            errors={errors}
            onChange={onChange}
            part={part}
            hasPersonFields
            mayPrice
            isNew
          />
        </div>
        <div className="sheet-foot">
          <button type="submit" className="button button-ribbon">
            Tamam
          </button>
        </div>
      </form>
    </Sheet>
  );
}
