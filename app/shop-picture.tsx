import { ownPictureHash, type RenditionWidth, renditionPath } from "../domain/catalog/media.ts";
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

/**
 * An uploaded picture is offered in several sizes, a foreign one only as it is. A browser without AVIF gets the middle size as WebP: a list
 * of its own for the few that are left would be 170 bytes of every page.
 */
export function ShopPicture({ image, alt, sizes, widths, width, height, ...priority }: ShopPictureProps) {
  const { isFirst = false, isEager = isFirst } = priority;
  const hash = ownPictureHash(image, useShop().publicUrl);
  return (
    <picture className="shop-picture">
      {hash && (
        <source
          type="image/avif"
          sizes={sizes}
          srcSet={widths.map((wide) => `${renditionPath(hash, wide, "avif")} ${wide}w`).join(", ")}
        />
      )}
      <img
        src={hash ? renditionPath(hash, widths[widths.length >> 1] ?? 640, "webp") : image}
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
