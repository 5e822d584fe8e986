import { useId } from "react";
import type { PictureCut, Turn } from "../../../domain/catalog/picture-cut.ts";
import "./crop-frame.css";
import { Chip, SmallButton } from "../../ui/button.tsx";
import { Swatch } from "../../ui/swatch.tsx";

export const WHOLE_PICTURE = "Tümü";
export const FREE = "Serbest";

/** Width by height, in the words that the owner sees. */
export const PROPORTIONS = [WHOLE_PICTURE, "Kare", "4:5", FREE] as const;

export type Proportions = (typeof PROPORTIONS)[number];

export function proportionsIn(chosen: Proportions): number | undefined {
  if (chosen === "Kare") return 1;
  return chosen === "4:5" ? 4 / 5 : undefined;
}

type EditorChoicesProps = {
  cut: PictureCut;
  maxTilt: number;
  proportions: Proportions;
  onChange: (changes: Partial<PictureCut>) => void;
  onProportions: (proportions: Proportions) => void;
};

const BACKGROUNDS = [
  { word: "Kapalı", color: null },
  { word: "Beyaz", color: "#ffffff" },
  { word: "Krem", color: "#fbf3e6" },
  { word: "Pembe", color: "#ffe3ea" },
  { word: "Gri", color: "#eeeeee" },
] as const;

const TO_THE_LEFT: Record<Turn, Turn> = { 0: 270, 90: 0, 180: 90, 270: 180 };
const TO_THE_RIGHT: Record<Turn, Turn> = { 0: 90, 90: 180, 180: 270, 270: 0 };

export function EditorChoices({ cut, maxTilt, proportions, onChange, onProportions }: EditorChoicesProps) {
  const tiltId = useId();
  return (
    <div className="kit-stack">
      <div className="kit-row">
        <SmallButton action="Sola döndür" onClick={() => onChange({ turn: TO_THE_LEFT[cut.turn] })} />
        <SmallButton action="Sağa döndür" onClick={() => onChange({ turn: TO_THE_RIGHT[cut.turn] })} />
      </div>
      <div className="crop-frame-tilt">
        <label htmlFor={tiltId}>Düzelt</label>
        <input
          id={tiltId}
          type="range"
          min={-maxTilt}
          max={maxTilt}
          step={0.5}
          value={cut.tilt}
          aria-valuetext={`${cut.tilt} derece`}
          onChange={(event) => onChange({ tilt: event.target.valueAsNumber })}
        />
        <output htmlFor={tiltId}>{cut.tilt.toLocaleString("tr")}°</output>
      </div>
      <fieldset className="kit-group kit-row">
        <legend>Kırp</legend>
        {PROPORTIONS.map((word) => (
          <Chip key={word} action={word} aria-pressed={word === proportions} onClick={() => onProportions(word)} />
        ))}
      </fieldset>
      <fieldset className="kit-group kit-row">
        <legend>Sade zemin</legend>
        {BACKGROUNDS.map(({ word, color }) => (
          <button
            key={word}
            type="button"
            className="button-chip"
            aria-pressed={color === cut.background}
            onClick={() => onChange({ background: color })}
          >
            {color && <Swatch paint={color} size={18} />}
            {word}
          </button>
        ))}
      </fieldset>
      {cut.background && <p className="kit-soft">Fotoğrafın tamamı bu renkte bir karenin ortasına konur.</p>}
    </div>
  );
}
