import { useState } from "react";
import { Link } from "react-router";
import { formatPrice } from "../../../domain/money.ts";
import { dateInWords } from "../../../domain/shop/hours-words.ts";
import { cartLinkOf } from "../../../domain/web/cart-link.ts";
import { SmallButton } from "../../ui/button.tsx";
import { sentOrders } from "./sent-orders-state.ts";
import "./sent-orders.css";

/** 'Gönderdiğin siparişler': each leads to its cart at the prices of today, to send it again. */
export function SentOrders() {
  const [orders, setOrders] = useState(sentOrders.read);
  if (orders.length === 0) return null;
  const forget = () => {
    sentOrders.forget();
    setOrders([]);
  };
  return (
    <section className="sent-orders" aria-labelledby="sent-orders-title">
      <h2 id="sent-orders-title">Gönderdiğin siparişler</h2>
      <ul>
        {orders.map(({ code, day, total }) => (
          <li key={code}>
            <Link to={cartLinkOf(code)}>
              {dateInWords(day)} <span className="price">{formatPrice(total)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p>Dokun, yeniden gönder. Yalnız bu cihazda durur.</p>
      <SmallButton action="Unut" of="gönderdiğin siparişler" onClick={forget} />
    </section>
  );
}
