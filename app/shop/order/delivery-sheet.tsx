import type { FormEvent } from "react";
import { Link } from "react-router";
import { DETAIL_LIMITS, unsaidField } from "../../../domain/order/order-details.ts";
import { HALF_PHONE } from "../../../domain/settings/typed-numbers.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { SmallButton } from "../../ui/button.tsx";
import { Checkbox, FormRefusalContext, TextArea, useFormRefusal } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useShop, useWaitingPages } from "../../use-shop.ts";
import { DayField } from "./day-field.tsx";
import { DELIVERY_TITLE } from "./delivery-step.tsx";
import { typedDetails, useTypedDetails } from "./details-state.ts";
import "./delivery-sheet.css";
import { GiftStep, roomWords } from "./gift-fields.tsx";
import { ReceiverFields, SenderFields } from "./receiver-fields.tsx";

/** Keeps every letter at once, so that closing the sheet in any way loses nothing. */
export function DeliverySheet({ onClose }: { onClose: () => void }) {
  const { typed } = useTypedDetails();
  const { form, refusal, refuse, mend } = useFormRefusal();
  const { delivery, chatHours } = useShop();
  const now = new Date();
  const times = { delivery, chatHours };

  const leave = (event: FormEvent) => {
    event.preventDefault();
    const field = unsaidField(typed, { ...times, now });
    if (field) refuse({ text: REFUSED[field], field });
    else onClose();
  };
  return (
    <Sheet title={DELIVERY_TITLE} shape="side" onClose={onClose}>
      <FormRefusalContext value={refusal}>
        <form ref={form} className="delivery-sheet" noValidate onSubmit={leave} onInput={mend}>
          <div className="delivery-sheet-fields">
            <ForWhom isGift={typed.isGift} />
            <Words />
            {typed.isGift ? (
              <>
                <fieldset className="delivery-sheet-person">
                  <legend>Alıcı</legend>
                  <ReceiverFields typed={typed} />
                </fieldset>
                <fieldset className="delivery-sheet-person">
                  <legend>Gönderen</legend>
                  <SenderFields typed={typed} />
                </fieldset>
              </>
            ) : (
              <ReceiverFields typed={typed} />
            )}
            <DayField day={typed.day} times={times} now={now} />
            <GiftStep typed={typed} />
            <TextArea
              label="Satıcıya not"
              name="sellerNote"
              rows={2}
              maxLength={DETAIL_LIMITS.sellerNote}
              hint={roomWords(typed.sellerNote, DETAIL_LIMITS.sellerNote)}
              value={typed.sellerNote}
              onChange={({ target }) => typedDetails.change({ sellerNote: target.value })}
            />
            <Remember />
          </div>
          <footer className="sheet-foot">
            <button type="submit" className="button button-ribbon">
              Kaydet
            </button>
          </footer>
        </form>
      </FormRefusalContext>
    </Sheet>
  );
}

const REFUSED = { phone: HALF_PHONE, senderPhone: HALF_PHONE, day: "Bu güne yetişmez, başka bir gün seç" };

const ForWhom = ({ isGift }: { isGift: boolean }) => (
  <fieldset className="delivery-sheet-whom">
    <legend className="unseen">Kime gidecek?</legend>
    {[false, true].map((choice) => (
      <label key={String(choice)}>
        <input
          type="radio"
          name="isGift"
          checked={isGift === choice}
          onChange={() => typedDetails.change({ isGift: choice })}
        />
        <Icon name={choice ? "gift" : "bag"} size={22} />
        {choice ? "Hediye, ona gitsin" : "Bana gelsin"}
      </label>
    ))}
  </fieldset>
);

function Words() {
  const waiting: readonly string[] = useWaitingPages();
  return (
    <p className="delivery-sheet-words">
      Hepsi isteğe bağlı. Yazdıkların mesajınla WhatsApp'a (Meta) gider, burada saklanmaz.{" "}
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
      <p className="field-hint">
        Yalnız senin adın, telefonun ve adresin; başka kimse görmez. Hesabım'da seçtiysen hesabında da durur.
      </p>
    </div>
  );
}
