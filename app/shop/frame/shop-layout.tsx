import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";
import { Outlet, useLocation, useNavigation, useRevalidator } from "react-router";
import { lazyPart, RetryButton } from "../../part/lazy-part.tsx";
import { ErrorPage } from "../../ui/error-page.tsx";
import { useOpened } from "../../ui/opened.ts";
import { usePart } from "../../when-idle.ts";
import { CartHost } from "../cart/cart-host.tsx";
import { OpenCart } from "../cart/open-cart.ts";
import { BelowStyle } from "../page/page-head.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import "../../ui/button.css";
import "./shop-layout.css";
import { useShop } from "../../use-shop.ts";

/** Lazy: most shops have no notice on most days. */
const Dated = lazyPart(async () => ({ default: (await import("../dates/dated.tsx")).Dated }));

export default function ShopLayout() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}

/** The frame stays around a page that did not come, and with it the cart. */
export function ErrorBoundary() {
  const { revalidate } = useRevalidator();
  return (
    <ShopFrame>
      <ErrorPage isMissing={false}>
        <RetryButton onRetry={revalidate} />
      </ErrorPage>
    </ShopFrame>
  );
}

/** React hydrates each Suspense boundary in a task of its own (decision 11). */
function ShopFrame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { notice } = useShop();
  const openedCart = useOpened("sepet");
  useFocusAfterNavigation(main);
  return (
    <OpenCart value={openedCart.open}>
      <link rel="manifest" href="/manifest.webmanifest" />
      <a className="shop-layout-skip" href="#icerik">
        İçeriğe geç
      </a>
      {notice && (
        <Dated from={notice.from} until={notice.until}>
          <p className="shop-layout-notice screen-only">{notice.text}</p>
        </Dated>
      )}
      <Suspense>
        <Header />
      </Suspense>
      <main id="icerik" ref={main} tabIndex={-1}>
        {children}
      </main>
      <BelowStyle />
      <Suspense>
        <Footer />
      </Suspense>
      <CartHost {...openedCart} />
      <OfflineHost />
      <PulseHost />
      <LoadingBar />
    </OpenCart>
  );
}

/** Loads the notice ahead of time: without a connection it could not be loaded. */
function OfflineHost() {
  const { part } = usePart(() => import("./offline-notice.tsx"), "idle");
  return part && <part.OfflineNotice />;
}

/** Counts views. It never loads while the owner has switched that off. */
function PulseHost() {
  const { isCounted } = useShop();
  const { part } = usePart(() => import("../pulse/pulse.tsx"), isCounted ? "seen" : "later");
  return part && <part.Pulse />;
}

/** If the focused link disappears with its page, the focus moves to the new page's content. */
function useFocusAfterNavigation(main: RefObject<HTMLElement | null>) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const last = useRef(address);
  useEffect(
    function focusContent() {
      if (last.current === address) return;
      last.current = address;
      if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
    },
    [address, main],
  );
}

/** Shows that a tap was received while the next page loads. */
function LoadingBar() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div className="loading-bar" role="progressbar" aria-label="Sayfa açılıyor" />;
}
