import { Link } from "react-router";
import type { InfoPageSlug } from "../../../domain/settings/info-page-slugs.ts";
import { arrivalWords, type DeliveryTime } from "../../../domain/shop/arrival.ts";
import type { ShopPromises } from "../../../domain/shop/shop-facts.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { useIsHydrated } from "../../hydrated.ts";
import { INFO_LABELS } from "../../info/info-labels.ts";
import { useShop } from "../../use-shop.ts";

/** Promises of the owner about sending, gifts and returns. A row without her word is left out. */
export function ProductPromises({ delivery }: { delivery: DeliveryTime | undefined }) {
  const { promises, parcel, payment } = useShop();
  const gift = giftRow(promises);
  return (
    <ul className="product-promises screen-only">
      {delivery ? (
        <Arrival delivery={delivery} promises={promises} parcel={parcel?.words} />
      ) : (
        <Sending {...promises} parcel={parcel?.words} />
      )}
      {payment && (
        <li>
          <strong>Sen onaylayınca ödersin</strong>
          {payment.words}. <InfoLink page="sss" />
        </li>
      )}
      {gift && (
        <li>
          <strong>{gift.title}</strong>
          {gift.text}
        </li>
      )}
      <li>
        <strong>14 gün içinde iade</strong>
        İçine sinmezse geri gönderebilirsin; açılmış küpe gibi istisnaları burada: <InfoLink page="iade-ve-cayma" />
      </li>
      <li>
        <strong>WhatsApp'tan cevap veriyoruz</strong>
        Sorunu yaz, sana bir insan cevap versin. <InfoLink page="sss" />
      </li>
    </ul>
  );
}

type Parcel = { parcel: string | undefined };
type ArrivalProps = Parcel & { delivery: DeliveryTime; promises: ShopPromises };

/** The page is cached, so only the browser knows the day. Until then the same line says how many days it takes. */
function Arrival({ delivery: { words, days, daysOff }, promises, parcel }: ArrivalProps) {
  const isHydrated = useIsHydrated();
  const arrival = isHydrated && days ? arrivalWords(days, new Date(), daysOff) : undefined;
  return (
    <li>
      <strong className="product-promises-arrival">{arrival ?? words}</strong>
      {days && "Bugün onaylarsan, tahminimiz bu. "}
      {promises.shipsEverywhere && "Türkiye'nin her yerine gönderiyoruz. "}
      {parcel ?? "Kargo ücretini sen onaylamadan önce yazarız"}. <InfoLink page="teslimat" />
    </li>
  );
}

const Sending = ({ shipsEverywhere, parcel }: ShopPromises & Parcel) => (
  <li>
    <strong>{shipsEverywhere ? "Türkiye'nin her yerine gönderiyoruz" : "Kargoyla gönderiyoruz"}</strong>
    {parcel ? `${parcel}. Gününü` : "Ücretini ve gününü"} sen onaylamadan önce yazarız. <InfoLink page="teslimat" />
  </li>
);

const InfoLink = ({ page }: { page: InfoPageSlug }) => <Link to={addresses.info(page)}>{INFO_LABELS[page]}</Link>;

function giftRow({ giftWrap, giftNote, parcelPhoto }: ShopPromises): { title: string; text: string } | undefined {
  const photo = parcelPhoto ? "İstersen kargodan önce paketinin fotoğrafını göndeririz." : "";
  const text = `İstediğini mesajına ekle. ${photo}`;
  if (giftWrap && giftNote) return { title: "Hediye paketi ve elle yazılmış not", text };
  if (giftWrap) return { title: "Hediye paketi", text };
  if (giftNote) return { title: "Elle yazılmış not", text };
  return parcelPhoto ? { title: "Önce sen gör", text: photo } : undefined;
}
