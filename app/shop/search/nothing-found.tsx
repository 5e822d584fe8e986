import { Sign } from "../../logo.tsx";
import { useCategories, useShop } from "../../use-shop.ts";
import "../../ui/button.css";
import { Link } from "react-router";
import { shopChat } from "../../../domain/order/chat-link.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { ChatButton } from "../page/chat-button.tsx";
import "./nothing-found.css";
import { OTHER_QUERIES } from "./recent-searches.tsx";

/** Offers other searches and a chat with the owner, who may have the product all the same. */
type NothingFoundProps = {
  query: string;
  hasProducts: boolean;
  /** The sentence about what the shop does not have; without it the products below are only near. */
  absence: { title: string; text: string } | undefined;
};

export function NothingFound({ query, hasProducts, absence }: NothingFoundProps) {
  const { phone } = useShop();
  return (
    <section className="nothing-found" aria-labelledby="nothing-found" data-sought={query}>
      <Sign />
      <h2 id="nothing-found">{absence?.title ?? (hasProducts ? "Tam olarak bunu bulamadık" : "Bulamadık")}</h2>
      <p>
        {absence?.text ??
          `${hasProducts ? "Aşağıdakiler yakın olabilir" : "Başka türlü yazmayı dene, raflara göz at"} ya da bize sor: belki rafta, belki yolda.`}
      </p>
      <ChatButton href={shopChat(phone, `Merhaba, "${query}" arıyorum. Sizde var mı?`)}>WhatsApp'tan sor</ChatButton>
      {!hasProducts && (
        <>
          <OtherQueries />
          <SearchShelves />
        </>
      )}
    </section>
  );
}

export const OtherQueries = () => (
  <p className="nothing-found-others">
    <span>Şunları dene:</span>
    {OTHER_QUERIES.map((query) => (
      <Link key={query} to={addresses.search(query)}>
        {query}
      </Link>
    ))}
  </p>
);

/** Links to the categories, for an empty query and for one without results. */
export const SearchShelves = () => (
  <ul className="search-page-shelves" aria-label="Kategoriler">
    {useCategories().map(({ slug, name }) => (
      <li key={slug}>
        <Link className="button button-plain button-small" to={addresses.category(slug)}>
          {name}
        </Link>
      </li>
    ))}
    <li>
      <Link className="button button-plain button-small" to={addresses.gifts}>
        Hediye bulucu
      </Link>
    </li>
    <li>
      <Link className="button button-plain button-small" to={addresses.allProducts}>
        Tüm ürünler
      </Link>
    </li>
  </ul>
);
