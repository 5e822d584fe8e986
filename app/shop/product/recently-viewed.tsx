import type { SoldTogether } from "../../../domain/shop/sold-together.ts";
import { ProductCards } from "../cards/product-cards.tsx";
import { useCards } from "../cards/use-cards.ts";
import { BoughtTogether } from "./bought-together.tsx";
import { viewedAddress } from "./viewed-color.ts";
import "./recently-viewed.css";

type RecentlyViewedProps = { ids: readonly string[]; sets: readonly SoldTogether[] | undefined };

export function RecentlyViewed({ ids, sets = [] }: RecentlyViewedProps) {
  const { cards } = useCards(ids);
  return (
    <>
      <BoughtTogether sets={sets} />
      {cards.length > 0 && (
        <section className="product-page-related recently-viewed screen-only" aria-labelledby="son-gezilenler">
          <h2 id="son-gezilenler">Son gezdiklerin</h2>
          <ProductCards products={cards} addressOf={viewedAddress} />
        </section>
      )}
    </>
  );
}
