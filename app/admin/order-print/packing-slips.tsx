import { useState } from "react";
import { Link } from "react-router";
import { formatDifference, formatPrice } from "../../../domain/money.ts";
import { lineName } from "../../../domain/order/cart.ts";
import { type BookOrder, unseenWords } from "../../../domain/order-book/book-order.ts";
import { openWords } from "../../../domain/order-book/line-questions.ts";
import { keptPieces, lineAmount, moneyOf } from "../../../domain/order-book/order-money.ts";
import { isSold, STATE_NAMES } from "../../../domain/order-book/order-states.ts";
import { namedDiscounts } from "../../../domain/order-book/payment-rows.ts";
import { PRINT_SIZES, type PrintSize, showsPrices } from "../../../domain/order-book/printed-orders.ts";
import { showPhone } from "../../../domain/settings/phone.ts";
import { dateInWords } from "../../../domain/shop/hours-words.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { PlainButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field.tsx";
import { useShop } from "../../use-shop.ts";
import "./order-print.css";

const PAPER_NAMES: Record<PrintSize, string> = { a4: "A4", etiket: "Etiket 10 × 15 cm" };

type PackingSlipsProps = {
  orders: readonly BookOrder[];
  seesPersons: boolean;
  paper: PrintSize;
  senderAddress: string;
};

/** 'Paket fişi': four on a sheet of A4, or one on each label. */
export function PackingSlips({ orders: chosen, seesPersons, paper, senderAddress }: PackingSlipsProps) {
  const [withPrices, setWithPrices] = useState(true);
  const ids = chosen.map(({ id }) => id);
  // A cancelled or returned order is not packed.
  const orders = chosen.filter(({ state }) => isSold(state));
  const ended = chosen.filter(({ state }) => !isSold(state));
  return (
    <>
      <div className="kit-stack screen-only">
        <h2>Paket fişi</h2>
        <div className="kit-row">
          {PRINT_SIZES.map((one) => (
            <Link
              key={one}
              className="button-chip"
              to={panelAddresses.printedOrders({ kind: "slips", ids, paper: one })}
              aria-current={one === paper ? "page" : undefined}
              replace
            >
              {PAPER_NAMES[one]}
            </Link>
          ))}
          <Checkbox
            label="Fiyatlar yazsın"
            checked={withPrices}
            onChange={({ target }) => setWithPrices(target.checked)}
          />
          <PlainButton action="Yazdır" className="button button-ribbon" onClick={() => print()} />
        </div>
        {ended.length > 0 && (
          <p role="status" className="kit-note" data-tint="butter">
            Fişi basılmayan: {ended.map(({ number, state }) => `#${number} (${STATE_NAMES[state]})`).join(", ")}
          </p>
        )}
        {!seesPersons && <p>Siparişin kime gittiğini dükkân sahibi görür: bu fişlerde ad ve adres yok.</p>}
        {!orders.every(showsPrices) && <p>Hediyenin ve fiyat görünmesin denen siparişin fişinde fiyat hiç yazmaz.</p>}
      </div>
      <div className="order-print-slips" data-paper={paper}>
        {orders.map((order) => (
          <PackingSlip
            key={order.id}
            order={order}
            senderAddress={senderAddress}
            hasPrices={withPrices && showsPrices(order)}
          />
        ))}
      </div>
    </>
  );
}

type PackingSlipProps = Pick<PackingSlipsProps, "senderAddress"> & { order: BookOrder; hasPrices: boolean };

/** A slip that lies in the parcel or stands on it: for whom, from whom, and its products. */
function PackingSlip({ order, senderAddress, hasPrices }: PackingSlipProps) {
  const shop = useShop();
  const { number, name, phone, address, province, district, day, giftWrap, cardNote, carrier, lines, sending, fee } =
    order;
  const { toPay, paid, left } = moneyOf(order);
  const sender = order.isGift ? [order.senderName, showPhone(order.senderPhone)].filter(Boolean).join(", ") : "";
  const marks = [
    order.isGift && order.surprise && "Sürpriz, alıcıyı arama",
    day && `İstenen gün: ${dateInWords(day)}`,
    giftWrap && "Hediye paketi",
    carrier,
  ];
  const place = [district, province].filter(Boolean).join(" / ");
  return (
    <article className="kit-box order-print-slip" aria-label={`Paket fişi ${number}`}>
      <header className="order-print-slip-head">
        <p className="price order-print-slip-number">#{number}</p>
        <p>
          <strong>{shop.name}</strong>
          {shop.phone && <span>{showPhone(shop.phone)}</span>}
          {senderAddress && <span>{senderAddress}</span>}
        </p>
      </header>
      <div className="order-print-slip-person">
        {name && <h2>{name}</h2>}
        {phone && <p>{showPhone(phone)}</p>}
        {address && <p className="kit-letter">{address}</p>}
        {place && <p>{place}</p>}
        {sender && <p>Gönderen: {sender}</p>}
      </div>
      {[marks.filter(Boolean).join(" · "), collectedWords(order)].filter(Boolean).map((words) => (
        <p key={words}>
          <strong>{words}</strong>
        </p>
      ))}
      <ul className="order-print-slip-lines">
        {Array.from(lines.filter((line) => keptPieces(line) > 0).entries(), ([index, line]) => (
          <li key={index}>
            <span>
              {keptPieces(line)} × {lineName(line)}
              {openWords(line).map((words) => (
                <span key={words} className="order-print-slip-text screen-only">
                  <span className="kit-badge">{words}</span>
                </span>
              ))}
              {line.texts.map(({ id, label, text }) => (
                <span key={id} className="order-print-slip-text">
                  {label}: <strong>{text}</strong>
                </span>
              ))}
            </span>
            {hasPrices && <span>{formatPrice(lineAmount(line))}</span>}
          </li>
        ))}
        {hasPrices &&
          Array.from(namedDiscounts(order).entries(), ([at, { name, off }]) => (
            <li key={at}>
              <span>{name}</span>
              <span>{formatDifference(-off)}</span>
            </li>
          ))}
        {hasPrices && <ChargeLine name="Kargo" amount={sending} />}
        {hasPrices && <ChargeLine name="Kapıda ödeme" amount={fee} />}
      </ul>
      {hasPrices && (
        <strong className="order-print-slip-total">
          Ödenecek <span>{formatPrice(toPay)}</span>
        </strong>
      )}
      {hasPrices && paid > 0 && (
        <strong className="order-print-slip-total">
          {left > 0 ? "Kalan" : "Ödendi"} <span>{formatPrice(left > 0 ? left : toPay)}</span>
        </strong>
      )}
      {cardNote && <Note title="Kart notu" text={cardNote} />}
      {unseenWords(order) && (
        <div className={order.isGift ? "screen-only" : undefined}>
          <Note title="Müşteri yazdı" text={unseenWords(order)} />
        </div>
      )}
      {/* Who gets a gift reads no words to the shop. */}
      {order.sellerNote && !order.isGift && <Note title="Müşterinin notu" text={order.sellerNote} />}
    </article>
  );
}

const Note = ({ title, text }: { title: string; text: string }) => (
  <div className="order-print-slip-note">
    <h3>{title}</h3>
    <p className="kit-letter">{text}</p>
  </div>
);

/** The amount that the courier takes at the door, which is what is left, unless the parcel names no prices. */
function collectedWords(order: BookOrder): string | undefined {
  const { left } = moneyOf(order);
  if (left <= 0 || order.payment !== "at-door") return undefined;
  return showsPrices(order) ? `Kapıda alınacak: ${formatPrice(left)}` : "Kapıda ödeme";
}

const ChargeLine = ({ name, amount }: { name: string; amount: number | null }) =>
  amount ? (
    <li>
      <span>{name}</span>
      <span>{formatPrice(amount)}</span>
    </li>
  ) : null;
