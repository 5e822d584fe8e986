import type { ReactNode } from "react";
import { tintOf } from "../../../domain/catalog/category.ts";
import { Checkbox, Select, TextArea } from "../../ui/field.tsx";
import { useCategories } from "../../use-shop.ts";
import { ColorField } from "../colors/color-field.tsx";
import { useRetiedColors } from "../colors/use-retied-colors.ts";
import { formLabel } from "../field-words.ts";
import type { useFormFacts } from "../old-price/use-form-facts.ts";
import type { Uploads } from "../product-pictures/use-uploads.ts";
import { PictureField } from "./picture-field.tsx";
import { PriceFields } from "./price-fields.tsx";
import type { DraftErrors, ProductDraft } from "./product-form-values.ts";
import { TypedField } from "./typed-field.tsx";

export type DraftProps = {
  draft: ProductDraft;
  errors: DraftErrors;
  onChange: (changes: Partial<ProductDraft>) => void;
};

type ProductFormFieldsProps = DraftProps & {
  facts: ReturnType<typeof useFormFacts>;
  uploads: Uploads;
  onComplain: (complaints: DraftErrors) => void;
  /** What stands above the fields and scrolls with them. */
  children: ReactNode;
};

export function ProductFormFields(fields: ProductFormFieldsProps) {
  const { facts, uploads, onComplain, children, ...props } = fields;
  const { draft, errors, onChange } = props;
  const categories = useCategories();
  const writeColors = useRetiedColors(draft, onChange);
  return (
    <div className="product-form-fields">
      {children}
      <PictureField {...props} uploads={uploads} tint={tintOf(draft.category, categories)} />
      <TypedField {...props} name="name" required />
      <PriceFields {...props} facts={facts} onComplain={onComplain} />
      <Select
        label={formLabel("category")}
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
      <TypedField {...props} name="images" inputMode="url" />
      <ColorField value={draft.colors} error={errors.colors} used={facts.colors} onChange={writeColors} />
      <TextArea
        label={formLabel("description")}
        name="description"
        value={draft.description}
        error={errors.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <div className="product-form-checks">
        <Checkbox
          label={formLabel("inStock")}
          name="inStock"
          checked={draft.inStock}
          onChange={(event) => onChange({ inStock: event.target.checked })}
        />
        <Checkbox
          label={formLabel("featured")}
          name="featured"
          checked={draft.featured}
          onChange={(event) => onChange({ featured: event.target.checked })}
        />
      </div>
    </div>
  );
}
