import { type RefObject, useEffect, useRef, useState } from "react";
import { HERO_INTERVAL_MS, type HeroSlide } from "../../../domain/shop/hero-slide.ts";
import { Icon } from "../../ui/icon.tsx";
import { HeroSlideView } from "./hero-slide-view.tsx";
import "./hero-slider.css";

export function HeroSlider({ slides }: { slides: readonly HeroSlide[] }) {
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const section = useRef<HTMLElement>(null);
  const isLookedAt = useMayMove(section);
  const advances = !isPaused && isLookedAt;
  useEffect(function restWhereMotionIsUnwanted() {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setPaused(true);
  }, []);
  const show = (index: number) => setCurrent((index + slides.length) % slides.length);

  useEffect(
    function advanceByItself() {
      if (!advances) return;
      const timer = setTimeout(() => setCurrent((current + 1) % slides.length), HERO_INTERVAL_MS);
      return () => clearTimeout(timer);
    },
    [advances, current, slides.length],
  );

  return (
    <section ref={section} className="hero-slider page-width" aria-roledescription="carousel" aria-label="Öne çıkanlar">
      <div className="hero-slider-slides" aria-live={advances ? "off" : "polite"}>
        {slides.map((slide, index) => (
          <HeroSlideView
            key={slide.id}
            slide={slide}
            place={`${index + 1} / ${slides.length}`}
            isCurrent={index === current}
            isFirst={index === 0}
          />
        ))}
      </div>
      <div className="hero-slider-controls needs-script">
        <div className="hero-slider-dots">
          {slides.map((slide, index) => (
            <button
              key={slide.id}
              type="button"
              className="hero-slider-dot"
              aria-label={`${index + 1}. slayda git`}
              aria-current={index === current}
              onClick={() => show(index)}
            />
          ))}
        </div>
        <button type="button" className="button-icon" aria-label="Önceki slayt" onClick={() => show(current - 1)}>
          <Icon name="left" />
        </button>
        <button type="button" className="button-icon" aria-label="Sonraki slayt" onClick={() => show(current + 1)}>
          <Icon name="right" />
        </button>
        <button
          type="button"
          className="button-icon"
          aria-label={isPaused ? "Slaytları oynat" : "Slaytları durdur"}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon name={isPaused ? "play" : "pause"} size={20} />
        </button>
      </div>
    </section>
  );
}

/** The slides rest while someone points at them, touches them or reads them by keyboard, and while nobody sees them. */
function useMayMove(section: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setHeld] = useState(false);
  const [isInSight, setInSight] = useState(true);

  useEffect(
    function watchAttention() {
      const element = section.current;
      if (!element) return;
      const stop = new AbortController();
      const holds = new Set<string>();
      const on = (event: string, hold: string, holdsIt: (event: Event) => boolean) => {
        const follow = (happened: Event) => {
          if (holdsIt(happened)) holds.add(hold);
          else holds.delete(hold);
          setHeld(holds.size > 0);
        };
        element.addEventListener(event, follow, { passive: true, signal: stop.signal });
      };
      on("pointerenter", "pointer", isMouse);
      on("pointerleave", "pointer", never);
      on("touchstart", "touch", always);
      on("touchend", "touch", never);
      on("touchcancel", "touch", never);
      on("focusin", "focus", isFocusVisible);
      on("focusout", "focus", never);
      const sight = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true));
      sight.observe(element);
      return () => {
        stop.abort();
        sight.disconnect();
      };
    },
    [section],
  );

  return !isHeld && isInSight;
}

const always = () => true;
const never = () => false;
const isMouse = (event: Event) => event instanceof PointerEvent && event.pointerType === "mouse";
const isFocusVisible = ({ target }: Event) => target instanceof Element && target.matches(":focus-visible");
