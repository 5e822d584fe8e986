import { useState } from "react";
import { Link, Navigate } from "react-router";
import { INFO_PAGE_SLUGS, TEXT_SLUGS, type TextSlug } from "../../../domain/settings/info-page-slugs.ts";
import { shownText, storedText } from "../../../domain/settings/placeholders.ts";
import { pageSection } from "../../../domain/settings/sections.ts";
import type { InfoFacts } from "../../../domain/shop/info-page.ts";
import { unpublishedPages } from "../../../domain/shop/shop-facts.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { servicesContext } from "../../context.ts";
import { PlainButton } from "../../ui/button.tsx";
import { useOpened } from "../../ui/opened.ts";
import { OfferLine } from "../panel-parts.tsx";
import type { Typed } from "../saved-form/form-state.ts";
import type { FieldsProps } from "../saved-form/saved-form.tsx";
import { SectionScreen } from "../sections/section-form.tsx";
import { typedSections } from "../sections/section-values.ts";
import { SettingField } from "../sections/setting-field.tsx";
import type { Route } from "./+types/text-page.ts";
import { FactText } from "./fact-text.tsx";
import { SectionCards } from "./section-cards.tsx";
import { type OwnText, type PageText, TextComparison, TextPreview } from "./text-preview.tsx";

export function loader({ context, params }: Route.LoaderArgs) {
  const { shop, legalFacts: legal } = context.get(servicesContext).snapshot;
  return { slug: TEXT_SLUGS.find((slug) => slug === params.slug), facts: { shop, legal } };
}

export default function TextPage({ loaderData: { slug, facts } }: Route.ComponentProps) {
  if (!slug) return <Navigate to={panelAddresses.texts} replace />;
  return <EditedText key={slug} slug={slug} facts={facts} />;
}

function EditedText({ slug, facts }: { slug: TextSlug; facts: InfoFacts }) {
  const [revision, setRevision] = useState<number>();
  const page = INFO_PAGE_SLUGS.find((one) => one === slug);
  return (
    <SectionScreen
      section={pageSection(slug)}
      list={{ name: "Sayfalar", address: panelAddresses.texts }}
      onSaved={(newer) => setRevision(newer.revision)}
      fields={(fields, first) => <TextFields {...fields} slug={slug} first={first} facts={facts} revision={revision} />}
    >
      {page && !unpublishedPages(facts).includes(page) && (
        <Link className="button button-plain button-small" to={addresses.info(page)}>
          Sayfayı gör
        </Link>
      )}
    </SectionScreen>
  );
}

export { shouldRevalidate } from "../../ui/opened.ts";

type TextFieldsProps = FieldsProps & {
  slug: TextSlug;
  first: OwnText;
  facts: InfoFacts;
  /** Changes when the page is saved; then nothing is left to take back here. */
  revision: number | undefined;
};

/** The fields of an info page. */
function TextFields({ slug, first, facts, revision, draft, errors, onChange }: TextFieldsProps) {
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
