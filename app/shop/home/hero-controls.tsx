import "./hero-controls.css";
import type { HeroSlide } from "../../../domain/settings/hero-slide.ts";
import { IconButton } from "../../ui/button.tsx";
import { Drawing } from "../../ui/icon.tsx";

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
    <IconButton
      className="button-icon hero-controls-previous"
      icon="left"
      label="Önceki slayt"
      onClick={() => onTurn(-1)}
    />
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
      <IconButton label={isPaused ? "Slaytları oynat" : "Slaytları durdur"} onClick={onPause}>
        <Drawing path={isPaused ? "M8 5.5v13l11-6.5-11-6.5Z" : "M9 6v12M15 6v12"} size={20} />
      </IconButton>
    </div>
    <IconButton
      className="button-icon hero-controls-next"
      icon="right"
      label="Sonraki slayt"
      onClick={() => onTurn(1)}
    />
  </div>
);
