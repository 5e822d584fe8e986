import { FIRST_LOOK } from "../../domain/look/look.ts";
import { PAPER_COLORS } from "../../domain/look/paper.ts";
import type { ShopFacts } from "../../domain/shop/shop-facts.ts";
import { iconPath } from "../../domain/web/icon-path.ts";
import textFont from "../fonts/nunito-sans.woff2?url";
import { FACE_URLS } from "./look-style.ts";

const CHARSET = '<meta charSet="utf-8"/>';

/** Adds what a look changes in the head of a page. The server alone knows how, so that visitors' scripts need not. */
export function withLookHead(page: string, shop: ShopFacts): string {
  if (!page.includes(CHARSET)) throw new Error("the head begins in another way now");
  const { face, paper } = shop.look ?? FIRST_LOOK;
  const tags = [
    `<meta name="theme-color" content="${PAPER_COLORS[paper].paper}"/>`,
    `<link rel="icon" href="${shop.look ? iconPath("favicon", shop) : "/favicon.ico"}"/>`,
    // Without it iOS asks for /apple-touch-icon.png, which leads to the same picture.
    ...(shop.look ? [`<link rel="apple-touch-icon" href="${iconPath("apple-touch-icon", shop)}"/>`] : []),
    ...[FACE_URLS[face], textFont].map((font) => `<link rel="preload" href="${font}" as="font" crossorigin/>`),
  ];
  return page.replace(CHARSET, CHARSET + tags.join(""));
}
