import type { Product } from "../../domain/catalog/product.ts";
import { MAX_QUERY_IDS } from "../../domain/catalog/showcase.ts";
import { SmallButton } from "../ui/button.tsx";
import { useRequest } from "../ui/use-request.ts";
import { panel } from "./panel-calls.ts";
import { panelMessages } from "./panel-words.ts";
import { useAction } from "./use-undo.ts";

/** The products of orders as they are now, and a tap that marks one as sold out. Deleted ones are missing. */
export function useStock(ids: readonly string[]) {
  const ask = async () => ({ ids, products: await productsOf(ids) });
  const { answer, hasFailed, reload } = useRequest(ask, undefined, [...new Set(ids)].join());
  const act = useAction(reload);
  return {
    find: (id: string | null): Product | undefined => answer?.products.find((product) => product.id === id),
    /** False until the shop has said whether it has the product, or did not answer. */
    isKnown: (id: string | null): boolean => id === null || hasFailed || (answer?.ids.includes(id) ?? false),
    sellOut: ({ id, name }: Product) =>
      act(() => panel.changeMany({ chosen: { ids: [id] }, change: { inStock: false } }), {
        done: `${name} tükendi`,
        failed: panelMessages.updateFailed,
      }),
  };
}

export type Stock = ReturnType<typeof useStock>;

export async function productsOf(ids: readonly string[]): Promise<Product[]> {
  const products: Product[] = [];
  const wanted = [...new Set(ids)];
  for (let at = 0; at < wanted.length; at += MAX_QUERY_IDS) {
    products.push(...(await panel.stock(wanted.slice(at, at + MAX_QUERY_IDS))).products);
  }
  return products;
}

/** Undefined for what the shop does not have. */
type SoldOutButtonProps = { product: Product | undefined; stock: Stock };

/** One tap when the shelf turns out to be empty. */
export function SoldOutButton({ product, stock }: SoldOutButtonProps) {
  if (!product) return null;
  if (!product.inStock) return <span className="kit-badge">Tükendi</span>;
  return <SmallButton action="Tükendi yap" of={product.name} onClick={() => stock.sellOut(product)} />;
}
