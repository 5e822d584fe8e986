import { ProductCards } from "../cards/product-cards.tsx";
import { useCards } from "../cards/use-cards.ts";
import { viewedAddress } from "./viewed-color.ts";
import "./recently-viewed.css";

export function RecentlyViewed({ ids }: { ids: readonly string[] }) {
  const { cards } = useCards(ids);
  if (cards.length === 0) return null;
  return (
    <section className="product-page-related recently-viewed screen-only" aria-labelledby="son-gezilenler">
      <h2 id="son-gezilenler">Son gezdiklerin</h2>
      <ProductCards products={cards} addressOf={viewedAddress} />
    </section>
  );
}
