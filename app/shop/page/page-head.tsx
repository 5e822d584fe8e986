import { MAX_CHAT_LENGTH, pageDescription } from "../../../domain/web/page-description.ts";
import { ANY_HOME_SHARE_PATH, SHARE_HEIGHT, SHARE_WIDTH } from "../../../domain/web/share-picture.ts";
import { absoluteAddress } from "../../../domain/web/structured-data.ts";
import { useShop } from "../../use-shop.ts";
import style from "./below.css?url";

type PageHeadProps = {
  title: string;
  /** Only previews show it: a page of the shop leaves it out of the browser's script. */
  description: string | false;
  /** The canonical path, without filters or campaign parameters. */
  path: string;
  /** Path or address of the picture a preview shows, if it is not the home page's; JPEG under 300 KB. */
  shareImage?: string;
  type?: "website" | "product";
  /** Keeps filtered, search and private pages out of search engines. */
  isHidden?: boolean;
};

/** The head of a page. In the browser only the title and the address that it shares stay up to date. */
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

/** Only crawlers read these, and they run no scripts: rendered on the server alone, they add nothing to the browser's script. */
function PreviewTags({ title, path, shareImage = ANY_HOME_SHARE_PATH, type = "website", ...page }: PageHeadProps) {
  const shop = useShop();
  const description = pageDescription(page.description || "", title);
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={pageDescription(page.description || "", title, MAX_CHAT_LENGTH)} />
      <meta property="og:url" content={shop.publicUrl + path} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:locale" content="tr_TR" />
      <PreviewPicture address={absoluteAddress(shareImage, shop)} alt={title} />
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

/**
 * Links the style of what the first view lacks. It stands in front of the first part that needs it: what is above is drawn without
 * waiting for it, and what is below is not read before it has come or failed.
 */
export const BelowStyle = () => <link rel="stylesheet" href={style} />;
