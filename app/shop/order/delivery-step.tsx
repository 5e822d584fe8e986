import "./delivery-step.css";
import { DAY_MS } from "../../../domain/istanbul.ts";
import { formatPrice } from "../../../domain/money.ts";
import { asOrdered, hasDetails, type TypedDetails, unsaidField } from "../../../domain/order/order-details.ts";
import { dayInWords } from "../../../domain/shop/arrival.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useShop } from "../../use-shop.ts";
import { useTypedDetails } from "./details-state.ts";

export const DELIVERY_TITLE = "Teslimat ve hediye";

/** A step that the visitor may skip: the order is one tap away with and without it. It shows the owner's picture of a wrapped gift. */
export function DeliveryStep({ hasFailed, onOpen }: { hasFailed: boolean; onOpen: () => void }) {
  const { typed } = useTypedDetails();
  const { delivery, chatHours, giftPhoto } = useShop();
  const offer = useOffer();
  const unsaid = unsaidField(typed, { delivery, chatHours, now: new Date() });
  const words = unsaid ? UNSAID[unsaid] : (summaryOf(typed) ?? offer);
  return (
    <button type="button" className="delivery-step" onClick={onOpen}>
      <span className="delivery-step-picture">
        {giftPhoto ? (
          <ShopPicture image={giftPhoto} alt="" sizes="44px" widths={[160]} width={44} height={44} />
        ) : (
          <Icon name="gift" size={22} />
        )}
      </span>
      <span className="delivery-step-words">
        {DELIVERY_TITLE}
        <small data-urgent={unsaid !== undefined}>{hasFailed ? "Açılamadı, tekrar dene" : words}</small>
      </span>
      <Icon name="right" size={20} />
    </button>
  );
}

/** What can be added, while nothing is: "Hediye paketi (₺40,00), kart notu, adres, gün". */
function useOffer(): string {
  const { promises, giftPrices } = useShop();
  const priced = (name: string, price: number | undefined) => (price ? `${name} (${formatPrice(price)})` : name);
  const offered = [
    promises.giftWrap && priced("hediye paketi", giftPrices?.giftWrap),
    promises.giftNote && priced("kart notu", giftPrices?.giftNote),
    "adres",
    "gün",
  ];
  return `İstersen ${offered.filter(Boolean).join(", ")}`;
}

/** The sheet can be closed in ways that refuse nothing. */
const UNSAID = {
  phone: "Telefon eksik, mesajına girmedi",
  senderPhone: "Telefonun eksik, mesajına girmedi",
  day: "İstediğin güne yetişmez, mesajına girmedi",
};

/** The filled-in details, the most telling first: the row cuts its end. */
function summaryOf(typed: TypedDetails): string | undefined {
  const { isGift, name, district, province, day, giftWrap, cardNote, sellerNote } = asOrdered(typed);
  const said = [
    isGift && "Hediye",
    name,
    [district, province].filter(Boolean).join(" / "),
    day && dayInWords(Date.parse(day) / DAY_MS),
    giftWrap && "hediye paketi",
    cardNote && "kart notu",
    sellerNote && "satıcıya not",
  ];
  return said.filter(Boolean).join(" · ") || (hasDetails(typed) ? "Eklendi" : undefined);
}
