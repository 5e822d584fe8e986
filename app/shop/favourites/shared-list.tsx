import { Link } from "react-router";
import { tintOf } from "../../../domain/catalog/category.ts";
import type { ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { type SharedIds, sharedListAddress } from "../../../domain/web/shared-list.ts";
import { changeFavourites, useFavourites } from "../../favourites.ts";
import { toast } from "../../toast.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useCategories } from "../../use-shop.ts";
import { ProductCard } from "../cards/product-card.tsx";
import { useCards } from "../cards/use-cards.ts";
import { LoadFailed } from "../page/missing-page.tsx";
import { LookAround, NothingHere } from "../page/nothing-here.tsx";
import { PageHead } from "../page/page-head.tsx";
import "./favourites-page.css";
import "./shared-list.css";

/** A friend's wishes, read from the address. They are not stored and stay apart from the visitor's own favourites. */
export function SharedList({ ids, invalid }: SharedIds) {
  const { cards, gone, isLoading, hasFailed, retry } = useCards(ids);
  return (
    <div className="favourites-page page-width">
      <PageHead
        title="Paylaşılan liste"
        description="Bir arkadaşının dilek listesi."
        path={sharedListAddress(ids)}
        isHidden
      />
      <h1>Bir arkadaşının listesi</h1>
      {hasFailed ? (
        <LoadFailed title="Listeyi getiremedik" heading="h2" onRetry={retry} />
      ) : isLoading ? (
        <Spinner />
      ) : cards.length > 0 ? (
        <Wishes cards={cards} missing={gone.length + invalid} />
      ) : (
        <NothingHere icon="heart" words={ids.length > 0 ? ALL_GONE : UNREADABLE}>
          <LookAround />
        </NothingHere>
      )}
    </div>
  );
}

const ALL_GONE = "Bu listedeki ürünler artık satılmıyor, ama yenileri seni bekliyor.";
const UNREADABLE = "Bu listeyi okuyamadık. Bağlantı yarım kopyalanmış olabilir; arkadaşından yeniden iste.";

function Wishes({ cards, missing }: { cards: readonly ShowcaseProduct[]; missing: number }) {
  const categories = useCategories();
  return (
    <>
      <p className="shared-list-words">
        Hediye ararsan ipucu burada. Kendi favorilerin <Link to={addresses.favourites}>ayrı durur</Link>.
      </p>
      {missing > 0 && <p className="shared-list-words">Listeden {missing} ürün artık burada değil.</p>}
      <AddAll ids={cards.map(({ id }) => id)} />
      <div className="product-cards">
        {cards.map((card, index) => (
          <div key={card.id} className="shared-list-wish">
            <ProductCard product={card} tint={tintOf(card.category, categories)} isFirst={index < 4} />
            <Link
              className="button button-ribbon button-small"
              to={addresses.product(card.slug)}
              aria-label={`Bunu al: ${card.name}`}
            >
              Bunu al
            </Link>
          </div>
        ))}
      </div>
    </>
  );
}

/** Adds the products of a shared list to the visitor's own favourites. */
function AddAll({ ids }: { ids: readonly string[] }) {
  const favourites = useFavourites();
  const areAdded = ids.every((id) => favourites.includes(id));
  const addAll = () => {
    changeFavourites((own) => [...new Set([...ids, ...own])]);
    toast.success("Favorilerine eklendi");
  };
  return (
    <button type="button" className="shared-list-add button button-plain" disabled={areAdded} onClick={addAll}>
      <Icon name="heart" size={22} />
      {areAdded ? "Hepsi favorilerinde" : "Hepsini favorilerime ekle"}
    </button>
  );
}
