import type { ReactNode } from "react";
import { Link } from "react-router";
import "./button.css";
import "./error-page.css";

/** Uses no part of the shop's frame, because the frame itself may have failed. Its link keeps the cart, which a new document would lose. */
export const ErrorPage = ({ isMissing, children }: { isMissing: boolean; children?: ReactNode }) => (
  <div className="error-page">
    <title>{isMissing ? "Sayfa bulunamadı" : "Bir şeyler ters gitti"}</title>
    <h1>{isMissing ? "Aradığın sayfa burada değil" : "Bir şeyler ters gitti"}</h1>
    <p>
      {isMissing
        ? "Adres değişmiş ya da yanlış yazılmış olabilir."
        : "Sayfayı yenileyebilir ya da biraz sonra tekrar deneyebilirsin."}
    </p>
    <Link className="button button-ribbon" to="/">
      Ana sayfaya dön
    </Link>
    {children}
  </div>
);
