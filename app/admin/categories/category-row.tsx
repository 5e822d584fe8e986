import type { OwnersCategory } from "../../../domain/catalog/category-store.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { OrderTools } from "../order/order-tools.tsx";
import { productsInWords } from "../steps/step-words.ts";
import "./category-row.css";
import type { useCategoryPlacing } from "./use-category-placing.ts";

type CategoryRowProps = {
  category: OwnersCategory;
  index: number;
  placing: ReturnType<typeof useCategoryPlacing>;
  /** Changes that are typed and not saved wait on this device. */
  isHalfDone: boolean;
  onOpen: () => void;
};

export const CategoryRow = ({ category, index, placing, isHalfDone, onOpen }: CategoryRowProps) => {
  const { name, tint, image, isHidden, products } = category;
  return (
    <li className="kit-movable category-row" data-at={index}>
      <button type="button" className="category-row-open" aria-haspopup="dialog" onClick={onOpen}>
        <span className="kit-thumb" data-tint={tint}>
          {image && <ShopPicture image={image} alt="" sizes="52px" widths={[160]} width={52} height={52} />}
        </span>
        <span className="kit-words">
          <strong>{name}</strong>
          <span>
            {productsInWords(products)}
            {isHidden && ", menüde gizli"}
            {isHalfDone && ", kaydedilmedi"}
          </span>
        </span>
      </button>
      <OrderTools item={category} index={index} placing={placing} />
    </li>
  );
};
