import { useCallback, useEffect, useRef, useState } from "react";
import { hasDays, isShownOn, istanbulDate } from "../../../domain/istanbul.ts";
import type { HeroSlide } from "../../../domain/settings/hero-slide.ts";
import { HERO_INTERVAL_MS } from "../../../domain/shop/hero-interval.ts";
import { useIsHydrated } from "../../page-store.ts";
import { HeroControls } from "./hero-controls.tsx";
import { HeroSlideView } from "./hero-slide-view.tsx";
import "./hero-slider.css";
import { useMayAdvance } from "./use-may-advance.ts";
import { useSwipe } from "./use-swipe.ts";

export function HeroSlider({ slides: all }: { slides: readonly HeroSlide[] }) {
  const slides = useSlidesOfToday(all);
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const section = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const mayAdvance = useMayAdvance(section);
  const advances = !isPaused && mayAdvance;
  const turn = useCallback(
    (step: number) => setCurrent((last) => (last + step + slides.length) % slides.length),
    [slides.length],
  );

  useEffect(function pauseForReducedMotion() {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setPaused(true);
  }, []);
  useEffect(
    function advanceByItself() {
      if (!advances) return;
      const timer = setTimeout(() => setCurrent((current + 1) % slides.length), HERO_INTERVAL_MS);
      return () => clearTimeout(timer);
    },
    [advances, current, slides.length],
  );
  useSwipe(stage, turn, slides.length > 1);

  return (
    <section ref={section} className="hero-slider page-width" aria-roledescription="carousel" aria-label="Öne çıkanlar">
      <div ref={stage} className="hero-slider-stage">
        <div className="hero-slider-slides" aria-live={advances ? "off" : "polite"}>
          {slides.map((slide, index) => (
            <HeroSlideView key={slide.id} slide={slide} index={index} current={current} count={slides.length} />
          ))}
        </div>
        {slides.length > 1 && (
          <HeroControls
            slides={slides}
            current={current}
            isPaused={isPaused}
            onShow={setCurrent}
            onTurn={turn}
            onPause={() => setPaused(!isPaused)}
          />
        )}
      </div>
    </section>
  );
}

/** A page that is cached knows no day, so slides with dates join once the browser has checked them. */
function useSlidesOfToday(slides: readonly HeroSlide[]): readonly HeroSlide[] {
  const isHydrated = useIsHydrated();
  const [today] = useState(() => istanbulDate(new Date()));
  return slides.filter((slide) => !hasDays(slide) || (isHydrated && isShownOn(slide, today)));
}
