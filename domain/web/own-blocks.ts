import { cardOf } from "../catalog/color-words.ts";
import type { Product } from "../catalog/product.ts";
import type { ShowcaseProduct } from "../catalog/showcase.ts";
import { inOrder } from "../listing/list-query.ts";
import { listingAddress, PLAIN_LISTING } from "../listing/listing.ts";
import { nearDays } from "../occasion/shown-days.ts";
import { profileLink, shopChat } from "../order/chat-link.ts";
import type { HeroSlide } from "../settings/hero-slide.ts";
import type { BlockKind, HomeBlock } from "../settings/home-blocks.ts";
import { slideLink } from "../settings/slide-link.ts";
import { type Destinations, openTarget, slidesOfHome, truthfulSlides } from "../shop/slides-of-home.ts";
import type { Snapshot } from "../shop/snapshot.ts";
import { addresses } from "./addresses.ts";
import { dayBlock, daySlides } from "./day-on-home.ts";

/** A row of products, or two on a phone. */
const ROW = 4;
/** The most pictures of parcels. The others are on Hakkımızda. */
const PARCELS = 6;

/** The order and set of the specification, which the home page draws by itself. */
const STANDARD: readonly BlockKind[] = ["categories", "gifts", "featured", "promises"];

export type ShownBlock =
  | { kind: "categories" | "featured" | "gifts" | "promises" }
  | { kind: "soon" }
  | { kind: "products"; title: string; note?: string | undefined; path: string; products: ShowcaseProduct[] }
  | { kind: "picture"; image: string; title: string; text: string; path?: string | undefined }
  | { kind: "parcels"; pictures: readonly string[]; highlights: string };

type Shown = Destinations & Pick<Snapshot, "sections" | "categories" | "reckonedOn">;

/** Blocks that are about products. */
const ABOUT_PRODUCTS: readonly string[] = ["featured", "gifts"];

/** The blocks of the home page with their content. The shelf of a near special day comes first. Undefined if they are the standard ones. Blocks without content are left out. A shop without products says first that its shelves are being filled. */
export function ownBlocks(
  shown: Shown,
  asCard: (product: Product) => ShowcaseProduct = cardOf,
): ShownBlock[] | undefined {
  const blocks = shown.sections.home.blocks
    .filter(({ isOn }) => isOn)
    .flatMap((block) => shownBlock(block, shown, asCard) ?? []);
  if (shown.products.length === 0) return [{ kind: "soon" }, ...blocks.filter((block) => isTrueOfEmpty(block, shown))];
  const [near] = nearDays(shown);
  if (near) return [dayBlock(near, asCard), ...blocks];
  return blocks.map(({ kind }) => kind).join() === STANDARD.join() ? undefined : blocks;
}

/** Nothing leads to what is not there. */
const isTrueOfEmpty = ({ kind }: ShownBlock, { categories }: Shown): boolean =>
  kind === "categories" ? categories.length > 0 : !ABOUT_PRODUCTS.includes(kind);

function shownBlock(
  { kind, category, image = "", title = "", text = "", link }: HomeBlock,
  shown: Shown,
  asCard: (product: Product) => ShowcaseProduct,
): ShownBlock | undefined {
  const { products, findCategory, sections } = shown;
  const row = (name: string, path: string, found: readonly Product[]): ShownBlock | undefined =>
    found.length === 0 ? undefined : { kind: "products", title: name, path, products: found.slice(0, ROW).map(asCard) };
  switch (kind) {
    case "newest": {
      const path = listingAddress({ path: addresses.allProducts }, { ...PLAIN_LISTING, sort: "yeni" });
      return row("Yeni gelenler", path, inOrder(products, "newest"));
    }
    case "shelf": {
      const found = findCategory(category ?? "");
      const own = products.filter((product) => product.category === found?.slug);
      return found && row(found.name, addresses.category(found.slug), own);
    }
    case "picture":
      return { kind, image, title, text, path: link && openedAddress(link, shown) };
    case "parcels": {
      const { pictures, highlights } = sections.maker;
      return pictures.length === 0 ? undefined : { kind, pictures: pictures.slice(0, PARCELS), highlights };
    }
    default:
      return { kind };
  }
}

/** The slides of the home page, with the addresses that their buttons open. That of a near special day comes first, in the place of the last one. */
export function homeSlides(shown: Shown & Pick<Snapshot, "heroSlides">): HeroSlide[] {
  const slides = ownSlides(shown);
  const words = nearDays(shown).slice(0, 1).flatMap(daySlides);
  const [near] = truthfulSlides(words, shown);
  return near ? [near, ...slides.slice(0, Math.max(slides.length - 1, 1))] : slides;
}

const ownSlides = (shown: Destinations & Pick<Snapshot, "heroSlides">): HeroSlide[] =>
  slidesOfHome(shown.heroSlides, shown).flatMap((slide) => {
    const link = openedAddress(slide.link, shown);
    return link === undefined ? [] : [{ ...slide, link }];
  });

/** The address that a link of the owner's opens today; undefined if visitors would find nothing there. */
function openedAddress(link: string, to: Destinations): string | undefined {
  const target = openTarget(link, to);
  if (target?.kind === "whatsapp") return shopChat(to.shop.phone);
  return target?.kind === "instagram" ? profileLink(to.shop.social) : target && slideLink(target);
}
