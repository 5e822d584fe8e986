import { ownPictureHash, RENDITION_FORMATS, type RenditionWidth, renditionPath } from "../domain/catalog/media.ts";
import "./shop-picture.css";
import { useShop } from "./use-shop.ts";

type ShopPictureProps = {
  image: string;
  alt: string;
  sizes: string;
  /** The renditions that fit this place. */
  widths: readonly RenditionWidth[];
  width: number;
  height: number;
  /** In the first view: it loads at once and with high priority, not when scrolled to. */
  isFirst?: boolean;
  /** Loads before it is on the screen, because a swipe shows it. */
  isEager?: boolean;
};

/** An uploaded picture is offered in several sizes and formats, a foreign one only as it is. */
export function ShopPicture({ image, alt, sizes, widths, width, height, ...priority }: ShopPictureProps) {
  const { isFirst = false, isEager = isFirst } = priority;
  const hash = ownPictureHash(image, useShop().publicUrl);
  return (
    <picture className="shop-picture">
      {hash &&
        RENDITION_FORMATS.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            sizes={sizes}
            srcSet={widths.map((wide) => `${renditionPath(hash, wide, format)} ${wide}w`).join(", ")}
          />
        ))}
      <img
        src={hash ? renditionPath(hash, widths[widths.length - 1] ?? 640, "webp") : image}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "low"}
        decoding="async"
        referrerPolicy="no-referrer"
        ref={hideIfBroken}
        onError={hideTarget}
        onLoad={hideTarget}
      />
    </picture>
  );
}

/**
 * Hides the browser's sign for a broken picture, so that the tint behind it shows. The ref covers pictures that failed before
 * hydration.
 */
function hideIfBroken(image: HTMLImageElement | null) {
  image?.toggleAttribute("data-broken", image.complete && image.naturalWidth === 0);
}

const hideTarget = ({ currentTarget }: { currentTarget: HTMLImageElement }) => hideIfBroken(currentTarget);
