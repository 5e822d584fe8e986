import { hasColorChoice } from "../../../domain/order/cart.ts";
import type { PickedLine } from "../../../domain/order-book/picking-list.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { SoldOutButton } from "../stock/sold-out-button.tsx";
import type { Stock } from "../stock/use-stock.ts";
import "./picked-row.css";

type PickedRowProps = { line: PickedLine; stock: Stock; isTaken: boolean; onTake: () => void };

/** One thing to take from the shelf. Its box is checked with a finger or a pen. */
export function PickedRow({ line, stock, isTaken, onTake }: PickedRowProps) {
  const { productId, name, color, quantity, numbers } = line;
  const product = stock.find(productId);
  return (
    <li className="picked-row">
      <label className="picked-row-take">
        <input type="checkbox" checked={isTaken} onChange={onTake} />
        <strong>{quantity}</strong>
        <span className="picked-row-picture">
          {product && (
            <ShopPicture image={product.image} alt="" sizes="40px" widths={[160]} width={40} height={40} isEager />
          )}
        </span>
        <span className="picked-row-what">
          {name}
          {color && <span className="picked-row-color">{color}</span>}
          {!color && hasColorChoice(product?.colors ?? []) && (
            <span className="picked-row-color">Rengi seçilmemiş</span>
          )}
        </span>
      </label>
      <span className="picked-row-numbers">{numbers.map((number) => `#${number}`).join(" ")}</span>
      <span className="picked-row-stock">
        <SoldOutButton product={product} stock={stock} />
      </span>
    </li>
  );
}
