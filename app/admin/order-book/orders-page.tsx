import "./orders-page.css";

/** 'Siparişler': the book of orders, and the day's work with it. */
export default function OrdersPage() {
  return (
    <div className="orders-page">
      <h2>Siparişler</h2>
      <p className="orders-page-words">Defterin boş. Bir mesajı yapıştırıp doğrula ya da elle yaz.</p>
    </div>
  );
}
