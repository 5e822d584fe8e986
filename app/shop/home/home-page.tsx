import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import { Await, useLocation, useNavigationType } from "react-router";
import { ALL } from "../../../domain/catalog/category.ts";
import { cardOf } from "../../../domain/catalog/color-words.ts";
import { showcase } from "../../../domain/catalog/showcase.ts";
import { homeGiftWays } from "../../../domain/gift/gift-ways.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { homeSlides, ownBlocks, type ShownBlock } from "../../../domain/web/own-blocks.ts";
import { homeSharePath } from "../../../domain/web/share-picture.ts";
import { servicesContext } from "../../context.ts";
import { type Packed, pack, unpack } from "../../packed.ts";
import { createStore } from "../../page-store.ts";
import { lazyPart } from "../../part/lazy-part.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useCategories } from "../../use-shop.ts";
import { BelowStyle, PageHead } from "../page/page-head.tsx";
import { ShopData } from "../page/structured-data.tsx";
import type { Route } from "./+types/home-page.ts";
import { CategoryGrid } from "./category-grid.tsx";
import { HeroSlider } from "./hero-slider.tsx";
import type { HomeData } from "./home-data.ts";
import { GiftLinks, TrustNotes } from "./home-notes.tsx";
import { ProductGrid } from "./product-grid.tsx";

/** Loaded on demand, because it is rarely needed. */
const LoadFailed = lazy(async () => ({ default: (await import("../page/missing-page.tsx")).LoadFailed }));

/** Loaded on demand, because most shops keep the order of the specification. */
const OwnBlock = lazyPart(() => import("./own-block.tsx"));

type HomeLoad = { home: Packed<HomeData> | Promise<HomeData>; shareImage?: string };

/** The server's page contains its data, so `home` is no promise and nothing waits. */
export function loader({ context }: Route.LoaderArgs): HomeLoad {
  const { snapshot } = context.get(servicesContext);
  const { shop } = snapshot;
  const { categories, products } = snapshot;
  const featured = showcase(products, ALL).map(cardOf);
  return {
    home: pack({
      slides: homeSlides(snapshot),
      categories,
      giftWays: homeGiftWays(snapshot),
      featured,
      blocks: ownBlocks(snapshot),
    }),
    shareImage: homeSharePath(categories, shop),
  };
}

/** For navigation inside the app: the page appears at once and requests its data from the API (spec §2 and §7). */
export function clientLoader(): HomeLoad {
  return { home: loadHome() };
}

export { shouldRevalidate } from "../../ui/opened.ts";

function loadHome(): Promise<HomeData> {
  const home = import("./home-data.ts").then(({ fetchHomeData }) => fetchHomeData());
  // It may fail before <Await> listens. This handler prevents an unhandled rejection.
  home.catch(() => {});
  return home;
}

/** Going back shows the last data until new data arrives, because a spinner would lose the scroll position. */
const lastHome = createStore<HomeData | undefined>(undefined);

function Waiting() {
  const isGoingBack = useNavigationType() === "POP";
  const home = lastHome.get();
  return isGoingBack && home ? <Home {...home} /> : <Spinner />;
}

export default function HomePage({ loaderData: { home: loaded, shareImage } }: Route.ComponentProps) {
  const [retried, setRetried] = useState<Promise<HomeData>>();
  const arrived = useMemo(() => (loaded instanceof Promise ? loaded : unpack(loaded)), [loaded]);
  const home = retried ?? arrived;
  const retry = () => setRetried(loadHome());
  const names = useCategories().map(({ name }) => name);
  return (
    <>
      <PageHead
        title={["Trend hediyeler", ...names.slice(0, 3)].join(", ")}
        description={import.meta.env.SSR && `Sepetini doldur, siparişini WhatsApp'tan ver. ${names.join(", ")}`}
        path={addresses.home}
        shareImage={shareImage}
      />
      <ShopData />
      {home instanceof Promise ? (
        <Suspense fallback={<Waiting />}>
          <Await resolve={home} errorElement={<LoadFailed title="Ürünleri getiremedik" onRetry={retry} />}>
            {(data) => <ArrivedHome {...data} />}
          </Await>
        </Suspense>
      ) : (
        <Home {...home} />
      )}
    </>
  );
}

/** After navigation inside the shop: the address's anchor did not exist yet when the router looked for it. */
function ArrivedHome(data: HomeData) {
  const { hash } = useLocation();
  const isGoingBack = useNavigationType() === "POP";
  const showAnchor = useEffectEvent(() => {
    if (!isGoingBack && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  });
  useLayoutEffect(function scrollToAnchor() {
    showAnchor();
  }, []);
  return <Home {...data} />;
}

/** The order of the specification, which the server does not send, with the gift searches for who comes without a wish. What stands together hydrates together. */
const STANDARD: readonly (readonly ShownBlock[])[] = [
  [{ kind: "categories" }, { kind: "gifts" }],
  [{ kind: "featured" }],
  [{ kind: "promises" }],
];

/** React hydrates each boundary in a task of its own, a tapped one before the others (decision 11). */
function Home(data: HomeData) {
  const { slides, blocks } = data;
  const tasks = blocks?.map((block) => [block]) ?? STANDARD;
  useEffect(function rememberForGoingBack() {
    lastHome.set(data);
  });
  return (
    <>
      <Suspense>
        {slides.length > 0 ? <HeroSlider slides={slides} /> : <h1 className="unseen">Trend hediyeler</h1>}
      </Suspense>
      {blocks && <BelowStyle />}
      {Array.from(tasks.entries(), ([index, task]) => (
        <Suspense key={index}>
          {task.map((block) => (
            <Block key={block.kind} block={block} {...data} />
          ))}
        </Suspense>
      ))}
    </>
  );
}

function Block({ block, categories, featured, giftWays }: HomeData & { block: ShownBlock }) {
  switch (block.kind) {
    case "categories":
      return (
        <>
          <CategoryGrid categories={categories} />
          <BelowStyle />
        </>
      );
    case "featured":
      return <ProductGrid categories={categories} featured={featured} />;
    case "gifts":
      return <GiftLinks {...giftWays} />;
    case "promises":
      return <TrustNotes />;
    default:
      return <OwnBlock {...block} />;
  }
}
