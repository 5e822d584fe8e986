import { profileLink, shopChat } from "../order/chat-link.ts";
import type { HeroSlide } from "../settings/hero-slide.ts";
import { slideTarget } from "../settings/slide-link.ts";
import { slidesOfHome } from "../shop/slides-of-home.ts";
import type { Snapshot } from "../shop/snapshot.ts";
import { addresses } from "./addresses.ts";

type Shown = Pick<Snapshot, "heroSlides" | "products" | "categories"> & {
  shop: Pick<Snapshot["shop"], "phone" | "social">;
};

/** The slides of the home page, with the addresses that their buttons open. */
export const homeSlides = (shown: Shown): HeroSlide[] =>
  slidesOfHome(shown.heroSlides, shown).map((slide) => ({ ...slide, link: openedAddress(slide.link, shown.shop) }));

/** All products, while there is no chat or profile to lead to. */
export function openedAddress(link: string, { phone, social }: Shown["shop"]): string {
  const kind = slideTarget(link)?.kind;
  if (kind === "whatsapp") return shopChat(phone) ?? addresses.allProducts;
  return kind === "instagram" ? (profileLink(social) ?? addresses.allProducts) : link;
}
