import { amountWords } from "../../../domain/order/amount-to-pay.ts";
import {
  PAYING_WAYS,
  PAYMENT_NAMES,
  PAYMENTS,
  payingWay,
  waysOffered,
} from "../../../domain/order-book/order-states.ts";
import { typedPrice } from "../../../domain/typed-price.ts";
import { Checkbox, Field, Select } from "../../ui/field.tsx";
import { useShop } from "../../use-shop.ts";
import { useMayChangePrices } from "../panel-context.tsx";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import { typedBoxes, typedFields } from "../saved-form/typed-fields.ts";
import { options } from "./order-fields.tsx";
import { linesSum, meantCharge, typedLines } from "./typed-lines.ts";

/** How the order is paid, what is paid beside its products, and whether it was. */
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
