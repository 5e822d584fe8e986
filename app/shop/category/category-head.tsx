import type { Category } from "../../../domain/catalog/category.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import "./category-head.css";

export const CategoryHead = ({ category, total }: { category: Category; total: number }) => (
  <header className="category-head" data-tint={category.tint}>
    <div>
      <h1>{category.name}</h1>
      <p role="status">{total} ürün</p>
    </div>
    {category.image && (
      <div className="category-head-picture">
        <ShopPicture
          image={category.image}
          alt=""
          sizes="(min-width: 1024px) 152px, (min-width: 768px) 14vw, 96px"
          widths={[160, 320]}
          width={160}
          height={160}
          isFirst
        />
      </div>
    )}
  </header>
);
