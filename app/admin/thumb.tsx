import type { Tint } from "../../domain/catalog/tint.ts";
import { ShopPicture } from "../shop-picture.tsx";

type ThumbProps = { image: string; alt?: string; tint?: Tint | undefined; isEager?: boolean };

/** A small picture before a name; an empty place if there is none. */
export const Thumb = ({ image, alt = "", tint, isEager = false }: ThumbProps) => (
  <span className="kit-thumb" data-tint={tint}>
    {image !== "" && (
      <ShopPicture image={image} alt={alt} sizes="52px" widths={[160]} width={52} height={52} isEager={isEager} />
    )}
  </span>
);
