import { Link } from "react-router";
import { listingAddress, PLAIN_LISTING } from "../../../domain/listing/listing.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import "../../ui/button.css";
import "./no-listed-products.css";

type NoListedProductsProps = { path: string; isFiltered: boolean };

export const NoListedProducts = ({ path, isFiltered }: NoListedProductsProps) => (
  <div className="no-listed-products">
    <p className="no-listed-products-title">{isFiltered ? "Bu seçimlere uyan ürün yok" : "Bu raf şimdilik boş"}</p>
    <p>
      {isFiltered
        ? "Filtrelerden birini kaldır, raf yeniden dolsun."
        : "Yeni ürünler yolda; o arada diğer raflara bakabilirsin."}
    </p>
    {isFiltered ? (
      <Link className="button button-ribbon" to={listingAddress(path, PLAIN_LISTING)} preventScrollReset>
        Hepsini göster
      </Link>
    ) : (
      <Link
        className="button button-ribbon"
        to={path === addresses.allProducts ? addresses.home : addresses.allProducts}
      >
        Diğer ürünlere bak
      </Link>
    )}
  </div>
);
