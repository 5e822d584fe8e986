import { useShop } from "../../use-shop.ts";
import { PreviewTags } from "./preview-tags.tsx";

type PageHeadProps = {
  title: string;
  description: string;
  /** The canonical path, without filters or campaign marks. */
  path: string;
  /** Path or address of the picture a preview shows; JPEG under 300 KB. */
  shareImage?: string;
  type?: "website" | "product";
  /** Filters, search and private pages stay out of the index. */
  isHidden?: boolean;
};

/** What machines read of a page. The browser keeps up what it uses itself: the title, and the address it shares. */
export function PageHead({ isHidden, ...page }: PageHeadProps) {
  const { name, publicUrl } = useShop();
  return (
    <>
      <title>{`${page.title} | ${name}`}</title>
      <link rel="canonical" href={publicUrl + page.path} />
      {isHidden && <meta name="robots" content="noindex" />}
      {import.meta.env.SSR && <PreviewTags {...page} />}
    </>
  );
}
