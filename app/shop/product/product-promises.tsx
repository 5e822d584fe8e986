import type { ReactNode } from "react";
import { Link } from "react-router";
import type { DeliveryTime } from "../../../domain/shop/arrival.ts";
import { arrivalOnceConfirmed } from "../../../domain/shop/chat-hours.ts";
import type { ReturnRight } from "../../../domain/shop/right-of-return.ts";
import type { ShopPromises } from "../../../domain/shop/shop-facts.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { INFO_LABELS } from "../../info/info-labels.ts";
import { useIsHydrated } from "../../page-store.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { useShop } from "../../use-shop.ts";

type ProductPromisesProps = { delivery: DeliveryTime | undefined; right: ReturnRight };

/** Promises of the owner about sending, paying, gifts and returns. A row without her word is left out. */
export function ProductPromises({ delivery, right }: ProductPromisesProps) {
  const { promises, parcel, payment, chatHours } = useShop();
  // The page is cached, so only the browser knows the day. Until then the same line says how many days it takes.
  const known = useIsHydrated() ? arrivalOnceConfirmed({ delivery, chatHours }, new Date()) : undefined;
  const gift = giftRow(promises);
  return (
    <ul className="product-promises screen-only">
      <Row icon="bag" title={<ArrivalTitle delivery={delivery} arrival={known?.arrival} {...promises} />}>
        {delivery?.days && `${known?.confirmed ?? "Bugün onaylarsan"}. `}
        {parcel?.words ?? "Kargo ücretini önce yazarız"}. <InfoLink page="teslimat" />
      </Row>
      {payment && (
        <Row icon="chat" title="Sen onaylayınca ödersin">
          {payment.words}
        </Row>
      )}
      {gift && (
        <Row icon="gift" title={gift.title}>
          {gift.text}
        </Row>
      )}
      <Row icon="back" title={RETURN_TITLES[right]}>
        {right === "lost" && "Kusurlu gelirse hakların sürer. "}
        <InfoLink page="iade-ve-cayma" />
      </Row>
    </ul>
  );
}

const RETURN_TITLES: Record<ReturnRight, string> = {
  kept: "14 gün içinde iade",
  open: "Yazısız alırsan 14 gün içinde iade",
  lost: "Kişiye özel, iadesi yok",
};

type RowProps = { icon: IconName; title: ReactNode; children: ReactNode };

const Row = ({ icon, title, children }: RowProps) => (
  <li>
    <Icon name={icon} />
    <strong>{title}</strong>
    <span>{children}</span>
  </li>
);

type ArrivalProps = { delivery: DeliveryTime | undefined; arrival: string | undefined; shipsEverywhere: boolean };

function ArrivalTitle({ delivery, arrival, shipsEverywhere }: ArrivalProps) {
  if (!delivery) return shipsEverywhere ? "Türkiye'nin her yerine gönderiyoruz" : "Kargoyla gönderiyoruz";
  return <span className="product-promises-arrival">{arrival ?? delivery.words}</span>;
}

const InfoLink = ({ page }: { page: keyof typeof INFO_LABELS }) => (
  <Link to={addresses.info(page)}>{INFO_LABELS[page]}</Link>
);

function giftRow({ giftWrap, giftNote, parcelPhoto }: ShopPromises): { title: string; text: string } | undefined {
  const photo = "paketinin fotoğrafını göndeririz.";
  const text = parcelPhoto ? `Sepette seç, ${photo}` : "Sepette seç.";
  if (giftWrap && giftNote) return { title: "Hediye paketi ve elle yazılmış not", text };
  if (giftWrap) return { title: "Hediye paketi", text };
  if (giftNote) return { title: "Elle yazılmış not", text };
  return parcelPhoto ? { title: "Önce sen gör", text: `Kargodan önce ${photo}` } : undefined;
}
