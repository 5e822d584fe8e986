import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { wishLink } from "../../../domain/order/product-message.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { sharedListAddress, sharedListIn } from "../../../domain/web/shared-list.ts";
import { changeFavourites, useFavourites } from "../../favourites.ts";
import { useIsHydrated } from "../../page-store.ts";
import { Icon } from "../../ui/icon.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useShop } from "../../use-shop.ts";
import { ProductCards } from "../cards/product-cards.tsx";
import { useCards } from "../cards/use-cards.ts";
import { ChatButton } from "../page/chat-button.tsx";
import { LoadFailed } from "../page/missing-page.tsx";
import { LookAround, NothingHere } from "../page/nothing-here.tsx";
import { PageHead } from "../page/page-head.tsx";
import { shareLink } from "../page/share-link.ts";
import { viewedAddress } from "../product/viewed-color.ts";
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
        <NothingHere
          icon="heart"
          title="Burası henüz boş"
          words="Bir ürünün kalbine dokun, bu cihazda seni beklesin. Listen dolunca sevdiğine gönderirsin."
        >
          <LookAround />
        </NothingHere>
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

function FavouriteList({ ids }: { ids: readonly string[] }) {
  const { publicUrl } = useShop();
  const { cards, gone, isLoading, hasFailed, retry } = useCards(ids);

  useEffect(
    function removeMissing() {
      if (gone.length > 0) changeFavourites((ids) => ids.filter((id) => !gone.includes(id)));
    },
    [gone],
  );

  if (hasFailed) return <LoadFailed title="Favorilerini getiremedik" heading="h2" onRetry={retry} />;
  if (isLoading && cards.length === 0) return <Spinner />;
  const listUrl = publicUrl + sharedListAddress(cards.map(({ id }) => id));
  const wishes = cards.map((card) => ({ ...card, address: publicUrl + addresses.product(card.slug) }));
  return (
    <>
      <p className="favourites-page-subtitle">
        Bu cihazda duruyorlar; kalp ürünündür, rengini alırken seçersin. Listeni sevdiğine gönder, ipucu olsun.
      </p>
      <div className="favourites-page-actions">
        <ChatButton href={wishLink(wishes, listUrl)}>Listeyi WhatsApp'ta paylaş</ChatButton>
        <button
          type="button"
          className="button button-plain"
          onClick={() => shareLink({ title: "Dilek listem", url: listUrl })}
        >
          <Icon name="share" size={22} />
          Listeyi paylaş
        </button>
      </div>
      <ProductCards products={cards} firstRow={4} addressOf={viewedAddress} />
    </>
  );
}
