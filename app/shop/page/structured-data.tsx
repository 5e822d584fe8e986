import { addresses } from "../../../domain/web/addresses.ts";
import {
  breadcrumbData,
  productListData,
  type Step,
  scriptText,
  shopData,
  websiteData,
} from "../../../domain/web/structured-data.ts";
import { useShop } from "../../use-shop.ts";

/*
 * Only crawlers read these. `import.meta.env.SSR` is a constant of the build: the browser's script does not contain the
 * builders and does not touch their output.
 */

/** `steps` are those after the home page, the current page included. */
export function BreadcrumbData({ steps }: { steps: readonly Step[] }) {
  const shop = useShop();
  return <JsonLd text={import.meta.env.SSR && scriptText(breadcrumbData(steps, shop))} />;
}

type CategoryDataProps = { category: { name: string }; products: readonly { name: string; slug: string }[] };

export function CategoryData({ category, products }: CategoryDataProps) {
  const shop = useShop();
  return <JsonLd text={import.meta.env.SSR && scriptText(productListData(category, products.map(asStep), shop))} />;
}

const asStep = ({ name, slug }: { name: string; slug: string }): Step => ({ name, path: addresses.product(slug) });

export function ShopData() {
  const shop = useShop();
  return (
    <>
      <JsonLd text={import.meta.env.SSR && scriptText(websiteData(shop))} />
      <JsonLd text={import.meta.env.SSR && scriptText(shopData(shop))} />
    </>
  );
}

export const JsonLd = ({ text }: { text: string | false }) => (
  <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text || "{}" }} />
);
