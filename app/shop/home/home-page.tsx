import { lazy, Suspense, useEffect } from "react";
import { Await, useNavigationType } from "react-router";
import { ALL, type Category } from "../../../domain/catalog/category.ts";
import { type Showcases, showcase } from "../../../domain/catalog/showcase.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { homeSharePath } from "../../../domain/web/share-picture.ts";
import { servicesContext } from "../../context.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { useHeroSlides } from "../../use-shop.ts";
import type { Route } from "./+types/home-page.ts";
import { CategoryGrid } from "./category-grid.tsx";
import { HeroSlider } from "./hero-slider.tsx";
import "../page/load-failed.css";
import { PageHead } from "../page/page-head.tsx";
import { ShopData } from "../page/structured-data.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { TrustNotes } from "./trust-notes.tsx";

/** Rarely seen, so its code comes when it is. */
const LoadFailed = lazy(async () => ({ default: (await import("../page/load-failed.tsx")).LoadFailed }));

type HomeData = { categories: Category[]; showcases: Showcases };
type HomeLoad = { home: HomeData | Promise<HomeData>; shareImage?: string };

/** The first load brings its data with it; `home` is then no promise and nothing waits. */
export async function loader({ context }: Route.LoaderArgs): Promise<HomeLoad> {
  const { catalog, shelf, shop } = context.get(servicesContext);
  const [categories, products] = await Promise.all([catalog.listCategories(), shelf.products()]);
  return {
    home: { categories, showcases: { [ALL]: showcase(products, ALL) } },
    shareImage: homeSharePath(categories, shop),
  };
}

/** Coming here inside the app: the page appears at once and asks the API (spec §2 and §7). */
export function clientLoader(): HomeLoad {
  const home = loadHome();
  // It may fail before <Await> listens; without a handler that would be reported as an unhandled rejection.
  home.catch(() => {});
  return { home };
}

async function loadHome(): Promise<HomeData> {
  const [{ api }, { showcasesOf }] = await Promise.all([
    import("../../api-client.ts"),
    import("../../../domain/catalog/showcase.ts"),
  ]);
  const [{ products }, categories] = await Promise.all([api.listProducts(), api.categories()]);
  return { categories, showcases: showcasesOf(products, categories) };
}

/** Going back shows the page as it was, because a spinner would lose the scroll position; new data follows. */
let lastSeen: HomeData | undefined;

function Waiting() {
  const isGoingBack = useNavigationType() === "POP";
  return isGoingBack && lastSeen ? <Home {...lastSeen} /> : <Spinner />;
}

export default function HomePage({ loaderData: { home, shareImage } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Trend hediyeler, çift ürünleri ve takılar"
        description="Çift ürünleri, Labubu & Pop Mart, takılar ve telefon aksesuarları. Sepetini doldur, siparişini WhatsApp'tan ver."
        path={addresses.home}
        shareImage={shareImage}
      />
      <ShopData />
      {home instanceof Promise ? (
        <Suspense fallback={<Waiting />}>
          <Await resolve={home} errorElement={<LoadFailed title="Ürünleri getiremedik" />}>
            {(data) => <Home {...data} />}
          </Await>
        </Suspense>
      ) : (
        <Home {...home} />
      )}
    </>
  );
}

function Home(data: HomeData) {
  const { categories, showcases } = data;
  useEffect(function rememberForGoingBack() {
    lastSeen = data;
  });
  return (
    <>
      <HeroSlider slides={useHeroSlides()} />
      <CategoryGrid categories={categories} />
      <ProductGrid categories={categories} showcases={showcases} />
      <TrustNotes />
    </>
  );
}
