import { useState } from "react";
import { formatPrice } from "../../../domain/money.ts";
import { DETAIL_LIMITS, type TypedDetails } from "../../../domain/order/order-details.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { Checkbox, TextArea } from "../../ui/field.tsx";
import { useShop } from "../../use-shop.ts";
import { typedDetails } from "./details-state.ts";

/** The browser cuts what is typed or pasted beyond the limit, so a full field says so. */
export const roomWords = (text: string, limit: number): string =>
  text.length < limit ? `${text.length} / ${limit}` : `${limit} harf doldu, gerisi sığmadı; kalanını WhatsApp'ta yaz`;

/** The questions about a gift. For an order of her own they are folded, and stand only where the owner promises something. */
export function GiftStep({ typed }: { typed: TypedDetails }) {
  const { giftWrap, giftNote } = useShop().promises;
  const [wasFilled] = useState(typed.giftWrap || typed.hidePrices || typed.cardNote !== "");
  if (typed.isGift) return <GiftFields typed={typed} />;
  if (!giftWrap && !giftNote) return null;
  return (
    <details className="delivery-sheet-fold" open={wasFilled}>
      <summary>{[giftWrap && "Hediye paketi", giftNote && "kart notu"].filter(Boolean).join(", ")}</summary>
      <GiftFields typed={typed} />
    </details>
  );
}

const withPrice = (words: string, price: number | undefined): string =>
  price === undefined ? words : `${words} (${formatPrice(price)})`;

/** Only what the owner promises, with what it costs. */
function GiftFields({ typed }: { typed: TypedDetails }) {
  const { promises, giftPrices, giftPhoto } = useShop();
  const { giftWrap, giftNote } = promises;
  return (
    <div className="delivery-sheet-gift">
      {giftPhoto && (
        <ShopPicture
          image={giftPhoto}
          alt="Hediyeyi böyle hazırlıyoruz"
          sizes="160px"
          widths={[160, 320]}
          width={160}
          height={160}
        />
      )}
      {giftWrap && (
        <Checkbox
          label={withPrice("Hediye paketi istiyorum", giftPrices?.giftWrap)}
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
          label={withPrice("Kart notu", giftPrices?.giftNote)}
          name="cardNote"
          rows={2}
          maxLength={DETAIL_LIMITS.cardNote}
          hint={roomWords(typed.cardNote, DETAIL_LIMITS.cardNote)}
          value={typed.cardNote}
          onChange={({ target }) => typedDetails.change({ cardNote: target.value })}
        />
      )}
    </div>
  );
}
