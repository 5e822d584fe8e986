import { LONGEST_IN_CHAT, pageDescription } from "../../../domain/web/page-description.ts";
import { SHARE_HEIGHT, SHARE_WIDTH } from "../../../domain/web/share-picture.ts";
import { absoluteAddress } from "../../../domain/web/structured-data.ts";
import { useShop } from "../../use-shop.ts";

type PreviewTagsProps = {
  title: string;
  description: string;
  path: string;
  shareImage?: string;
  type?: "website" | "product";
};

/**
 * Read by crawlers, which run no scripts: rendered on the server only, so that it costs no visitor a byte of script.
 */
export function PreviewTags({ title, path, shareImage, type = "website", ...page }: PreviewTagsProps) {
  const shop = useShop();
  const description = pageDescription(page.description, title);
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={pageDescription(page.description, title, LONGEST_IN_CHAT)} />
      <meta property="og:url" content={shop.publicUrl + path} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:locale" content="tr_TR" />
      {shareImage && <PreviewPicture address={absoluteAddress(shareImage, shop)} alt={title} />}
    </>
  );
}

const PreviewPicture = ({ address, alt }: { address: string; alt: string }) => (
  <>
    <meta property="og:image" content={address} />
    <meta property="og:image:type" content="image/jpeg" />
    <meta property="og:image:width" content={String(SHARE_WIDTH)} />
    <meta property="og:image:height" content={String(SHARE_HEIGHT)} />
    <meta property="og:image:alt" content={alt} />
    <meta name="twitter:card" content="summary_large_image" />
    <meta name="twitter:image" content={address} />
    <meta name="twitter:image:alt" content={alt} />
  </>
);
