import { useSyncExternalStore } from "react";
import { ownPictureHash } from "../../../domain/catalog/media.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { splitList } from "../../../domain/catalog/product-input.ts";
import type { Tint } from "../../../domain/catalog/tint.ts";
import { parsePrice } from "../../../domain/typed-price.ts";
import { Drawing } from "../../ui/icon.tsx";
import { EYE } from "../../ui/password-field.tsx";
import { useDebounced } from "../../ui/use-debounced.ts";
import { useShop } from "../../use-shop.ts";
import { PanelIcon } from "../panel-icon.tsx";
import type { ProductDraft } from "./product-form-values.ts";
import { type Previewed, ProductPreview } from "./product-preview.tsx";

/** The width from which the preview fits beside the fields; the same as in product-form.css. */
const WIDE = "(min-width: 69em)";

type FormPreviewProps = { draft: ProductDraft; product: Product | undefined; tint: Tint | undefined };

/** The preview stands beside the fields on wide screens, else folded below them. */
export function FormPreview({ draft, product, tint }: FormPreviewProps) {
  const isWide = useSyncExternalStore(
    listenForWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  const preview = <ProductPreview product={usePreviewed(draft)} saved={product} tint={tint} />;
  if (isWide) return <aside className="product-form-preview">{preview}</aside>;
  return (
    <details className="product-form-preview">
      <summary>
        <Drawing path={EYE} />
        Önizleme
        <PanelIcon name="down" size={20} />
      </summary>
      {preview}
    </details>
  );
}

function usePreviewed(draft: ProductDraft): Previewed {
  const { publicUrl } = useShop();
  const image = useDebounced(draft.image.trim());
  const isShowable = /^https:\/\//i.test(image) ? URL.canParse(image) : ownPictureHash(image, publicUrl) !== undefined;
  return {
    name: draft.name,
    image: isShowable ? image : undefined,
    price: parsePrice(draft.price),
    originalPrice: parsePrice(draft.originalPrice),
    colors: splitList(draft.colors),
    inStock: draft.inStock,
    featured: draft.featured,
  };
}

function listenForWidth(onChange: () => void): () => void {
  const width = matchMedia(WIDE);
  width.addEventListener("change", onChange);
  return () => width.removeEventListener("change", onChange);
}
