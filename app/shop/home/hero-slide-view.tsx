import { Link } from "react-router";
import { tintOf } from "../../../domain/catalog/category.ts";
import type { HeroSlide } from "../../../domain/shop/hero-slide.ts";
import { useIsHydrated } from "../../hydrated.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useCategories } from "../../use-shop.ts";

type HeroSlideViewProps = { slide: HeroSlide; place: string; isCurrent: boolean; isFirst: boolean };

export function HeroSlideView({ slide, place, isCurrent, isFirst }: HeroSlideViewProps) {
  // The pictures of hidden slides load later, so that they do not slow down the visible one.
  const isHydrated = useIsHydrated();
  const tint = tintOf(slide.link.replace(/^#/, ""), useCategories());
  const Title = isFirst ? "h1" : "h2";
  return (
    <section
      aria-roledescription="slide"
      aria-label={place}
      className="hero-slider-slide"
      data-tint={tint}
      data-current={isCurrent}
      inert={!isCurrent}
    >
      <div className="hero-slider-words">
        <Title className="hero-slider-title">{slide.title}</Title>
        <p>{slide.subtitle}</p>
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
            sizes="(min-width: 1180px) 587px, (min-width: 768px) 50vw, min(76.5vw, 440px)"
            widths={[320, 480, 640, 960]}
            width={960}
            height={720}
            isMain={isFirst}
          />
        </div>
      )}
    </section>
  );
}
