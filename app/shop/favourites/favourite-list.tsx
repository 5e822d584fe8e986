import { useEffect } from "react";
import { wishLink } from "../../../domain/order/product-message.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { sharedListAddress } from "../../../domain/web/shared-list.ts";
import { removeFavourites } from "../../favourites.ts";
import { Icon } from "../../ui/icon.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useShop } from "../../use-shop.ts";
import { ProductCards } from "../cards/product-cards.tsx";
import { useCards } from "../cards/use-cards.ts";
import { ChatButton } from "../page/chat-button.tsx";
import { LoadFailed } from "../page/load-failed.tsx";
import { shareLink } from "../page/share-link.ts";
import { viewedColor } from "../product/viewed-color.ts";

export function FavouriteList({ ids }: { ids: readonly string[] }) {
  const { publicUrl } = useShop();
  const { cards, gone, isLoading, hasFailed, retry } = useCards(ids);

  useEffect(
    function removeMissing() {
      if (gone.length > 0) removeFavourites(gone);
    },
    [gone],
  );

  if (hasFailed) return <LoadFailed title="Favorilerini getiremedik" heading="h2" onRetry={retry} />;
  if (isLoading && cards.length === 0) return <Spinner />;
  const listUrl = publicUrl + sharedListAddress(cards.map(({ id }) => id));
  const wishes = cards.map(({ name, price, slug }) => ({ name, price, address: publicUrl + addresses.product(slug) }));
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
      <ProductCards products={cards} firstRow={4} colorOf={viewedColor} />
    </>
  );
}
