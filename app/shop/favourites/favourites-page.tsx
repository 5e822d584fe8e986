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

/** The visitor's own favourites, or a shared list from the address after its #, which only the browser sees. */
export default function FavouritesPage() {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const shared = isHydrated ? sharedListIn(hash) : undefined;
  return shared ? <SharedList key={hash} {...shared} /> : <OwnFavourites />;
}

/** The favourites are stored on the visitor's device, so the server sends the page without them. */
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

/** Removing a favourite removes its card with the focused heart: the focus moves to the heading. */
function useFocusAfterRemoving(heading: RefObject<HTMLElement | null>) {
  const focused = useRef<EventTarget>(null);

  useEffect(function trackFocus() {
    const track = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    addEventListener("focusin", track);
    return () => removeEventListener("focusin", track);
  }, []);

  useEffect(function focusHeading() {
    const isGone = focused.current instanceof Element && !focused.current.isConnected;
    if (isGone && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
}
