import { useLocation } from "react-router";
import { isStaff } from "../../../domain/account/user.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { cartCodeIn } from "../../../domain/web/cart-link.ts";
import { useCartCount } from "../../cart-state.ts";
import { useIsHydrated } from "../../page-store.ts";
import { lazyPart } from "../../part/lazy-part.tsx";
import { useSession } from "../../session.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useOpenCart } from "../cart/open-cart.ts";
import { LookAround, NothingHere } from "../page/nothing-here.tsx";
import { PageHead } from "../page/page-head.tsx";
import "./cart-link-page.css";
import { SharedCart } from "./shared-cart.tsx";

const StaffCheck = lazyPart(() => import("./staff-check.tsx"));

/** A cart from the address after its #, which only the browser sees (decision 24). The visitor's own cart stays as it is. */
export default function CartLinkPage() {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const code = isHydrated ? cartCodeIn(hash) : undefined;
  const { user } = useSession();
  return (
    <div className="cart-link-page page-width">
      <PageHead
        title="Paylaşılan sepet"
        description="Seçilmiş ürünler, bugünkü fiyatlarıyla."
        path={addresses.cartLink}
        isHidden
      />
      <h1>{isHydrated && !code ? titleWithout(hash) : "Paylaşılan sepet"}</h1>
      <noscript>
        <p>Sepet adresin sonunda durur; görmek için tarayıcında JavaScript açık olmalı.</p>
      </noscript>
      {!isHydrated && (
        <div className="needs-script">
          <Spinner />
        </div>
      )}
      {isHydrated && (code ? <SharedCart key={code} code={code} /> : <NoSharedCart isMissing={hash === ""} />)}
      {code && user && isStaff(user) && <StaffCheck code={code} />}
    </div>
  );
}

const titleWithout = (hash: string): string => (hash === "" ? "Burada bir sepet yok" : "Bu sepeti okuyamadık");

function NoSharedCart({ isMissing }: { isMissing: boolean }) {
  const openCart = useOpenCart();
  const hasOwn = useCartCount() > 0;
  return (
    <NothingHere
      icon="bag"
      words={
        isMissing
          ? "Paylaşılan bir sepetin bağlantısı, ürünlerini de taşır; bu adreste hiç ürün yok."
          : "Bağlantı yarım kopyalanmış olabilir; gönderenden yeniden iste."
      }
    >
      {hasOwn && (
        <button type="button" className="button button-plain" onClick={openCart}>
          Sepetimi aç
        </button>
      )}
      <LookAround />
    </NothingHere>
  );
}
