import { Link } from "react-router";
import { addresses } from "../../../domain/web/addresses.ts";
import "../../ui/button.css";
import { listingAddress, PLAIN_LISTING } from "./listing-address.ts";
import "./no-listed-products.css";

type NoListedProductsProps = { slug: string; isFiltered: boolean };

export const NoListedProducts = ({ slug, isFiltered }: NoListedProductsProps) => (
  <div className="no-listed-products">
    <p className="no-listed-products-title">{isFiltered ? "Bu seçimlere uyan ürün yok" : "Bu raf şimdilik boş"}</p>
    <p>
      {isFiltered
        ? "Filtrelerden birini kaldır, raf yeniden dolsun."
        : "Yeni ürünler yolda; o arada diğer raflara bakabilirsin."}
    </p>
    {isFiltered ? (
      <Link className="button button-ribbon" to={listingAddress(slug, PLAIN_LISTING)} preventScrollReset>
        Hepsini göster
      </Link>
    ) : (
      <Link className="button button-ribbon" to={addresses.home}>
        Diğer ürünlere bak
      </Link>
    )}
  </div>
);
