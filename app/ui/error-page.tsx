import type { ReactNode } from "react";
import "./button.css";
import "./error-page.css";

/** Uses no part of the shop's frame, because the frame itself may have failed. */
export const ErrorPage = ({ isMissing, children }: { isMissing: boolean; children?: ReactNode }) => (
  <div className="error-page">
    <title>{isMissing ? "Sayfa bulunamadı" : "Bir şeyler ters gitti"}</title>
    <h1>{isMissing ? "Aradığın sayfa burada değil" : "Bir şeyler ters gitti"}</h1>
    <p>
      {isMissing
        ? "Adres değişmiş ya da yanlış yazılmış olabilir."
        : "Sayfayı yenileyebilir ya da biraz sonra tekrar deneyebilirsin."}
    </p>
    <a className="button button-ribbon" href="/">
      Ana sayfaya dön
    </a>
    {children}
  </div>
);
