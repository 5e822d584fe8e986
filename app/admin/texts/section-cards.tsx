import "./texts.css";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { InfoSection } from "../../../domain/settings/info-text.ts";
import { shownText, storedText } from "../../../domain/settings/placeholders.ts";
import { blocksOf, isTypedAs, typedBlocks } from "../../../domain/settings/text-lines.ts";
import { IconButton, PlainButton, SmallButton } from "../../ui/button.tsx";
import { PanelIcon } from "../panel-parts.tsx";
import type { FormErrors } from "../saved-form/form-state.ts";
import { FactText } from "./fact-text.tsx";

type SectionCardsProps = {
  sections: readonly InfoSection[];
  errors: FormErrors;
  onChange: (sections: readonly InfoSection[]) => void;
  /** Called instead of `onChange`, because she may want it back. */
  onRemove: (left: readonly InfoSection[]) => void;
};

/** The sections of a page, one below the other. One of them is open at a time. */
export function SectionCards({ sections, errors, onChange, onRemove }: SectionCardsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [openAt, setOpenAt] = useState<number>();

  const show = (at: number | undefined, change?: readonly InfoSection[]) => {
    flushSync(() => {
      setOpenAt(at);
      if (change) onChange(change);
    });
    const card = at === undefined ? undefined : list.current?.children[at];
    card?.scrollIntoView({ block: "nearest" });
    if (change) card?.querySelector<HTMLElement>("button")?.focus();
  };
  return (
    <>
      <ol ref={list} className="kit-list">
        {Array.from(sections.entries(), ([at, section]) => {
          const isOpen = at === openAt || hasErrorAt(errors, at);
          return (
            <li key={at} className="kit-list-item">
              <h3 className="kit-words">
                <button
                  type="button"
                  className="kit-list-open"
                  aria-expanded={isOpen}
                  onClick={() => show(at === openAt ? undefined : at)}
                >
                  <span className="kit-words">{shownText(section.heading) || "Başlıksız bölüm"}</span>
                  <PanelIcon name={isOpen ? "up" : "down"} />
                </button>
              </h3>
              {isOpen && (
                <div className="kit-stack">
                  <SectionTexts
                    at={at}
                    section={section}
                    errors={errors}
                    onChange={(changed) => onChange(sections.with(at, changed))}
                  />
                  <div className="kit-row">
                    {MOVES.map(({ label, icon, by }) => (
                      <IconButton
                        key={icon}
                        label={label}
                        disabled={sections[at + by] === undefined}
                        onClick={() => show(at + by, sections.toSpliced(at, 1).toSpliced(at + by, 0, section))}
                      >
                        <PanelIcon name={icon} />
                      </IconButton>
                    ))}
                    <SmallButton
                      action="Bölümü sil"
                      onClick={() => {
                        setOpenAt(undefined);
                        onRemove(sections.toSpliced(at, 1));
                      }}
                    />
                  </div>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {errors.sections && <p className="field-error">{errors.sections}</p>}
      <PlainButton
        action="Bölüm ekle"
        onClick={() => show(sections.length, [...sections, { heading: "", blocks: [] }])}
      />
    </>
  );
}

const MOVES = [
  { label: "Yukarı taşı", icon: "up", by: -1 },
  { label: "Aşağı taşı", icon: "down", by: 1 },
] as const;

const hasErrorAt = (errors: FormErrors, at: number): boolean =>
  Object.keys(errors).some((path) => path.startsWith(`sections.${at}.`));

type SectionTextsProps = {
  at: number;
  section: InfoSection;
  errors: FormErrors;
  onChange: (section: InfoSection) => void;
};

function SectionTexts({ at, section, errors, onChange }: SectionTextsProps) {
  const { heading, blocks } = section;
  const path = `sections.${at}`;
  // Blank lines and half-written items are hers while she types, and no part of what is saved.
  const [typed, setTyped] = useState(() => typedBlocks(blocks));
  return (
    <>
      <FactText
        label="Ara başlık"
        name={`${path}.heading`}
        isLine
        value={shownText(heading)}
        error={errors[`${path}.heading`]}
        onChange={(value) => onChange({ ...section, heading: storedText(value) })}
      />
      <FactText
        label="Metin"
        name={`${path}.blocks`}
        hint="Her satır bir paragraf olur. Liste için satıra • ya da - ile başla."
        value={isTypedAs(typed, blocks) ? typed : typedBlocks(blocks)}
        error={blocksError(errors, `${path}.blocks`)}
        onChange={(value) => {
          setTyped(value);
          onChange({ ...section, blocks: blocksOf(value) });
        }}
      />
    </>
  );
}

/** Names the paragraph that is wrong. */
function blocksError(errors: FormErrors, path: string): string | undefined {
  if (errors[path]) return errors[path];
  const [wrong, message] = Object.entries(errors).find(([key]) => key.startsWith(`${path}.`)) ?? [];
  return wrong && `${Number(wrong.slice(path.length + 1).split(".")[0]) + 1}. paragraf: ${message}`;
}
