import { profileLink, shopChat } from "../order/chat-link.ts";
import type { HeroSlide } from "../settings/hero-slide.ts";
import { slideLink } from "../settings/slide-link.ts";
import { type Destinations, openTarget, slidesOfHome } from "../shop/slides-of-home.ts";
import type { Snapshot } from "../shop/snapshot.ts";

/** The slides of the home page, with the addresses that their buttons open. */
export const homeSlides = (shown: Destinations & Pick<Snapshot, "heroSlides">): HeroSlide[] =>
  slidesOfHome(shown.heroSlides, shown).flatMap((slide) => {
    const link = openedAddress(slide.link, shown);
    return link === undefined ? [] : [{ ...slide, link }];
  });

/** The address that a link of the owner's opens today; undefined if visitors would find nothing there. */
export function openedAddress(link: string, to: Destinations): string | undefined {
  const target = openTarget(link, to);
  if (target?.kind === "whatsapp") return shopChat(to.shop.phone);
  return target?.kind === "instagram" ? profileLink(to.shop.social) : target && slideLink(target);
}
