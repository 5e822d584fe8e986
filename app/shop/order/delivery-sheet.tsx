import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { istanbulDate } from "../../../domain/istanbul.ts";
import { DETAIL_LIMITS, unsaidField } from "../../../domain/order/order-details.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { SmallButton } from "../../ui/button.tsx";
import { Checkbox, Field, FormRefusalContext, TextArea, useFormRefusal } from "../../ui/field.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useUnpublishedPages } from "../../use-shop.ts";
import { useDeliveryTitle } from "./delivery-step.tsx";
import { typedDetails, useTypedDetails } from "./details-state.ts";
import "./delivery-sheet.css";
import { GiftFields, roomWords } from "./gift-fields.tsx";
import { MessagePreview } from "./message-preview.tsx";
import { PhoneField } from "./phone-field.tsx";
import { PlaceFields } from "./place-fields.tsx";

type DeliverySheetProps = { text: string | undefined; onClose: () => void };

/** Keeps every letter at once, so that closing the sheet in any way loses nothing. */
export function DeliverySheet({ text, onClose }: DeliverySheetProps) {
  const { typed } = useTypedDetails();
  const { form, refusal, refuse, mend } = useFormRefusal();
  const today = istanbulDate(new Date());
  const title = useDeliveryTitle();

  const leave = (event: FormEvent) => {
    event.preventDefault();
    const field = unsaidField(typed, today);
    if (field) refuse({ text: REFUSED[field], field });
    else onClose();
  };
  return (
    <Sheet title={title} shape="side" onClose={onClose}>
      <FormRefusalContext value={refusal}>
        <form ref={form} className="delivery-sheet" noValidate onSubmit={leave} onInput={mend}>
          <div className="delivery-sheet-fields">
            <Words />
            <Field
              label="Ad soyad"
              name="name"
              autoComplete="name"
              maxLength={DETAIL_LIMITS.name}
              value={typed.name}
              onChange={({ target }) => typedDetails.change({ name: target.value })}
            />
            <PhoneField value={typed.phone} onChange={(phone) => typedDetails.change({ phone })} />
            <PlaceFields typed={typed} />
            <TextArea
              label="Adres"
              name="address"
              autoComplete="street-address"
              rows={2}
              maxLength={DETAIL_LIMITS.address}
              hint={`Mahalle, sokak, kapı ve daire numarası · ${roomWords(typed.address, DETAIL_LIMITS.address)}`}
              value={typed.address}
              onChange={({ target }) => typedDetails.change({ address: target.value })}
            />
            <Field
              label="İstenen gün"
              name="day"
              type="date"
              min={today}
              value={typed.day}
              onChange={({ target }) => typedDetails.change({ day: target.value })}
            />
            <GiftFields typed={typed} />
            <Remember />
            {text !== undefined && <FoldedPreview text={text} />}
          </div>
          <footer className="sheet-foot">
            <button type="submit" className="button button-ribbon">
              Sepete dön
            </button>
          </footer>
        </form>
      </FormRefusalContext>
    </Sheet>
  );
}

function FoldedPreview({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="delivery-sheet-preview" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Mesajın önizlemesi</summary>
      {isOpen && <MessagePreview text={text} />}
    </details>
  );
}

const REFUSED = {
  phone: "Numarayı 0532 123 45 67 gibi yaz; yurt dışı numarası + ile başlar",
  day: "Bu gün geçti, başka bir gün seç",
};

function Words() {
  const waiting: readonly string[] = useUnpublishedPages();
  return (
    <p className="delivery-sheet-words">
      İstediğini yaz, istemediğini boş bırak. Yazdıkların mesajınla WhatsApp'a (Meta) gider, burada saklanmaz.{" "}
      {!waiting.includes("kvkk") && <Link to={addresses.info("kvkk")}>KVKK Aydınlatma</Link>}
    </p>
  );
}

/** Apart from the rest, and not ticked: who and where on this device only. */
function Remember() {
  const { isRemembered } = useTypedDetails();
  return (
    <div className="delivery-sheet-remember">
      <Checkbox
        label="Bu cihazda hatırla"
        checked={isRemembered}
        onChange={({ target }) => typedDetails.remember(target.checked)}
      />
      {isRemembered && <SmallButton action="Unut" onClick={typedDetails.forget} />}
      <p className="field-hint">Yalnız ad, telefon ve adres; başka kimse görmez.</p>
    </div>
  );
}
