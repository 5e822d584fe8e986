import type { ReactNode } from "react";
import {
  FACE_NAMES,
  FACES,
  isSameWorn,
  type Look,
  READY_LOOKS,
  SHAPES,
  type WornLook,
} from "../../../domain/look/look.ts";
import { takenFor, worn } from "../../../domain/look/palette.ts";
import { PAPER_COLORS, PAPERS } from "../../../domain/look/paper.ts";
import { lookSection } from "../../../domain/settings/look-section.ts";
import { Checkbox, Field } from "../../ui/field.tsx";
import type { FormErrors, Typed } from "../saved-form/form-state.ts";
import { FACE_WORDS, PAPER_WORDS, SHAPE_WORDS } from "../sections/look-words.ts";

type LookFieldsProps = {
  look: Look;
  /** The color as she types it. */
  typedColor: string;
  errors: FormErrors;
  onChange: (changes: Typed) => void;
  /** The field of the logo. */
  children: ReactNode;
};

/** The ready looks, and the five fields of a look. */
export function LookFields({ look, typedColor, errors, onChange, children }: LookFieldsProps) {
  const { color, paper } = look;
  return (
    <>
      <Choices legend="Hazır görünümler">
        {READY_LOOKS.map(({ name, ...ready }) => (
          <Choice key={name} isChosen={isSameWorn(ready, look)} face={ready.face} onChoose={() => onChange(ready)}>
            <Paints look={ready} />
            {name}
          </Choice>
        ))}
      </Choices>
      {children}
      <fieldset className="kit-group">
        <legend>Renk</legend>
        <div className="kit-row">
          <input
            type="color"
            className="look-page-color"
            aria-label="Rengi seç"
            value={color}
            onChange={({ target }) => onChange({ color: target.value })}
          />
          <Field
            label="Renk kodu"
            name="color"
            error={errors.color}
            autoComplete="off"
            spellCheck={false}
            value={typedColor.toUpperCase()}
            onChange={({ target }) => onChange({ color: withSign(target.value) })}
          />
        </div>
        <Readable look={look} isTyped={isColor(typedColor)} />
      </fieldset>
      <Choices legend="Başlıkların yazısı">
        {FACES.map((face) => (
          <Choice key={face} isChosen={face === look.face} face={face} onChoose={() => onChange({ face })}>
            {FACE_WORDS[face]}
          </Choice>
        ))}
      </Choices>
      <Choices legend="Şekil">
        {SHAPES.map((shape) => (
          <Choice key={shape} isChosen={shape === look.shape} onChoose={() => onChange({ shape })}>
            {SHAPE_WORDS[shape]}
          </Choice>
        ))}
      </Choices>
      <Choices legend="Zemin">
        {PAPERS.map((one) => (
          <Choice key={one} isChosen={one === paper} onChoose={() => onChange({ paper: one })}>
            <Paints look={{ ...look, paper: one }} />
            {PAPER_WORDS[one]}
          </Choice>
        ))}
      </Choices>
      {paper !== "dark" && (
        <Checkbox
          label="Telefonu koyu olana koyu zeminde göster"
          checked={look.atNight ?? false}
          onChange={({ target }) => onChange({ atNight: target.checked })}
        />
      )}
    </>
  );
}

const Choices = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="kit-group">
    <legend>{legend}</legend>
    <div className="look-page-choices">{children}</div>
  </fieldset>
);

type ChoiceProps = { isChosen: boolean; face?: Look["face"]; onChoose: () => void; children: ReactNode };

const Choice = ({ isChosen, face, onChoose, children }: ChoiceProps) => (
  <button
    type="button"
    className="button-chip look-page-choice"
    style={face && { fontFamily: `"${FACE_NAMES[face]}"` }}
    aria-pressed={isChosen}
    onClick={onChoose}
  >
    {children}
  </button>
);

/** A look in small: its paper, its card and its color. */
function Paints({ look }: { look: WornLook }) {
  const { paper, card, line } = PAPER_COLORS[look.paper];
  return (
    <svg width="36" height="24" viewBox="0 0 36 24" aria-hidden="true">
      <rect x="0.5" y="0.5" width="35" height="23" rx="6" fill={paper} stroke={line} />
      <rect x="5" y="5" width="12" height="14" rx="3" fill={card} stroke={line} />
      <rect x="20" y="8" width="12" height="8" rx="4" fill={worn(look).bow} />
    </svg>
  );
}

/** Shows what her color becomes. Every color can be read; what it may be taken for is said. */
function Readable({ look, isTyped }: { look: Look; isTyped: boolean }) {
  const { bow, onBow, ribbon, ribbonDark, ribbonTint } = worn(look);
  const { card } = PAPER_COLORS[look.paper];
  const taken = takenFor(look.color);
  return (
    <>
      <svg
        className="look-page-sample"
        viewBox="0 0 300 44"
        role="img"
        aria-label="Düğme, fiyat ve etiket bu renkle okunur"
      >
        <Sample x={0} ground={bow} letters={onBow} words="Sepete ekle" />
        <Sample x={102} ground={card} letters={ribbon} words="₺349,90" />
        <Sample x={204} ground={ribbonTint} letters={ribbonDark} words="Yeni" />
      </svg>
      <p className="kit-soft" role="status">
        {!isTyped ? "Son geçerli renk gösteriliyor." : taken ? TAKEN[taken] : "Okunur ✓"}
      </p>
    </>
  );
}

const TAKEN = {
  order: "Bu renk WhatsApp'la sipariş düğmesinin yeşiline çok yakın; müşterin ikisini karıştırabilir.",
  error: "Bu renk hata yazılarının kırmızısına çok yakın; uyarılar fark edilmeyebilir.",
};

type SampleProps = { x: number; ground: string; letters: string; words: string };

const Sample = ({ x, ground, letters, words }: SampleProps) => (
  <>
    <rect x={x} width="96" height="44" rx="12" fill={ground} />
    <text x={x + 48} y="27" textAnchor="middle" fill={letters}>
      {words}
    </text>
  </>
);

/** While a color is half typed, the one before it must not be called readable. */
const isColor = (typed: string): boolean => lookSection.shape.color.safeParse(typed).success;

/** With or without the sign that begins it. */
const withSign = (typed: string): string => `#${typed.trim().replace(/^#/, "")}`.toLowerCase();
