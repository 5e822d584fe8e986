import { useEffect, useRef } from "react";
import { formatPrice } from "../../../domain/money.ts";
import { chargeWords } from "../../../domain/order/amount-to-pay.ts";
import { PROVINCES } from "../../../domain/order/turkish-places.ts";
import { moneyOf, orderTotal } from "../../../domain/order-book/order-money.ts";
import {
  ORDER_STATES,
  PAYING_WAYS,
  PAYMENT_NAMES,
  PAYMENTS,
  payingWay,
  STATE_NAMES,
  waysOffered,
} from "../../../domain/order-book/order-states.ts";
import { typedPrice } from "../../../domain/typed-price.ts";
import { Checkbox, Field, Select, TextArea } from "../../ui/field.tsx";
import { useShop } from "../../use-shop.ts";
import { OWNERS_ALONE, useMayChangePrices } from "../panel-context.tsx";
import type { Typed } from "../saved-form/form-state.ts";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import { phoneInField, typedBoxes, typedFields } from "../saved-form/typed-fields.ts";
import { CarrierField } from "./carrier-field.tsx";
import { draftOrder } from "./draft-order.ts";

type ParcelFieldsProps = FieldsProps & {
  /** The tracking number leads to a person. */
  hasPersonFields: boolean;
  wantsTracking?: boolean;
};

/** State, and how the parcel is packed and sent. */
export function ParcelFields({ hasPersonFields, wantsTracking = false, ...props }: ParcelFieldsProps) {
  const text = typedFields(props);
  const box = typedBoxes(props);
  const tracking = useRef<HTMLInputElement>(null);
  useEffect(
    function focusWantedField() {
      if (wantsTracking) tracking.current?.focus();
    },
    [wantsTracking],
  );
  return (
    <>
      <div className="kit-fields">
        <Select {...text("state", "Durum")}>{options(ORDER_STATES, STATE_NAMES)}</Select>
        <Field {...text("day", "İstenen gün")} type="date" />
      </div>
      <div className="kit-fields">
        <CarrierField {...text("carrier", "Kargo")} />
        {hasPersonFields && <Field {...text("tracking", "Takip numarası")} ref={tracking} />}
      </div>
      <div className="kit-fields">
        <Checkbox {...box("isGift", "Hediye, ona gitsin")} />
        {props.draft.isGift === true && <Checkbox {...box("surprise", "Sürpriz, alıcıyı arama")} />}
        <Checkbox {...box("giftWrap", "Hediye paketi")} />
        <Checkbox {...box("hidePrices", "Fiyat görünmesin")} />
      </div>
      {hasPersonFields && <TextArea {...text("cardNote", "Kart notu")} />}
    </>
  );
}

const options = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => (
    <option key={value} value={value}>
      {names[value]}
    </option>
  ));

type PaymentFieldsProps = FieldsProps & {
  /** A new order can be written as paid. Payments of a saved one are rows of their own. */
  isNew: boolean;
};

/** The way to pay and the charges beside the products. */
export function PaymentFields({ isNew, ...props }: PaymentFieldsProps) {
  const { parcel, payment: shopsPayment } = useShop();
  const mayChangePrices = useMayChangePrices();
  const sendingHint = mayChangePrices ? (parcel?.words ?? "Boşsa kargo hariç denir.") : OWNERS_ALONE;
  const { draft, onChange } = props;
  const text = typedFields(props);
  const charge = (field: string, label: string) => {
    const typed = draft[field];
    const shown = text(field, label);
    return {
      ...shown,
      inputMode: "decimal" as const,
      value: typeof typed === "number" ? typedPrice(typed) : shown.value,
    };
  };
  const payment = PAYMENTS.find((one) => one === draft.payment) ?? "waiting";
  const way = payingWay({ payment, cardLink: draft.cardLink === true });
  const choose = (value: string) => {
    const way = PAYING_WAYS.find((one) => one === value) ?? "waiting";
    onChange({
      payment: way === "card-link" ? "waiting" : way,
      cardLink: way === "card-link",
      // The shop's own, as she has set it; no other way to pay has one.
      fee: way === "at-door" ? (shopsPayment?.atDoorFee ?? null) : null,
    });
  };
  return (
    <>
      <Select {...text("payment", "Ödeme yolu")} value={way} onChange={({ target }) => choose(target.value)}>
        {options(waysOffered(draft.isGift === true, way), PAYMENT_NAMES)}
      </Select>
      <div className="kit-fields">
        <Field {...charge("sending", "Kargo ücreti (₺)")} hint={sendingHint} readOnly={!mayChangePrices} />
        {payment === "at-door" && <Field {...charge("fee", "Kapıda ödeme ücreti (₺)")} readOnly={!mayChangePrices} />}
      </div>
      {isNew && mayChangePrices && <Checkbox {...typedBoxes(props)("paid", "Ödendi")} />}
      <DraftToPay draft={draft} />
    </>
  );
}

/** The amount that the order asks for as it is typed now. */
export function DraftToPay({ draft }: { draft: Typed }) {
  const order = draftOrder(draft);
  if (order.lines.length === 0) return null;
  const total = orderTotal(order.lines);
  return (
    <p className="kit-ends kit-list-total">
      Ödenecek{" "}
      <strong>
        {formatPrice(moneyOf(order).toPay)} ({chargeWords({ ...order, total })})
      </strong>
    </p>
  );
}

/** The person and place that are blotted out after a time (decision 26). The browser suggests nothing here. */
export function PersonFields(props: FieldsProps) {
  const text = typedFields(props);
  const phone = (field: string, label: string) => {
    const typed = text(field, label);
    return <Field {...typed} type="tel" value={phoneInField(typed.value)} />;
  };
  const { province, isGift } = props.draft;
  return (
    <>
      <div className="kit-fields">
        <Field {...text("name", isGift === true ? "Alıcı" : "Ad soyad")} />
        {phone("phone", isGift === true ? "Alıcının telefonu" : "Telefon")}
      </div>
      {isGift === true && (
        <div className="kit-fields">
          <Field {...text("senderName", "Gönderen")} />
          {phone("senderPhone", "Gönderenin telefonu")}
        </div>
      )}
      <Field {...text("handle", "WhatsApp adı (telefonu görünmüyorsa)")} autoCapitalize="none" />
      <div className="kit-fields">
        <Field {...text("province", "İl")} list={PROVINCE_LIST} />
        <Field {...text("district", "İlçe")} list={DISTRICT_LIST} />
      </div>
      <Suggestions id={PROVINCE_LIST} names={PROVINCES.map(({ name }) => name)} />
      <Suggestions id={DISTRICT_LIST} names={PROVINCES.find(({ name }) => name === province)?.districts ?? []} />
      <TextArea {...text("address", "Adres")} />
    </>
  );
}

/** Notes of the customer and of the owner. */
export function NoteFields(props: FieldsProps) {
  const text = typedFields(props);
  return (
    <>
      <TextArea {...text("note", "Senin notun")} />
      <TextArea {...text("sellerNote", "Müşterinin notu")} />
    </>
  );
}

/** Offered, not demanded: a parcel may go abroad. */
const PROVINCE_LIST = "siparis-iller";
const DISTRICT_LIST = "siparis-ilceler";

const Suggestions = ({ id, names }: { id: string; names: readonly string[] }) => (
  <datalist id={id}>
    {names.map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
);
