import { useEffect, useRef } from "react";
import { ORDER_STATES, PAYMENTS } from "../../../domain/order-book/order-states.ts";
import { Checkbox, Field, Select } from "../../ui/field.tsx";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import { PAYMENT_NAMES, STATE_NAMES } from "../state-words.ts";
import "./field-group.css";
import { typedText } from "./typed-text.ts";

type ParcelFieldsProps = FieldsProps & {
  /** The tracking number leads to a person. */
  hasPersonFields: boolean;
  wantsTracking: boolean;
};

/** State, payment, and how the parcel is made and sent. */
export function ParcelFields({ draft, errors, onChange, hasPersonFields, wantsTracking }: ParcelFieldsProps) {
  const shared = typedText({ draft, errors, onChange });
  const tracking = useRef<HTMLInputElement>(null);
  useEffect(
    function focusWantedField() {
      if (wantsTracking) tracking.current?.focus();
    },
    [wantsTracking],
  );
  const box = (field: string, label: string) => (
    <Checkbox
      label={label}
      name={field}
      checked={draft[field] === true}
      onChange={({ target }) => onChange({ [field]: target.checked })}
    />
  );
  return (
    <fieldset className="kit-group field-group">
      <legend>Durum ve paket</legend>
      <div className="kit-fields">
        <Select {...shared("state", "Durum")}>{options(ORDER_STATES, STATE_NAMES)}</Select>
        <Select {...shared("payment", "Ödeme")}>{options(PAYMENTS, PAYMENT_NAMES)}</Select>
        <Field {...shared("day", "İstenen gün")} type="date" />
      </div>
      <div className="kit-fields">
        <Field {...shared("carrier", "Kargo")} />
        {hasPersonFields && <Field {...shared("tracking", "Takip numarası")} ref={tracking} />}
      </div>
      <div className="kit-fields">
        {box("giftWrap", "Hediye paketi")}
        {box("hidePrices", "Fiyat görünmesin")}
      </div>
    </fieldset>
  );
}

const options = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => (
    <option key={value} value={value}>
      {names[value]}
    </option>
  ));
