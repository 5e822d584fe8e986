import { type Media, pictureHash } from "../../domain/catalog/media.ts";
import { type Face, FIRST_LOOK, type PictureLogo } from "../../domain/look/look.ts";
import { type Palette, worn } from "../../domain/look/palette.ts";
import type { ShopFacts } from "../../domain/shop/shop-facts.ts";

/** The look of the shop for pictures that are drawn without a style sheet. They are always on light grounds. */
export type Brand = {
  name: string;
  colors: Palette;
  face: Face;
  /** The drawn bow, nothing beside the name, or the owner's picture. */
  logo: "bow" | "name" | (Pick<PictureLogo, "tone" | "ground"> & { bytes: Uint8Array });
};

type Shop = Pick<ShopFacts, "name" | "look">;

/** Shows the shop's name in place of a logo that no decoder reads. */
export const withoutPicture = (brand: Brand): Brand => ({
  ...brand,
  logo: typeof brand.logo === "string" ? brand.logo : "name",
});

/** Reads the brand. The shop's name stands in for a logo whose picture is missing. */
export async function brandOf({ name, look = FIRST_LOOK }: Shop, media: Pick<Media, "findPicture">): Promise<Brand> {
  const { color, face, logo } = look;
  const brand = { name, face, colors: worn({ color, paper: "cream" }) };
  if (typeof logo === "string") return { ...brand, logo };
  const picture = await media.findPicture(pictureHash(logo.image) ?? "");
  return { ...brand, logo: picture ? { bytes: picture.bytes, tone: logo.tone, ground: logo.ground } : "name" };
}
