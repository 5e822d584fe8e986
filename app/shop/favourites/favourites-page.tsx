import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import { sharedListIn } from "../../../domain/web/shared-list.ts";
import { useFavourites } from "../../favourites.ts";
import { useIsHydrated } from "../../hydrated.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { PageHead } from "../page/page-head.tsx";
import { EmptyList } from "./empty-list.tsx";
import { FavouriteList } from "./favourite-list.tsx";
import "./favourites-page.css";
import { SharedList } from "./shared-list.tsx";

/** The visitor's own, or those that the address brings behind its #, which only the browser knows. */
export default function FavouritesPage() {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const shared = isHydrated ? sharedListIn(hash) : undefined;
  return shared ? <SharedList key={hash} {...shared} /> : <OwnFavourites />;
}

/** Only the visitor's own device knows her favourites, so the server sends the page without them. */
function OwnFavourites() {
  const ids = useFavourites();
  const isHydrated = useIsHydrated();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoving(heading);
  return (
    <div className="favourites-page page-width">
      <PageHead
        title="Favorilerim"
        description="Kalp bıraktığın ürünler bu cihazda seni bekler."
        path={addresses.favourites}
        isHidden
      />
      <h1 ref={heading} tabIndex={-1}>
        Favorilerim
      </h1>
      <noscript>
        <p>Favorilerin bu cihazda durur; görmek için tarayıcında JavaScript açık olmalı.</p>
      </noscript>
      {!isHydrated && (
        <div className="needs-script">
          <Spinner />
        </div>
      )}
      {isHydrated && ids.length === 0 && (
        <EmptyList
          title="Burası henüz boş"
          words="Bir ürünün kalbine dokun, bu cihazda seni beklesin. Listen dolunca sevdiğine gönderirsin."
        />
      )}
      {isHydrated && ids.length > 0 && <FavouriteList ids={ids} />}
    </div>
  );
}

/** A heart that is tapped disappears with its card, and the focus with it: the keyboard goes on from the heading. */
function useFocusAfterRemoving(heading: RefObject<HTMLElement | null>) {
  const focused = useRef<EventTarget>(null);

  useEffect(function noteFocus() {
    const note = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);

  useEffect(function goOnFromTheHeading() {
    const isGone = focused.current instanceof Element && !focused.current.isConnected;
    if (isGone && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
}
