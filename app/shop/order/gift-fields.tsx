import { formatPrice } from "../../../domain/money.ts";
import { DETAIL_LIMITS, type TypedDetails } from "../../../domain/order/order-details.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { Checkbox, TextArea } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useShop } from "../../use-shop.ts";
import { typedDetails } from "./details-state.ts";

/** The browser cuts what is typed or pasted beyond the limit, so a full field says so. */
export const roomWords = (text: string, limit: number): string =>
  text.length < limit ? `${text.length} / ${limit}` : `${limit} harf doldu, gerisi sığmadı; kalanını WhatsApp'ta yaz`;

/** The questions about a gift. For an order of her own they stand only where the owner promises something. */
export function GiftStep({ typed }: { typed: TypedDetails }) {
  const { giftWrap, giftNote } = useShop().promises;
  return (typed.isGift || giftWrap || giftNote) && <GiftFields typed={typed} />;
}

const withPrice = (words: string, price: number | undefined): string =>
  price === undefined ? words : `${words} (${formatPrice(price)})`;

/** Only what the owner promises, with what it costs. The wrap is a choice with her picture of it. */
function GiftFields({ typed }: { typed: TypedDetails }) {
  const { promises, giftPrices, giftPhoto } = useShop();
  const { giftWrap, giftNote } = promises;
  return (
    <div className="delivery-sheet-gift">
      {giftWrap && (
        <label className="delivery-sheet-wrap">
          {giftPhoto ? (
            <ShopPicture
              image={giftPhoto}
              alt="Hediyeyi böyle hazırlıyoruz"
              sizes="88px"
              widths={[160, 320]}
              width={88}
              height={88}
            />
          ) : (
            <Icon name="gift" size={36} />
          )}
          <span className="delivery-sheet-wrap-words">
            {withPrice("Hediye paketi istiyorum", giftPrices?.giftWrap)}
          </span>
          <input
            type="checkbox"
            checked={typed.giftWrap}
            onChange={({ target }) => typedDetails.change({ giftWrap: target.checked })}
          />
        </label>
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
