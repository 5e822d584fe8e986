import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import { Await, Link, useLocation, useNavigationType } from "react-router";
import { ALL } from "../../../domain/catalog/category.ts";
import { cardOf } from "../../../domain/catalog/color-words.ts";
import { showcase } from "../../../domain/catalog/showcase.ts";
import { type GiftWays, giftWays } from "../../../domain/search/gift-fit.ts";
import type { GiftWay } from "../../../domain/search/search-guide.ts";
import type { ShopPromises } from "../../../domain/shop/shop-facts.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { homeSlides } from "../../../domain/web/home-slides.ts";
import { homeSharePath } from "../../../domain/web/share-picture.ts";
import { servicesContext } from "../../context.ts";
import { type Packed, pack, unpack } from "../../packed.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useCategories, useShop } from "../../use-shop.ts";
import { BelowStyle } from "../page/below-style.tsx";
import { PageHead } from "../page/page-head.tsx";
import { ShopData } from "../page/structured-data.tsx";
import type { Route } from "./+types/home-page.ts";
import { CategoryGrid } from "./category-grid.tsx";
import { HeroSlider } from "./hero-slider.tsx";
import type { HomeData } from "./home-data.ts";
import { ProductGrid } from "./product-grid.tsx";

/** Loaded on demand, because it is rarely needed. */
const LoadFailed = lazy(async () => ({ default: (await import("../page/load-failed.tsx")).LoadFailed }));

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
      giftWays: giftWays(snapshot),
      featured,
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
let lastShown: HomeData | undefined;

function Waiting() {
  const isGoingBack = useNavigationType() === "POP";
  return isGoingBack && lastShown ? <Home {...lastShown} /> : <Spinner />;
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
        description={`Sepetini doldur, siparişini WhatsApp'tan ver. ${names.join(", ")}`}
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

/** React hydrates each boundary in a task of its own, a tapped one before the others (decision 11). */
function Home(data: HomeData) {
  const { slides, categories, featured } = data;
  useEffect(function rememberForGoingBack() {
    lastShown = data;
  });
  return (
    <>
      <Suspense>
        {slides.length > 0 ? <HeroSlider slides={slides} /> : <h1 className="unseen">Trend hediyeler</h1>}
      </Suspense>
      <Suspense>
        <CategoryGrid categories={categories} />
        <BelowStyle />
      </Suspense>
      <Suspense>
        <ProductGrid categories={categories} featured={featured} />
      </Suspense>
      <Suspense>
        <GiftLinks {...data.giftWays} />
        <TrustNotes />
      </Suspense>
    </>
  );
}

const GiftLinks = ({ recipients, budgets }: GiftWays) => (
  <div className="home-page-gifts page-width">
    <Ways title="Kime?" id="kime" ways={recipients} />
    <Ways title="Bütçen?" id="butcen" ways={budgets} />
  </div>
);

type WaysProps = { title: string; id: string; ways: readonly GiftWay[] };

const Ways = ({ title, id, ways }: WaysProps) =>
  ways.length > 0 && (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {ways.map(({ label, query }) => (
          <li key={query}>
            <Link className="button-chip" to={addresses.search(query)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );

type Note = { icon: IconName; title: string; text: string };

const NOTE_ICONS = ["chat", "gift", "back"] as const;

/** The owner's own promises, or those that every shop makes. */
function TrustNotes() {
  const { ownNotes, promises } = useShop();
  const notes: Note[] = ownNotes?.map((note, index) => ({ icon: NOTE_ICONS[index] ?? "heart", ...note })) ?? [
    { icon: "chat", title: "WhatsApp'tan cevap", text: "Sorunu yaz, sana bir insan cevap versin." },
    packing(promises),
    { icon: "back", title: "14 gün içinde iade", text: "İçine sinmezse geri gönderebilirsin." },
  ];
  return (
    <ul className="home-page-notes page-width">
      {notes.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <strong>{title}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function packing({ giftWrap, giftNote }: ShopPromises): Note {
  if (giftWrap && giftNote) return { icon: "gift", title: "Hediye paketi", text: "Kartına istediğin notu da yazarız." };
  if (giftWrap) return { icon: "gift", title: "Hediye paketi", text: "Sen seç, biz hediye gibi paketleyelim." };
  if (giftNote) return { icon: "gift", title: "Elle yazılmış not", text: "Ne istersen kartına biz yazarız." };
  return { icon: "bag", title: "Sitede ödeme yok", text: "Kart bilgisi sorulmaz; toplamı WhatsApp'ta konuşuruz." };
}
