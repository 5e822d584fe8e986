import { formatPrice, timesLira } from "../../../domain/money.ts";
import type { BookOrder } from "../../../domain/order-book/book-order.ts";
import { showPhone } from "../../../domain/settings/phone.ts";
import { dateInWords } from "../../../domain/shop/hours-words.ts";
import { useShop } from "../../use-shop.ts";
import { PAYMENT_NAMES } from "../state-words.ts";
import "./packing-slip.css";

type PackingSlipProps = {
  order: BookOrder;
  withPrices: boolean;
};

/** A slip that lies in the parcel or stands on it: for whom, from whom, and its products. */
export function PackingSlip({ order, withPrices }: PackingSlipProps) {
  const shop = useShop();
  const { number, name, phone, address, province, district, day, giftWrap, cardNote, carrier, lines, total } = order;
  const place = [district, province].filter(Boolean).join(" / ");
  const hasPrices = withPrices && !order.hidePrices;
  return (
    <article className="packing-slip" aria-label={`Paket fişi ${number}`}>
      <header className="packing-slip-head">
        <p>
          <strong>{shop.name}</strong>
          {shop.phone && <span>{showPhone(shop.phone)}</span>}
        </p>
        <p className="packing-slip-number">#{number}</p>
      </header>
      <div className="packing-slip-person">
        {name && <h2>{name}</h2>}
        {phone && <p>{showPhone(phone)}</p>}
        {address && <p className="packing-slip-text">{address}</p>}
        {place && <p>{place}</p>}
      </div>
      <p className="packing-slip-facts">
        {[
          day && `İstenen gün: ${dateInWords(day)}`,
          giftWrap && "Hediye paketi",
          carrier,
          hasPrices && PAYMENT_NAMES[order.payment],
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <ul className="packing-slip-lines">
        {Array.from(lines.entries(), ([index, line]) => (
          <li key={index}>
            <span>
              {line.quantity} × {line.name}
              {line.color && ` (${line.color})`}
            </span>
            {hasPrices && <span>{formatPrice(timesLira(line.price, line.quantity))}</span>}
          </li>
        ))}
      </ul>
      {hasPrices && (
        <p className="packing-slip-total">
          Toplam <span>{formatPrice(total)}</span>
        </p>
      )}
      {cardNote && (
        <div className="packing-slip-note">
          <h3>Kart notu</h3>
          <p className="packing-slip-text">{cardNote}</p>
        </div>
      )}
    </article>
  );
}
