import { Outlet } from "react-router";
import { CartHost } from "./cart-host.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { OfflineHost } from "./offline-host.tsx";
import "../ui/button.css";
import "./shop-layout.css";

export default function ShopLayout() {
  return (
    <>
      <a className="skip-link" href="#icerik">
        İçeriğe geç
      </a>
      <Header />
      <main id="icerik">
        <Outlet />
      </main>
      <Footer />
      <CartHost />
      <OfflineHost />
    </>
  );
}
