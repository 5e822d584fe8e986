import { Link } from "react-router";
import { type Listing, type ListingPlace, unfilteredAddress } from "../../../domain/listing/listing.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import "../../ui/button.css";
import "./no-listed-products.css";

type NoListedProductsProps = { place: ListingPlace; listing: Listing; isFiltered: boolean };

export const NoListedProducts = ({ place, listing, isFiltered }: NoListedProductsProps) => (
  <div className="no-listed-products">
    <p className="no-listed-products-title">{isFiltered ? "Bu seçimlere uyan ürün yok" : "Bu raf şimdilik boş"}</p>
    <p>
      {isFiltered
        ? "Filtrelerden birini kaldır, raf yeniden dolsun."
        : "Yeni ürünler yolda; o arada diğer raflara bakabilirsin."}
    </p>
    <Link
      className="button button-ribbon"
      to={isFiltered ? unfilteredAddress(place, listing) : otherShelf(place)}
      preventScrollReset={isFiltered}
    >
      {isFiltered ? "Hepsini göster" : "Diğer ürünlere bak"}
    </Link>
  </div>
);

const otherShelf = ({ path }: ListingPlace): string =>
  path === addresses.allProducts ? addresses.home : addresses.allProducts;
