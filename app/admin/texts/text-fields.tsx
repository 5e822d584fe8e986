import { useState } from "react";
import type { InfoPageSlug, TextSlug } from "../../../domain/settings/info-page-slugs.ts";
import { shownText, storedText } from "../../../domain/settings/placeholders.ts";
import { pageSection, type Sections } from "../../../domain/settings/sections.ts";
import type { InfoFacts } from "../../../domain/shop/info-page.ts";
import { PlainButton } from "../../ui/button.tsx";
import { useOpened } from "../../ui/opened.ts";
import { OfferLine } from "../panel-parts.tsx";
import type { Typed } from "../saved-form/form-state.ts";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import { typedSections } from "../sections/section-values.ts";
import { SettingField } from "../sections/setting-field.tsx";
import { FactText } from "./fact-text.tsx";
import { SectionCards } from "./section-cards.tsx";
import { TextComparison, TextPreview } from "./text-preview.tsx";

export type PageText = Sections[`page-${InfoPageSlug}`];

/** A text that stands on another page has neither title nor description. */
export type OwnText = Pick<PageText, "sections"> & Partial<PageText>;

type TextFieldsProps = FieldsProps & {
  slug: TextSlug;
  first: OwnText;
  facts: InfoFacts;
  /** Changes when the page is saved; then nothing is left to take back here. */
  revision: number | undefined;
};

/** The fields of an info page. */
export function TextFields({ slug, first, facts, revision, draft, errors, onChange }: TextFieldsProps) {
  const [taken, setTaken] = useState<{ words: string; before: Typed; revision: number | undefined }>();
  const preview = useOpened("onizleme");
  const comparison = useOpened("ilk-metin");
  const text: PageText = {
    title: String(draft.title ?? ""),
    description: String(draft.description ?? ""),
    sections: typedSections(draft.sections),
  };
  const change = (changes: Typed) => {
    setTaken(undefined);
    onChange(changes);
  };
  /** A change that she can take back before she saves. */
  const changeTaking = (words: string, changes: Typed) => {
    setTaken({ words, before: text, revision });
    onChange(changes);
  };
  return (
    <div className="kit-stack">
      {"title" in first && (
        <>
          <SettingField section={pageSection(slug)} field="title" draft={draft} errors={errors} onChange={change} />
          <FactText
            label="Kısa açıklama"
            name="description"
            isLine
            hint="Arama sonuçlarında ve paylaşımlarda görünür."
            value={shownText(text.description)}
            error={errors.description}
            onChange={(value) => change({ description: storedText(value) })}
          />
        </>
      )}
      <SectionCards
        sections={text.sections}
        errors={errors}
        onChange={(sections) => change({ sections })}
        onRemove={(sections) => changeTaking("Bölüm silindi. Kaydedince sayfadan kalkar.", { sections })}
      />
      {taken && taken.revision === revision && (
        <OfferLine
          key={taken.words}
          takesFocus
          words={taken.words}
          action="Geri Al"
          onAction={() => change(taken.before)}
        />
      )}
      <div className="kit-row">
        <PlainButton action="Önizle" aria-haspopup="dialog" onClick={preview.open} />
        <PlainButton action="İlk metinle karşılaştır" aria-haspopup="dialog" onClick={comparison.open} />
      </div>
      {preview.isOpen && <TextPreview slug={slug} text={text} facts={facts} onClose={preview.close} />}
      {comparison.isOpen && (
        <TextComparison
          mine={text}
          first={first}
          onClose={comparison.close}
          onTakeFirst={() => {
            comparison.close();
            changeTaking("İlk metin yerine kondu. Kaydedince sayfada görünür.", { ...first });
          }}
        />
      )}
    </div>
  );
}
