import "./showcase.css";
import type { HeroSlide } from "../../../domain/settings/hero-slide.ts";
import { slideCategory } from "../../../domain/settings/slide-link.ts";
import { PlainButton } from "../../ui/button.tsx";
import { Checkbox, Field, Select } from "../../ui/field.tsx";
import { useShop } from "../../use-shop.ts";
import { categoryAt, useOwnersCategories } from "../panel-context.tsx";
import { Thumb } from "../panel-parts.tsx";
import { storedAddress } from "../product-pictures/picture-list.ts";
import { SinglePicture } from "../product-pictures/single-picture.tsx";
import { uploadQueueOf, useHeldSaving, useUploads } from "../product-pictures/use-uploads.ts";
import type { PlacedRow } from "../reorder/list-draft.ts";
import { OrderTools, type Placing } from "../reorder/order-tools.tsx";
import type { FormErrors } from "../saved-form/form-state.ts";
import { orLeftOut, typedFields } from "../saved-form/typed-fields.ts";
import { ShopPictures } from "./shop-pictures.tsx";
import { SlideLinkField } from "./slide-link-field.tsx";
import { daysInWords } from "./slide-words.ts";

type SlideItemProps = {
  slide: HeroSlide;
  at: number;
  /** The home page opens with it. */
  isOpening: boolean;
  /** The saved slide is hidden, or leads to nowhere. */
  trouble: string | undefined;
  isOpen: boolean;
  errors: FormErrors;
  placing: Placing<PlacedRow>;
  userId: string;
  onUploading: (isUploading: boolean) => void;
  onToggle: () => void;
  onChange: (changes: Partial<HeroSlide>) => void;
  /** Undefined for the last one left. */
  onRemove: (() => void) | undefined;
};

/** One slide: its picture and title, and its fields once it is opened. */
export function SlideItem({
  slide,
  at,
  isOpening,
  trouble,
  isOpen,
  errors,
  placing,
  userId,
  onUploading,
  ...on
}: SlideItemProps) {
  const { publicUrl } = useShop();
  const category = categoryAt(useOwnersCategories(), slideCategory(slide.link) ?? "");
  const name = slide.title.trim() || `${at + 1}. slayt`;
  const fieldsId = `slayt-${slide.id}`;
  const changeImage = (image: string) => on.onChange({ image: storedAddress(image, publicUrl) });
  const uploads = useUploads(uploadQueueOf(userId, fieldsId), (addresses) => changeImage(addresses.at(-1) ?? ""));
  useHeldSaving(uploads, onUploading);

  return (
    <li className="kit-list-item" data-at={at}>
      <button
        type="button"
        className="kit-list-open"
        aria-expanded={isOpen}
        aria-controls={isOpen ? fieldsId : undefined}
        onClick={on.onToggle}
      >
        <Thumb image={slide.image} tint={category?.tint} isEager />
        <span className="kit-words">
          <strong>{name}</strong>
          <span>{[trouble, isOpening && "Sayfa bununla açılır", daysInWords(slide)].filter(Boolean).join(" · ")}</span>
        </span>
      </button>
      <OrderTools item={{ at, name }} index={at} placing={placing} />
      {isOpen && (
        <div id={fieldsId} className="kit-stack">
          <SinglePicture
            image={slide.image}
            uploads={uploads}
            error={errors[`slides.${at}.image`]}
            onChange={changeImage}
          >
            <ShopPictures onChoose={changeImage} />
          </SinglePicture>
          <SlideFields slide={slide} at={at} errors={errors} onChange={on.onChange} />
          {on.onRemove && (
            <PlainButton action="Slaytı kaldır" aria-label={`Slaytı kaldır: ${name}`} onClick={on.onRemove} />
          )}
        </div>
      )}
    </li>
  );
}

const WORDS = ["right", "below"] as const;

type SlideFieldsProps = {
  slide: HeroSlide;
  at: number;
  errors: FormErrors;
  onChange: (changes: Partial<HeroSlide>) => void;
};

function SlideFields({ slide, at, errors, onChange }: SlideFieldsProps) {
  const path = `slides.${at}.`;
  const text = typedFields({ draft: slide, errors, onChange }, path);
  const day = typedFields({ draft: slide, errors, onChange: orLeftOut(onChange) }, path);
  return (
    <div className="kit-stack">
      <Field {...text("title", "Başlık")} hint="Yüzde yazarsan, o indirimi taşıyan ürün yokken slayt görünmez." />
      <Field {...text("subtitle", "Alt başlık")} />
      <Field {...text("buttonText", "Düğme yazısı")} />
      <SlideLinkField
        name={`${path}link`}
        link={slide.link}
        error={errors[`${path}link`]}
        onChange={(link) => onChange({ link })}
      />
      <Select
        {...text("words", "Yazının yeri")}
        onChange={({ target }) => onChange({ words: WORDS.find((place) => place === target.value) })}
      >
        <option value="">Solda</option>
        <option value="right">Sağda</option>
        <option value="below">Altta</option>
      </Select>
      <Checkbox
        label="Fotoğraf slaytı kaplasın"
        name={`${path}fills`}
        checked={slide.fills === true}
        onChange={({ target }) => onChange({ fills: target.checked || undefined })}
      />
      <div className="kit-fields">
        <Field {...day("from", "İlk gün")} type="date" hint="Boşsa hemen." />
        <Field {...day("until", "Son gün")} type="date" hint="Boşsa sen kaldırana kadar." />
      </div>
    </div>
  );
}
