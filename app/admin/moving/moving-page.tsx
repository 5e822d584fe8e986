import { Link } from "react-router";
import { NEW_PRODUCT, panelAddresses, productForm } from "../../../domain/web/panel-addresses.ts";
import { lazyPart } from "../../part/lazy-part.tsx";
import { PlainButton } from "../../ui/button.tsx";
import { useOpened } from "../../ui/opened.ts";
import { sectionLoader, useSectionData } from "../section-load.tsx";
import type { Route } from "./+types/moving-page.ts";
import { ForeignPicturesCard } from "./foreign-pictures-card.tsx";
import { movingCalls } from "./moving-calls.ts";

export const clientLoader = sectionLoader(movingCalls.picturesLeft);

export { shouldRevalidate } from "../../ui/opened.ts";

/** Each way in brings the libraries that read its files. */
const TableMove = lazyPart(() => import("./table-move.tsx"));
const OutgoingCard = lazyPart(() => import("./outgoing-card.tsx"));
const InstagramMove = lazyPart(() => import("./instagram-move.tsx"));

/** 'Taşıma': the ways into the shop from another place, and the way out. */
export default function MovingPage({ loaderData }: Route.ComponentProps) {
  const { answer, reload } = useSectionData(loaderData, movingCalls.picturesLeft);
  const table = useOpened("tablodan");
  const instagram = useOpened("instagramdan");
  const leave = (close: () => void) => () => {
    close();
    void reload();
  };
  if (table.isOpen) return <TableMove onClose={leave(table.close)} />;
  if (instagram.isOpen) return <InstagramMove onClose={leave(instagram.close)} />;
  return (
    <div className="kit-column">
      <h2>Taşıma</h2>
      <p className="kit-soft">
        Ürünlerin başka bir yerdeyse yeniden yazma. Ne geleceğini önce görürsün, onaylamadan hiçbir şey değişmez;
        beğenmezsen tek dokunuşla geri alırsın.
      </p>
      <ForeignPicturesCard first={answer} />
      <section className="kit-card">
        <h3>Instagram'dan</h3>
        <p>
          Hesabının arşivini seç; satılık gönderilere dokun. Adı, fiyatı ve renkleri yazısından okunur, fotoğrafları
          ürünün olur.
        </p>
        <PlainButton action="Arşivi seç" onClick={instagram.open} />
      </section>
      <section className="kit-card">
        <h3>Tablodan</h3>
        <p>
          Excel ya da CSV dosyası, Google E-Tablolar; Shopify, WooCommerce, ikas, Ticimax, IdeaSoft, Trendyol,
          Hepsiburada, Meta kataloğu ya da Google Merchant'ın verdiği dosya.
        </p>
        <PlainButton action="Tablo seç" onClick={table.open} />
      </section>
      <section className="kit-card">
        <h3>Boş başla</h3>
        <p>Ürünlerini tek tek ekle ya da fotoğraflarından taslak yap.</p>
        <div className="kit-row">
          <Link className="button button-plain" to={productForm(NEW_PRODUCT)}>
            Ürün ekle
          </Link>
          <Link className="kit-links-plain" to={panelAddresses.ownersCategories}>
            Kategoriler
          </Link>
        </div>
      </section>
      <OutgoingCard />
    </div>
  );
}
