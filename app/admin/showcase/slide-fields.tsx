import type { HeroSlide } from "../../../domain/settings/hero-slide.ts";
import { Field } from "../../ui/field.tsx";
import type { FormErrors } from "../saved-form/form-state.ts";
import { SlideLinkField } from "./slide-link-field.tsx";

type SlideFieldsProps = {
  slide: HeroSlide;
  at: number;
  errors: FormErrors;
  onChange: (changes: Partial<HeroSlide>) => void;
};

export function SlideFields({ slide, at, errors, onChange }: SlideFieldsProps) {
  const path = (field: keyof HeroSlide) => `slides.${at}.${field}`;
  const shared = (field: keyof HeroSlide) => ({ name: path(field), error: errors[path(field)], autoComplete: "off" });
  const text = (field: "title" | "subtitle" | "buttonText") => ({
    ...shared(field),
    value: slide[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  /** An empty date is left out, so that a slide without dates stays as it is. */
  const day = (field: "from" | "until") => ({
    ...shared(field),
    type: "date",
    value: slide[field] ?? "",
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value || undefined }),
  });
  return (
    <div className="kit-stack">
      <Field label="Başlık" hint="Yüzde yazarsan, o indirimi taşıyan ürün yokken slayt görünmez." {...text("title")} />
      <Field label="Alt başlık" {...text("subtitle")} />
      <Field label="Düğme yazısı" {...text("buttonText")} />
      <SlideLinkField
        name={path("link")}
        link={slide.link}
        error={errors[path("link")]}
        onChange={(link) => onChange({ link })}
      />
      <div className="kit-fields">
        <Field label="İlk gün" hint="Boşsa hemen." {...day("from")} />
        <Field label="Son gün" hint="Boşsa sen kaldırana kadar." {...day("until")} />
      </div>
    </div>
  );
}
