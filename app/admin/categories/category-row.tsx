import type { OwnersCategory } from "../../../domain/catalog/category-store.ts";
import { OrderTools, type Placing } from "../reorder/order-tools.tsx";
import { productsInWords } from "../steps/step-words.ts";
import { Thumb } from "../thumb.tsx";

type CategoryRowProps = {
  category: OwnersCategory;
  index: number;
  placing: Placing<OwnersCategory>;
  /** Changes that are typed and not saved wait on this device. */
  isHalfDone: boolean;
  onOpen: () => void;
};

export const CategoryRow = ({ category, index, placing, isHalfDone, onOpen }: CategoryRowProps) => {
  const { name, tint, image, isHidden, products } = category;
  return (
    <li className="order-tools-item" data-at={index}>
      <button type="button" className="order-tools-open" aria-haspopup="dialog" onClick={onOpen}>
        <Thumb image={image} tint={tint} />
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
