import { ownPictureHash, RENDITION_FORMATS, type RenditionWidth, renditionPath } from "../domain/catalog/media.ts";
import { Picture, type PictureProps } from "./ui/picture.tsx";
import { useShop } from "./use-shop.ts";

type ShopPictureProps = Omit<PictureProps, "address" | "sources"> & {
  image: string;
  /** The renditions that fit this place. */
  widths: readonly RenditionWidth[];
};

/** An uploaded picture is offered in several sizes and formats, a foreign one only as it is. */
export function ShopPicture({ image, widths, ...picture }: ShopPictureProps) {
  const hash = ownPictureHash(image, useShop().publicUrl);
  if (!hash) return <Picture address={image} {...picture} />;
  const sources = RENDITION_FORMATS.map((format) => ({
    type: `image/${format}`,
    candidates: widths.map((width) => ({ address: renditionPath(hash, width, format), width })),
  }));
  return (
    <Picture address={renditionPath(hash, widths[widths.length - 1] ?? 640, "webp")} sources={sources} {...picture} />
  );
}
