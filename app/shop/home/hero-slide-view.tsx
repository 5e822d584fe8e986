import { Fragment } from "react";
import { Link } from "react-router";
import { tintOf } from "../../../domain/catalog/category.ts";
import type { HeroSlide } from "../../../domain/settings/hero-slide.ts";
import { unbrokenParts } from "../../../domain/unbroken-text.ts";
import { useIsHydrated } from "../../page-store.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useCategories } from "../../use-shop.ts";
import layoutStyle from "./hero-layout.css?url";

type HeroSlideViewProps = { slide: HeroSlide; index: number; current: number; count: number };

/** The picture of the first slide is the largest of a phone's first screen, so that nothing below it is waited for. */
const ART_SIZES = "(min-width: 600px) min(44vw, 740px), min(54vw, 320px)";
const FILLING_SIZES = "(min-width: 600px) 92vw, 75vw";
const ART_WIDTHS = [320, 480, 640, 960] as const;

export function HeroSlideView({ slide, index, current, count }: HeroSlideViewProps) {
  // The pictures of hidden slides load after hydration, so that they do not slow down the visible one.
  const isHydrated = useIsHydrated();
  const tint = tintOf(slide.link.replace(/^#|^\/kategori\//, ""), useCategories());
  const isArranged = slide.words || slide.fills;
  const isFirst = index === 0;
  const Title = isFirst ? "h1" : "h2";
  return (
    <section
      aria-roledescription="slide"
      aria-label={`${index + 1} / ${count}`}
      className={isArranged ? "hero-slider-slide hero-layout" : "hero-slider-slide"}
      data-tint={tint}
      data-place={placeOf(index, current, count)}
      data-words={slide.words}
      data-fills={(slide.fills && slide.image !== "") || undefined}
      inert={index !== current}
    >
      {isArranged && <link rel="stylesheet" href={layoutStyle} />}
      <div className="hero-slider-words">
        <Title className="hero-slider-title">
          <HeroWords text={slide.title} />
        </Title>
        <p>
          <HeroWords text={slide.subtitle} />
        </p>
        <Link className="button button-ribbon" to={slide.link}>
          {slide.buttonText}
          <Icon name="right" size={18} />
        </Link>
      </div>
      {slide.image && (isFirst || isHydrated) && (
        <div className="hero-slider-picture">
          <ShopPicture
            image={slide.image}
            alt=""
            sizes={slide.fills ? FILLING_SIZES : ART_SIZES}
            widths={slide.fills ? [...ART_WIDTHS, 1600] : ART_WIDTHS}
            width={960}
            height={720}
            isFirst={isFirst}
            isEager
          />
        </div>
      )}
    </section>
  );
}

/** Text that breaks only where a person would break it. */
const HeroWords = ({ text }: { text: string }) =>
  Array.from(unbrokenParts(text).entries(), ([index, part]) =>
    index % 2 === 1 ? (
      <span key={index} className="hero-slider-unbroken">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );

/** The slides form a circle: the last one lies before the first. Of two slides the other one lies on both sides. */
function placeOf(index: number, current: number, count: number) {
  const ahead = (index - current + count) % count;
  if (ahead === 0) return "current";
  if (count === 2) return "either-side";
  if (ahead === 1) return "next";
  return ahead === count - 1 ? "previous" : "away";
}
