import type { Product } from "../../../domain/catalog/product.ts";
import { SmallButton } from "../../ui/button.tsx";
import type { Stock } from "./use-stock.ts";

/** Undefined for what the shop does not have. */
type SoldOutButtonProps = { product: Product | undefined; stock: Stock };

/** One tap when the shelf turns out to be empty. */
export function SoldOutButton({ product, stock }: SoldOutButtonProps) {
  if (!product) return null;
  if (!product.inStock) return <span className="kit-badge">Tükendi</span>;
  return <SmallButton action="Tükendi yap" of={product.name} onClick={() => stock.sellOut(product)} />;
}
