import { Outlet } from "react-router";
import { ALL } from "../../../domain/catalog/category.ts";
import { cardOf } from "../../../domain/catalog/color-words.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { MIN_FEATURED, SHOWCASE_LIMIT, showcase } from "../../../domain/catalog/showcase.ts";
import { EVERYTHING, ownersApiQuery } from "../../../domain/listing/owners-listing.ts";
import type { PreviewedHome } from "../../../domain/shop/slides-of-home.ts";
import { toast } from "../../toast.tsx";
import { panel } from "../panel-calls.ts";
import { Thumb } from "../panel-parts.tsx";
import { panelMessages } from "../panel-words.ts";
import { FeaturedSwitch } from "../products/product-row.tsx";
import { usePlacing } from "../products/use-placing.ts";
import { OrderTools } from "../reorder/order-tools.tsx";
import { useLoaded } from "../section-load.tsx";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { ProductSearch } from "./product-search.tsx";

/** The products that stand first on the home page, under the grid as visitors see it. */
export function FeaturedPart() {
  const { featured, others, placing, feature, waiting } = useFeatured();
  return (
    <section className="kit-stack" aria-labelledby="one-cikanlar">
      <h3 id="one-cikanlar">Öne çıkan ürünler</h3>
      {featured ? (
        <>
          <p>{featuredRule(featured.length)}</p>
          {featured.length + others.length > 0 && (
            <Outlet
              context={
                {
                  products: showcase(featured.length >= MIN_FEATURED ? featured : others, ALL).map(cardOf),
                } satisfies PreviewedHome
              }
            />
          )}
          <ProductSearch
            label="Öne çıkarmak için ürün ara"
            action="Öne çıkar"
            isLeftOut={(product) => product.featured}
            onChoose={(product) => feature(product, true)}
          />
          <ol className="kit-list" aria-label="Öne çıkan ürünler">
            {featured.map((product, index) => (
              <li key={product.id} className="kit-list-item" data-at={index}>
                <Thumb image={product.image} isEager />
                <span className="kit-words">
                  {product.name}
                  {index >= SHOWCASE_LIMIT && <small>İlk {SHOWCASE_LIMIT} arasında değil</small>}
                </span>
                <FeaturedSwitch product={product} onSwitch={(isOn) => feature(product, isOn)} />
                <OrderTools item={product} index={index} placing={placing} />
              </li>
            ))}
          </ol>
          <p className="unseen" role="status">
            {placing.announcement}
          </p>
        </>
      ) : (
        waiting
      )}
    </section>
  );
}

/** The rule of spec §9 in words, for this number of featured products. */
function featuredRule(count: number): string {
  if (count < MIN_FEATURED) {
    const now = count === 0 ? "Öne çıkan ürünün yok." : `Şu an ${count} ürün öne çıkıyor.`;
    return `${now} ${MIN_FEATURED} olana kadar ana sayfa yalnız öne çıkanları değil, dükkânın sırasındaki ilk ${SHOWCASE_LIMIT} ürünü gösterir.`;
  }
  if (count <= SHOWCASE_LIMIT) return `Şu an ${count} ürün öne çıkıyor; ana sayfada yalnız onlar görünür.`;
  return `Şu an ${count} ürün öne çıkıyor; ana sayfada bu sıradaki ilk ${SHOWCASE_LIMIT} tanesi görünür.`;
}

const FEATURED = { ...EVERYTHING, featured: true };

const NONE: Product[] = [];

/** All featured products in the shop's order, which the owner changes here, and the first of all products. */
function useFeatured() {
  const handleFailure = useFailureHandler();
  const { answer, setAnswer, waiting, reload } = useLoaded(load);
  const placing = usePlacing({
    listing: FEATURED,
    rows: answer?.featured ?? NONE,
    page: 1,
    pages: 1,
    arrange: (rows) => answer && setAnswer({ ...answer, featured: [...rows] }),
    reload,
    among: "featured",
  });

  const feature = async (product: Product, isOn: boolean): Promise<void> => {
    try {
      await panel.patchProduct(product.id, { featured: isOn });
      toast.success(panelMessages.updated, { label: "Geri Al", onClick: () => feature(product, !isOn) });
    } catch (error) {
      handleFailure(error, reasonOr(panelMessages.updateFailed));
    }
    await reload();
  };

  return { featured: answer?.featured, others: answer?.others ?? NONE, placing, feature, waiting };
}

async function load() {
  const [first, all] = await Promise.all([
    panel.list(ownersApiQuery(FEATURED)),
    panel.list(ownersApiQuery(EVERYTHING)),
  ]);
  const rest = Array.from({ length: first.pages - 1 }, (_, index) =>
    panel.list(ownersApiQuery({ ...FEATURED, page: index + 2 })),
  );
  return { featured: [first, ...(await Promise.all(rest))].flatMap(({ rows }) => rows), others: all.rows };
}
