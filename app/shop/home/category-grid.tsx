import { Link } from "react-router";
import type { Category } from "../../../domain/catalog/category.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import "./category-grid.css";

export const CategoryGrid = ({ categories }: { categories: readonly Category[] }) => (
  <section className="category-grid page-width" aria-labelledby="kategoriler">
    <h2 id="kategoriler">Kategoriler</h2>
    <ul className="category-grid-tiles">
      {categories.map(({ id, name, slug, image, tint }) => (
        <li key={id}>
          <Link className="category-grid-tile" data-tint={tint} to={addresses.homeAt(slug)}>
            <span className="category-grid-picture">
              {image && (
                <ShopPicture
                  image={image}
                  alt=""
                  sizes="(min-width: 1024px) 18vw, (min-width: 768px) 148px, 132px"
                  widths={[160, 320, 480]}
                  width={320}
                  height={240}
                />
              )}
            </span>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
