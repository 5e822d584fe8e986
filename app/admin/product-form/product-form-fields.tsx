import { type ReactNode, useState } from "react";
import { splitList } from "../../../domain/catalog/product-input.ts";
import { Checkbox, Select, TextArea } from "../../ui/field.tsx";
import { ColorField } from "../colors/color-field.tsx";
import { useRetiedColors } from "../colors/retied-colors.ts";
import { formLabel } from "../field-words.ts";
import { categoryAt, useOwnersCategories } from "../owners-categories.tsx";
import { listedPictures } from "../product-pictures/picture-list.ts";
import { ProductPictures } from "../product-pictures/product-pictures.tsx";
import type { Uploads } from "../product-pictures/use-uploads.ts";
import { DetailFields } from "./detail-fields.tsx";
import { PictureAddresses } from "./picture-addresses.tsx";
import { PriceFields } from "./price-fields.tsx";
import { type DraftErrors, PHOTO_MISSING, type ProductDraft } from "./product-form-values.ts";
import { TypedField } from "./typed-field.tsx";
import type { useFormFacts } from "./use-form-facts.ts";

export type DraftProps = {
  draft: ProductDraft;
  errors: DraftErrors;
  onChange: (changes: Partial<ProductDraft>) => void;
};

type ProductFormFieldsProps = DraftProps & {
  facts: ReturnType<typeof useFormFacts>;
  uploads: Uploads;
  onErrors: (errors: DraftErrors) => void;
  /** Stands above the fields and scrolls with them. */
  children: ReactNode;
};

export function ProductFormFields(fields: ProductFormFieldsProps) {
  const { facts, uploads, onErrors, children, ...props } = fields;
  const { draft, errors, onChange } = props;
  const categories = useOwnersCategories();
  const category = categoryAt(categories, draft.category);
  const writeColors = useRetiedColors(draft, onChange);
  const [showsAddresses, showAddresses] = useState(listedPictures(draft).length + uploads.list.length === 0);
  return (
    <div className="product-form-fields">
      {children}
      <ProductPictures
        fields={draft}
        colors={[...new Set(splitList(draft.colors))]}
        tint={category?.tint}
        uploads={uploads}
        error={errors.image === PHOTO_MISSING ? PHOTO_MISSING : undefined}
        onFiles={() => showAddresses(false)}
        onChange={onChange}
      />
      <TypedField {...props} name="name" required />
      <PriceFields {...props} facts={facts} onErrors={onErrors} />
      {/* Below the price, so that name and price stand on a phone's first screen. */}
      <PictureAddresses {...props} isOpen={showsAddresses} onToggle={showAddresses} isUploading={uploads.isUploading} />
      <Select
        label={formLabel("category")}
        name="category"
        value={category?.slug ?? ""}
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
      <ColorField value={draft.colors} error={errors.colors} used={facts.colors} onChange={writeColors} />
      <TextArea
        label={formLabel("description")}
        name="description"
        value={draft.description}
        error={errors.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <DetailFields details={draft.details} error={errors.details} onChange={(details) => onChange({ details })} />
      <div className="kit-row">
        {(["inStock", "featured"] as const).map((name) => (
          <Checkbox
            key={name}
            label={formLabel(name)}
            name={name}
            checked={draft[name]}
            onChange={({ target }) => onChange({ [name]: target.checked })}
          />
        ))}
      </div>
    </div>
  );
}
