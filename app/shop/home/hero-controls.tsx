import type { HeroSlide } from "../../../domain/shop/hero-slide.ts";
import { Icon } from "../../ui/icon.tsx";
import "./hero-controls.css";

type HeroControlsProps = {
  slides: readonly HeroSlide[];
  current: number;
  isPaused: boolean;
  onShow: (index: number) => void;
  onTurn: (step: number) => void;
  onPause: () => void;
};

export const HeroControls = ({ slides, current, isPaused, onShow, onTurn, onPause }: HeroControlsProps) => (
  <div className="hero-controls needs-script">
    <button
      type="button"
      className="button-icon hero-controls-previous"
      aria-label="Önceki slayt"
      onClick={() => onTurn(-1)}
    >
      <Icon name="left" />
    </button>
    <div className="hero-controls-middle">
      {slides.map(({ id }, index) => (
        <button
          key={id}
          type="button"
          className="hero-controls-dot"
          aria-label={`${index + 1}. slayda git`}
          aria-current={index === current}
          onClick={() => onShow(index)}
        />
      ))}
      <button
        type="button"
        className="button-icon"
        aria-label={isPaused ? "Slaytları oynat" : "Slaytları durdur"}
        onClick={onPause}
      >
        <Icon name={isPaused ? "play" : "pause"} size={20} />
      </button>
    </div>
    <button
      type="button"
      className="button-icon hero-controls-next"
      aria-label="Sonraki slayt"
      onClick={() => onTurn(1)}
    >
      <Icon name="right" />
    </button>
  </div>
);
