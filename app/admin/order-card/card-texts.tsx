import { formatPrice } from "../../../domain/money.ts";
import type { OrderInput } from "../../../domain/order-book/book-order.ts";
import { PAYMENT_NAMES, payingWay } from "../../../domain/order-book/order-states.ts";
import { trackingLink } from "../../../domain/settings/carriers.ts";
import { showPhone } from "../../../domain/settings/phone.ts";
import { dateInWords } from "../../../domain/shop/hours-words.ts";
import { useRequest } from "../../ui/use-request.ts";
import { orderCalls } from "../order-calls.ts";
import { CardFacts } from "./card-part.tsx";

type TextProps = { order: OrderInput };

const isSaid = (facts: readonly (readonly [string, unknown])[]): boolean => facts.some(([, fact]) => Boolean(fact));

/** Day, carrier and parcel in words, and the gift with its card. */
export function ParcelText({ order }: TextProps) {
  const { day, carrier, tracking, cardNote } = order;
  const marks = [
    order.isGift && "Hediye, ona gidiyor",
    order.isGift && order.surprise && "Sürpriz, alıcıyı arama",
    order.giftWrap && "Hediye paketi",
    order.hidePrices && "Fiyat görünmesin",
  ];
  const facts = [
    ["İstenen gün", day && dateInWords(day)],
    ["Kargo", carrier],
    ["Takip no", tracking && <Tracking carrier={carrier} tracking={tracking} />],
    ["Hediye", marks.filter(Boolean).join(", ")],
    ["Kart notu", cardNote && <span className="kit-letter">{cardNote}</span>],
  ] as const;
  return isSaid(facts) ? <CardFacts of={facts} /> : <p className="kit-soft">Gün, kargo ve hediye yazılmadı.</p>;
}

/** Leads to the carrier's page where it is known. */
function Tracking(parcel: { carrier: string; tracking: string }) {
  const { answer } = useRequest(orderCalls.texts);
  const link = trackingLink(answer?.carriers ?? "", parcel);
  if (link === "") return parcel.tracking;
  return (
    <a href={link} target="_blank" rel="noopener">
      {parcel.tracking}
    </a>
  );
}

/** To whom and where it goes; of a gift also who sends it. */
export function PersonText({ order }: TextProps) {
  const { name, phone, handle, senderName, senderPhone, address, district, province, isGift } = order;
  const place = [address, [district, province].filter(Boolean).join(", ")].filter(Boolean).join("\n");
  const facts = [
    [isGift ? "Alıcı" : "Ad soyad", name],
    ["Telefon", phone && <a href={`tel:${showPhone(phone).replaceAll(" ", "")}`}>{showPhone(phone)}</a>],
    ["WhatsApp adı", handle],
    ["Adres", place && <span className="kit-letter">{place}</span>],
    ["Gönderen", isGift && [senderName, showPhone(senderPhone)].filter(Boolean).join(", ")],
  ] as const;
  return isSaid(facts) ? <CardFacts of={facts} /> : <p className="kit-soft">Ad, telefon ve adres yazılmadı.</p>;
}

/** The agreed way to pay, and the charges beside the products. */
export function PaymentText({ order }: TextProps) {
  const { sending, fee } = order;
  return (
    <CardFacts
      of={[
        ["Yol", PAYMENT_NAMES[payingWay(order)]],
        ["Kargo", sending === null ? "Söylenmedi" : sending === 0 ? "Ücretsiz" : formatPrice(sending)],
        ["Kapıda ödeme", fee !== null && formatPrice(fee)],
      ]}
    />
  );
}

/** Notes of the owner and of the customer. */
export function NotesText({ order: { note, sellerNote } }: TextProps) {
  const facts = [
    ["Senin notun", note && <span className="kit-letter">{note}</span>],
    ["Müşterinin notu", sellerNote && <span className="kit-letter">{sellerNote}</span>],
  ] as const;
  return isSaid(facts) ? <CardFacts of={facts} /> : <p className="kit-soft">Not yok.</p>;
}
