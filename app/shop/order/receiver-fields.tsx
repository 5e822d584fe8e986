import { DETAIL_LIMITS, type TypedDetails } from "../../../domain/order/order-details.ts";
import { Checkbox, Field, TextArea } from "../../ui/field.tsx";
import { typedDetails } from "./details-state.ts";
import { roomWords } from "./gift-fields.tsx";
import { PhoneField } from "./phone-field.tsx";
import { PlaceFields } from "./place-fields.tsx";

/** Since WhatsApp has usernames, a chat may bring no number. */
const WHY = "Numaran WhatsApp'ta bize görünmeyebilir; paketin için gerekir.";

/** The fields of whoever gets the parcel, and of the address. */
export function ReceiverFields({ typed }: { typed: TypedDetails }) {
  const { isGift, surprise } = typed;
  const receiver = isGift ? typed.receiver : typed;
  const filledBy = (token: string) => (isGift ? "off" : token);
  const receiversWhy = surprise ? "Kargonun formu için; biz aramayız." : "Kapıya gelen bulamazsa arasın diye.";
  return (
    <>
      <Field
        label="Ad soyad"
        name="name"
        autoComplete={filledBy("name")}
        maxLength={DETAIL_LIMITS.name}
        value={receiver.name}
        onChange={({ target }) => typedDetails.changeReceiver({ name: target.value })}
      />
      <PhoneField
        label="Telefon"
        name="phone"
        autoComplete={filledBy("tel")}
        hint={isGift ? receiversWhy : WHY}
        value={receiver.phone}
        onChange={(phone) => typedDetails.changeReceiver({ phone })}
      />
      <PlaceFields of={receiver} />
      <TextArea
        label="Adres"
        name="address"
        autoComplete={filledBy("street-address")}
        rows={2}
        maxLength={DETAIL_LIMITS.address}
        hint={`Mahalle, sokak, kapı ve daire numarası · ${roomWords(receiver.address, DETAIL_LIMITS.address)}`}
        value={receiver.address}
        onChange={({ target }) => typedDetails.changeReceiver({ address: target.value })}
      />
      {isGift && (
        <Checkbox
          label="Sürpriz, alıcıyı aramayın"
          checked={surprise}
          onChange={({ target }) => typedDetails.change({ surprise: target.checked })}
        />
      )}
    </>
  );
}

/** The fields of the sender of a gift. */
export const SenderFields = ({ typed: { name, phone } }: { typed: TypedDetails }) => (
  <>
    <Field
      label="Adın soyadın"
      name="senderName"
      autoComplete="name"
      maxLength={DETAIL_LIMITS.name}
      value={name}
      onChange={({ target }) => typedDetails.change({ name: target.value })}
    />
    <PhoneField
      label="Telefonun"
      name="senderPhone"
      autoComplete="tel"
      hint={WHY}
      value={phone}
      onChange={(phone) => typedDetails.change({ phone })}
    />
  </>
);
