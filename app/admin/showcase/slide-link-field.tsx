import "./showcase.css";
import { useState } from "react";
import { MAX_QUERY_LENGTH } from "../../../domain/search/query-length.ts";
import { INFO_PAGE_SLUGS } from "../../../domain/settings/info-page-slugs.ts";
import { SECTION_NAMES } from "../../../domain/settings/section-store.ts";
import { pageSection } from "../../../domain/settings/sections.ts";
import { type SlideTarget, slideLink, slideTarget } from "../../../domain/settings/slide-link.ts";
import { Field, Select } from "../../ui/field.tsx";
import { useWaitingPages } from "../../use-shop.ts";
import { categoryAt, useOwnersCategories } from "../panel-context.tsx";
import { OptionList } from "../panel-parts.tsx";
import { ProductSearch } from "./product-search.tsx";

type SlideLinkFieldProps = {
  name: string;
  link: string;
  error: string | undefined;
  onChange: (link: string) => void;
};

type Kind = SlideTarget["kind"];

const KINDS: Record<Kind, string> = {
  anchor: "Ana sayfada bir kategori",
  category: "Bir kategorinin sayfası",
  product: "Bir ürün",
  all: "Bütün ürünler",
  search: "Bir aramanın sonucu",
  info: "Bir bilgi sayfası",
  whatsapp: "WhatsApp sohbeti",
  instagram: "Instagram profilin",
};

const isKind = (value: string): value is Kind => Object.hasOwn(KINDS, value);

/** These have few enough targets for a list. */
const isListed = (kind: Kind) => kind === "anchor" || kind === "category" || kind === "info";

/** The target of a slide's button. It is chosen, so that it cannot be mistyped. */
export function SlideLinkField({ name, link, error, onChange }: SlideLinkFieldProps) {
  const target = slideTarget(link);
  const [chosenKind, setKind] = useState<Kind>(target?.kind ?? "anchor");
  const kind = target?.kind ?? chosenKind;
  const choices = useChoices();
  const linked = target && "slug" in target ? target.slug : "";
  // The link of a renamed category follows it.
  const isCategory = kind === "anchor" || kind === "category";
  const slug = (isCategory && categoryAt(choices.category, linked)?.slug) || linked;

  const chooseKind = (value: string) => {
    if (!isKind(value)) return;
    setKind(value);
    if (value === "all" || value === "whatsapp" || value === "instagram") onChange(slideLink({ kind: value }));
    else if (isListed(value)) onChange(slideLink({ kind: value, slug: choices[value][0]?.slug ?? "" }));
    else onChange("");
  };

  return (
    <fieldset className="kit-box showcase-link">
      <legend>Düğme nereye götürsün?</legend>
      <Select
        label="Yer"
        name={name}
        value={kind}
        error={isListed(kind) ? error : undefined}
        onChange={(event) => chooseKind(event.target.value)}
      >
        <OptionList of={Object.entries(KINDS)} />
      </Select>
      {isListed(kind) && (
        <Select
          label={kind === "info" ? "Sayfa" : "Kategori"}
          value={slug}
          onChange={(event) => onChange(slideLink({ kind, slug: event.target.value }))}
        >
          {!choices[kind].some((choice) => choice.slug === slug) && (
            <option value={slug}>{slug === "" ? "Seç" : `${slug} (artık listede yok)`}</option>
          )}
          <OptionList of={choices[kind].map((choice) => [choice.slug, choice.name])} />
        </Select>
      )}
      {kind === "search" && (
        <Field
          label="Aranan"
          hint="Örneğin: anneye hediye"
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          error={error}
          value={target?.kind === "search" ? target.query : ""}
          onChange={(event) => onChange(event.target.value && slideLink({ kind, query: event.target.value }))}
        />
      )}
      {kind === "product" && (
        <>
          <p className="kit-letter">{slug === "" ? "Henüz ürün seçmedin." : `Seçilen: ${slug}`}</p>
          <ProductSearch
            label="Ürün ara"
            action="Seç"
            error={error}
            onChoose={(product) => onChange(slideLink({ kind, slug: product.slug }))}
          />
        </>
      )}
    </fieldset>
  );
}

function useChoices() {
  const categories = useOwnersCategories();
  const unpublished = useWaitingPages();
  const info = INFO_PAGE_SLUGS.filter((slug) => !unpublished.includes(slug)).map((slug) => ({
    slug,
    name: SECTION_NAMES[pageSection(slug)],
  }));
  return { anchor: categories.filter(({ isHidden }) => !isHidden), category: categories, info };
}
