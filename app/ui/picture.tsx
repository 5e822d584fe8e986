import "./picture.css";

export type PictureSource = { type: string; candidates: { address: string; width: number }[] };

type PictureProps = {
  address: string;
  alt: string;
  sizes: string;
  width: number;
  height: number;
  sources?: PictureSource[];
  /** The picture the visitor came for: loaded first, not when scrolled to. */
  isFirst?: boolean;
};

export const Picture = ({ address, alt, sizes, width, height, sources = [], isFirst = false }: PictureProps) => (
  <picture className="picture">
    {sources.map(({ type, candidates }) => (
      <source key={type} type={type} sizes={sizes} srcSet={candidates.map(asCandidate).join(", ")} />
    ))}
    <img
      src={address}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding="async"
      referrerPolicy="no-referrer"
      ref={hideIfBroken}
      onError={({ currentTarget }) => hideIfBroken(currentTarget)}
      onLoad={({ currentTarget }) => hideIfBroken(currentTarget)}
    />
  </picture>
);

/** A foreign picture may be gone: the tint behind it is better than a torn frame. It may have failed before we came. */
function hideIfBroken(image: HTMLImageElement | null) {
  image?.toggleAttribute("data-broken", image.complete && image.naturalWidth === 0);
}

const asCandidate = ({ address, width }: { address: string; width: number }) => `${address} ${width}w`;
