import { DETAIL_LIMITS, type OrderDetails } from "../../../domain/order/order-details.ts";
import { Checkbox, TextArea } from "../../ui/field.tsx";
import { useShop } from "../../use-shop.ts";
import { typedDetails } from "./details-state.ts";

/** The browser cuts what is typed or pasted beyond the limit, so a full field says so. */
export const roomWords = (text: string, limit: number): string =>
  text.length < limit ? `${text.length} / ${limit}` : `${limit} harf doldu, gerisi sığmadı; kalanını WhatsApp'ta yaz`;

/** Only what the owner promises. */
export function GiftFields({ typed }: { typed: OrderDetails }) {
  const { giftWrap, giftNote } = useShop().promises;
  if (!giftWrap && !giftNote) return null;
  return (
    <fieldset className="delivery-sheet-gift">
      <legend>Hediye mi?</legend>
      {giftWrap && (
        <Checkbox
          label="Hediye paketi istiyorum"
          checked={typed.giftWrap}
          onChange={({ target }) => typedDetails.change({ giftWrap: target.checked })}
        />
      )}
      <Checkbox
        label="Pakette fiyat görünmesin"
        checked={typed.hidePrices}
        onChange={({ target }) => typedDetails.change({ hidePrices: target.checked })}
      />
      {giftNote && (
        <TextArea
          label="Kart notu"
          name="cardNote"
          rows={2}
          maxLength={DETAIL_LIMITS.cardNote}
          hint={roomWords(typed.cardNote, DETAIL_LIMITS.cardNote)}
          value={typed.cardNote}
          onChange={({ target }) => typedDetails.change({ cardNote: target.value })}
        />
      )}
    </fieldset>
  );
}
