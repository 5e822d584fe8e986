import { useNavigate } from "react-router";
import type { Product } from "../../../domain/catalog/product.ts";
import { MIN_FEATURED } from "../../../domain/catalog/showcase.ts";
import { isShown } from "../../../domain/catalog/shown-from.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { toast } from "../../toast.tsx";
import { categoryAt, useOwnersCategories } from "../panel-context.tsx";
import { shownInWords } from "../panel-words.ts";

/** The toast after a save: it says where the shop shows the product, leads there, and offers to feature it. */
export function useSavedToast(featuredCount: number, onFeature: (product: Product) => void) {
  const navigate = useNavigate();
  const categories = useOwnersCategories();
  return (title: string, product: Product) => {
    const shelf = categoryAt(categories, product.category)?.name ?? "Dükkânın";
    if (!isShown(product))
      return toast.success(title, undefined, { description: `${shownInWords(product.shownFrom)}.` });
    toast.success(
      title,
      { label: "Dükkânda gör", onClick: () => navigate(addresses.product(product.slug)) },
      {
        description: seenWords(product, shelf, featuredCount),
        other: product.featured ? undefined : { label: "Öne çıkar", onClick: () => onFeature(product) },
      },
    );
  };
}

/** Where the shop shows a product, for a shop with so many featured ones. */
export function seenWords({ featured }: Pick<Product, "featured">, shelf: string, featuredCount: number): string {
  if (featured) return `${shelf} rafında ve öne çıkanlarda.`;
  if (featuredCount < MIN_FEATURED) return `${shelf} rafında.`;
  return `${shelf} rafında. Ana sayfada yalnız öne çıkanlar var.`;
}
