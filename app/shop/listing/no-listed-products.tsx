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
    <Link className="button button-ribbon" to={otherShelf(path, isFiltered)} preventScrollReset={isFiltered}>
      {isFiltered ? "Hepsini göster" : "Diğer ürünlere bak"}
    </Link>
  </div>
);

function otherShelf(path: string, isFiltered: boolean): string {
  if (isFiltered) return listingAddress(path, PLAIN_LISTING);
  return path === addresses.allProducts ? addresses.home : addresses.allProducts;
}
