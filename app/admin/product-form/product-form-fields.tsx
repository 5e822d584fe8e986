import type { ReactNode } from "react";
import { type Category, tintOf } from "../../../domain/catalog/category.ts";
import { Checkbox, Field, Select, TextArea } from "../../ui/field.tsx";
import { ColorField } from "../colors/color-field.tsx";
import { useRetiedColors } from "../colors/use-retied-colors.ts";
import type { useFormFacts } from "../old-price/use-form-facts.ts";
import type { Uploads } from "../product-pictures/use-uploads.ts";
import { PictureField } from "./picture-field.tsx";
import { PriceFields } from "./price-fields.tsx";
import type { DraftErrors, ProductDraft } from "./product-form-values.ts";

export type DraftProps = {
  draft: ProductDraft;
  errors: DraftErrors;
  onChange: (changes: Partial<ProductDraft>) => void;
};

type ProductFormFieldsProps = DraftProps & {
  categories: readonly Category[];
  facts: ReturnType<typeof useFormFacts>;
  uploads: Uploads;
  onComplain: (complaints: DraftErrors) => void;
  /** What stands above the fields and scrolls with them. */
  children: ReactNode;
};

export function ProductFormFields(fields: ProductFormFieldsProps) {
  const { categories, facts, uploads, onComplain, children, ...props } = fields;
  const { draft, errors, onChange } = props;
  const writeColors = useRetiedColors(draft, onChange);
  return (
    <div className="product-form-fields">
      {children}
      <PictureField {...props} uploads={uploads} tint={tintOf(draft.category, categories)} />
      <Field
        label="Ürün Adı *"
        name="name"
        value={draft.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.target.value })}
        autoComplete="off"
        required
      />
      <PriceFields {...props} facts={facts} onComplain={onComplain} />
      <Select
        label="Kategori *"
        name="category"
        value={draft.category}
        error={errors.category}
        onChange={(event) => onChange({ category: event.target.value })}
        required
      >
        <option value="">Seçiniz</option>
        {categories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <Field
        label="Ek Görseller (virgülle ayır)"
        name="images"
        value={draft.images}
        error={errors.images}
        onChange={(event) => onChange({ images: event.target.value })}
        autoComplete="off"
        inputMode="url"
      />
      <ColorField value={draft.colors} error={errors.colors} used={facts.colors} onChange={writeColors} />
      <TextArea
        label="Açıklama"
        name="description"
        value={draft.description}
        error={errors.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <div className="product-form-checks">
        <Checkbox
          label="Stokta Var"
          name="inStock"
          checked={draft.inStock}
          onChange={(event) => onChange({ inStock: event.target.checked })}
        />
        <Checkbox
          label="Öne Çıkan"
          name="featured"
          checked={draft.featured}
          onChange={(event) => onChange({ featured: event.target.checked })}
        />
      </div>
    </div>
  );
}
