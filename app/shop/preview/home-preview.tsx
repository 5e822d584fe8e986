import { useOutletContext } from "react-router";
import type { PreviewedHome } from "../../../domain/shop/slides-of-home.ts";
import "../cards/cards.css";
import { ProductCards } from "../cards/product-cards.tsx";
import { HeroSlideView } from "../home/hero-slide-view.tsx";
import "../home/hero-slider.css";
import "./home-preview.css";

/** A part of the home page in the panel, drawn by the shop's own components. It only shows: nothing in it can be pressed. */
export default function HomePreview() {
  const shown = useOutletContext<PreviewedHome>();
  return (
    <div className="home-preview" inert>
      {"slide" in shown ? (
        <div className="hero-slider-slides">
          <HeroSlideView {...shown} current={shown.index} />
        </div>
      ) : (
        <ProductCards products={shown.products} />
      )}
    </div>
  );
}
