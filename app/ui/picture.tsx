import "./picture.css";

export type PictureSource = { type: string; candidates: { address: string; width: number }[] };

export type PictureProps = {
  address: string;
  alt: string;
  sizes: string;
  width: number;
  height: number;
  sources?: PictureSource[];
  /** In the first view: it loads at once and with high priority, not when scrolled to. */
  isFirst?: boolean;
  /** Loads before it is on the screen, because a swipe shows it. */
  isEager?: boolean;
};

export function Picture({ address, alt, sizes, width, height, sources = [], ...priority }: PictureProps) {
  const { isFirst = false, isEager = isFirst } = priority;
  return (
    <picture className="picture">
      {sources.map((source) => (
        <source key={source.type} type={source.type} sizes={sizes} srcSet={srcSetOf(source)} />
      ))}
      <img
        src={address}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "low"}
        decoding="async"
        referrerPolicy="no-referrer"
        ref={hideIfBroken}
        onError={({ currentTarget }) => hideIfBroken(currentTarget)}
        onLoad={({ currentTarget }) => hideIfBroken(currentTarget)}
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

const srcSetOf = ({ candidates }: PictureSource): string =>
  candidates.map(({ address, width }) => `${address} ${width}w`).join(", ");
