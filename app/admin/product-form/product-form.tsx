import { type FormEvent, useRef, useState } from "react";
import type { Category } from "../../../domain/catalog/category.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { useShop } from "../../use-shop.ts";
import "./product-form.css";
import type { HalfDoneForms } from "./half-done-forms.ts";
import { HalfDoneLine } from "./half-done-line.tsx";
import type { SaveOutcome, SentForm } from "./opened-form.ts";
import { ProductFormFields } from "./product-form-fields.tsx";
import { type DraftErrors, firstWrong, type ProductDraft, readDraft } from "./product-form-values.ts";
import { useFormPictures } from "./use-form-pictures.ts";
import { useTypedDraft } from "./use-typed-draft.ts";

type ProductFormProps = {
  /** Without a product the form makes a new one (spec §2). */
  product: Product | undefined;
  place: string;
  forms: HalfDoneForms;
  categories: readonly Category[];
  onSave: (sent: SentForm) => Promise<SaveOutcome>;
  onClose: () => void;
};

export function ProductForm({ product, place, forms, categories, onSave, onClose }: ProductFormProps) {
  const { publicUrl } = useShop();
  const { draft, key, standing, ...typing } = useTypedDraft({ product, place, forms });
  const [errors, setErrors] = useState<DraftErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const change = (changes: Partial<ProductDraft>) => {
    typing.change(changes);
    setErrors((current) => ({ ...current, ...blankFor(changes) }));
  };
  const form = useRef<HTMLFormElement>(null);
  const { uploads, isAwaited, awaitPictures } = useFormPictures(form, draft, change);
  const complain = (complaints: DraftErrors) => setErrors((current) => ({ ...current, ...complaints }));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || awaitPictures()) return;
    const read = readDraft(draft, publicUrl);
    if (!read.ok) {
      setErrors(read.errors);
      focusField(event.currentTarget, firstWrong(read.errors));
      return;
    }
    setBusy(true);
    setRefusal(undefined);
    const outcome = await onSave({ key, draft, input: read.input });
    setBusy(false);
    if (!outcome.ok) setRefusal(outcome.detail);
  };

  const throwAway = () => {
    typing.throwAway();
    setErrors({});
    setRefusal(undefined);
  };
  const giveUp = () => {
    forms.forget(place);
    onClose();
  };

  return (
    <Sheet title={product ? "Ürünü Düzenle" : "Yeni Ürün Ekle"} shape="form" onClose={onClose}>
      <form ref={form} className="product-form" onSubmit={submit}>
        <ProductFormFields
          draft={draft}
          errors={errors}
          categories={categories}
          uploads={uploads}
          onChange={change}
          onComplain={complain}
        >
          <HalfDoneLine
            standing={standing}
            isNew={!product}
            onThrowAway={throwAway}
            onTakeBack={typing.takeBack}
            onGiveUp={giveUp}
          />
        </ProductFormFields>
        <footer className="product-form-footer">
          {refusal && (
            <p role="alert" className="product-form-refusal">
              {refusal}
            </p>
          )}
          <button type="button" className="button button-plain" onClick={onClose}>
            İptal
          </button>
          <button type="submit" className="button button-ribbon" disabled={isBusy}>
            {saveWords(isBusy, isAwaited)}
          </button>
        </footer>
      </form>
    </Sheet>
  );
}

function saveWords(isBusy: boolean, isAwaited: boolean): string {
  if (isBusy) return "Kaydediliyor...";
  return isAwaited ? "Fotoğraflar bekleniyor..." : "Kaydet";
}

/** Whoever types again in a field is done with its complaint. */
const blankFor = (changes: Partial<ProductDraft>): DraftErrors =>
  Object.fromEntries(Object.keys(changes).map((field) => [field, undefined]));

function focusField(form: HTMLFormElement, name: string | undefined) {
  const field = name && form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
