import { type ComponentType, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { useOpened } from "../../ui/opened.ts";
import { loadWhenIdle } from "../../when-idle.ts";
import { CartHost } from "../cart/cart-host.tsx";
import { OpenCart } from "../cart/open-cart.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MovingBar } from "./moving-bar.tsx";
import "../../ui/button.css";
import "./shop-layout.css";

/** The boundaries are hydrated in tasks of their own (decision 29). */
export default function ShopLayout() {
  const main = useRef<HTMLElement>(null);
  const openedCart = useOpened("sepet");
  useFocusAfterMoving(main);
  return (
    <OpenCart value={openedCart.open}>
      <a className="shop-layout-skip" href="#icerik">
        İçeriğe geç
      </a>
      <Suspense>
        <Header />
      </Suspense>
      <main id="icerik" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <CartHost {...openedCart} />
      <OfflineHost />
      <MovingBar />
    </OpenCart>
  );
}

/** Loads when the phone is idle: without a connection it could not be loaded any more. */
function OfflineHost() {
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(function loadNotice() {
    return loadWhenIdle(
      () => import("./offline-notice.tsx"),
      ({ OfflineNotice }) => setNotice(() => OfflineNotice),
    );
  }, []);
  return Notice && <Notice />;
}

/** When the focused link disappears with its page, the keyboard goes on from the new page's content. */
function useFocusAfterMoving(main: RefObject<HTMLElement | null>) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const last = useRef(address);
  useEffect(
    function goOnFromTheContent() {
      if (last.current === address) return;
      last.current = address;
      if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
    },
    [address, main],
  );
}
