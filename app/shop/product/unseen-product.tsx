import { type ComponentType, useMemo } from "react";
import { Link, useParams } from "react-router";
import { productForm } from "../../../domain/web/panel-addresses.ts";
import type { ProductView } from "../../../domain/web/product-view.ts";
import { type Packed, unpack } from "../../packed.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { NotFound } from "../page/missing-page.tsx";
import "./unseen-product.css";
import { findUnseenProduct } from "./unseen-product-calls.ts";

type UnseenProductProps = {
  /** The page as visitors will see it. */
  Page: ComponentType<{ packed: Packed<ProductView> }>;
};

/** The page of a product that visitors do not see yet, for who works in the shop. Lazy, because visitors never load it. */
export default function UnseenProduct({ Page }: UnseenProductProps) {
  const { slug = "" } = useParams();
  const { answer, hasFailed } = useRequest(() => findUnseenProduct(slug));
  if (hasFailed) return <NotFound />;
  return answer ? <Unseen packed={answer} Page={Page} /> : <Spinner />;
}

function Unseen({ packed, Page }: UnseenProductProps & { packed: Packed<ProductView> }) {
  const { product } = useMemo(() => unpack(packed), [packed]);
  return (
    <>
      <meta name="robots" content="noindex" />
      <p className="unseen-product">
        Bunu yalnız sen görüyorsun.
        <Link className="button button-plain button-small" to={productForm(product.id)}>
          Düzenle
        </Link>
      </p>
      <Page packed={packed} />
    </>
  );
}
