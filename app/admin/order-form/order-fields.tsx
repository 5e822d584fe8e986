import { useEffect, useRef } from "react";
import { amountWords } from "../../../domain/order/amount-to-pay.ts";
import { PROVINCES } from "../../../domain/order/turkish-places.ts";
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
import { useMayChangePrices } from "../panel-context.tsx";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import { phoneInField, typedBoxes, typedFields } from "../saved-form/typed-fields.ts";
import { CarrierField } from "./carrier-field.tsx";
import { linesSum, meantCharge, typedLines } from "./typed-lines.ts";

type ParcelFieldsProps = FieldsProps & {
  /** The tracking number leads to a person. */
  hasPersonFields: boolean;
  wantsTracking: boolean;
};

/** State, and how the parcel is made and sent. */
export function ParcelFields({ hasPersonFields, wantsTracking, ...props }: ParcelFieldsProps) {
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
    <fieldset className="kit-group">
      <legend>Durum ve paket</legend>
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
    </fieldset>
  );
}

const options = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => (
    <option key={value} value={value}>
      {names[value]}
    </option>
  ));

/** The way to pay, the charges beside the products, and whether they were paid. */
export function PaymentFields(props: FieldsProps) {
  const { parcel, payment: shopsPayment } = useShop();
  const mayChangePrices = useMayChangePrices();
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
  const total = linesSum(typedLines(draft.lines));
  const [sending, fee] = [meantCharge(draft.sending), meantCharge(draft.fee)];
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
    <fieldset className="kit-group">
      <legend>Ödeme</legend>
      <div className="kit-fields">
        <Select {...text("payment", "Ödeme yolu")} value={way} onChange={({ target }) => choose(target.value)}>
          {options(waysOffered(draft.isGift === true, way), PAYMENT_NAMES)}
        </Select>
        <Field {...charge("sending", "Kargo ücreti (₺)")} hint={parcel?.words ?? "Boşsa kargo hariç denir."} />
        {payment === "at-door" && <Field {...charge("fee", "Kapıda ödeme ücreti (₺)")} />}
      </div>
      {mayChangePrices && <Checkbox {...typedBoxes(props)("paid", "Ödendi")} />}
      {total > 0 && (
        <p className="kit-ends kit-list-total">
          Ödenecek{" "}
          <strong>
            {amountWords({
              total,
              sending: typeof sending === "number" ? sending : null,
              fee: typeof fee === "number" ? fee : null,
            })}
          </strong>
        </p>
      )}
    </fieldset>
  );
}

/** The customer's words beside and after the order, until it is ticked as seen. */
export function CustomerWords(props: FieldsProps) {
  const { customerWords, customerWordsSeen } = props.draft;
  if (typeof customerWords !== "string" || customerWords === "") return null;
  return (
    <fieldset className="kit-group">
      <legend>Müşteri yazdı</legend>
      <p className="kit-note kit-letter" data-tint={customerWordsSeen === true ? undefined : "butter"}>
        {customerWords}
      </p>
      <Checkbox {...typedBoxes(props)("customerWordsSeen", "Gördüm")} />
    </fieldset>
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
    <fieldset className="kit-group">
      <legend>Kime, nereye</legend>
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
      <div className="kit-fields">
        <Field {...text("province", "İl")} list={PROVINCE_LIST} />
        <Field {...text("district", "İlçe")} list={DISTRICT_LIST} />
      </div>
      <Suggestions id={PROVINCE_LIST} names={PROVINCES.map(({ name }) => name)} />
      <Suggestions id={DISTRICT_LIST} names={PROVINCES.find(({ name }) => name === province)?.districts ?? []} />
      <TextArea {...text("address", "Adres")} />
      <TextArea {...text("cardNote", "Kart notu")} />
      <TextArea {...text("sellerNote", "Müşterinin notu")} />
      <TextArea {...text("note", "Senin notun")} />
    </fieldset>
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
