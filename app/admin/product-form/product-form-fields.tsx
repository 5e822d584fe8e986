import { useState } from "react";
import { Link } from "react-router";
import type { Product } from "../../../domain/catalog/product.ts";
import { splitList } from "../../../domain/catalog/product-input.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { Checkbox, Select, TextArea } from "../../ui/field.tsx";
import { useDebounced } from "../../ui/use-debounced.ts";
import { useRequest } from "../../ui/use-request.ts";
import { ColorField } from "../colors/color-field.tsx";
import { useRetiedColors } from "../colors/typed-colors.ts";
import { formLabel } from "../field-words.ts";
import { panel } from "../panel-calls.ts";
import { categoryAt, useOwnersCategories } from "../panel-context.tsx";
import { OptionList } from "../panel-parts.tsx";
import { listedPictures } from "../product-pictures/picture-list.ts";
import { PHOTO_FIELD } from "../product-pictures/picture-source.tsx";
import { ProductPictures } from "../product-pictures/product-pictures.tsx";
import type { Uploads } from "../product-pictures/use-uploads.ts";
import type { FormErrors } from "../saved-form/form-state.ts";
import { ChoiceFields } from "./choice-fields.tsx";
import { DetailFields } from "./detail-fields.tsx";
import { type DraftProps, PriceFields, TypedField, type useFormFacts } from "./price-fields.tsx";
import { ShownField } from "./shown-field.tsx";

type ProductFormFieldsProps = DraftProps & {
  /** The saved product, which is no namesake of its own. */
  saved: Product | undefined;
  facts: ReturnType<typeof useFormFacts>;
  uploads: Uploads;
  onErrors: (errors: FormErrors) => void;
};

export function ProductFormFields(fields: ProductFormFieldsProps) {
  const { saved, facts, uploads, onErrors, ...props } = fields;
  const { draft, errors, onChange } = props;
  const categories = useOwnersCategories();
  const category = categoryAt(categories, draft.category);
  const writeColors = useRetiedColors(draft, onChange);
  const [showsAddresses, showAddresses] = useState(listedPictures(draft).length + uploads.list.length === 0);
  return (
    <>
      <ProductPictures
        fields={draft}
        colors={[...new Set(splitList(draft.colors))]}
        tint={category?.tint}
        uploads={uploads}
        error={errors[PHOTO_FIELD]}
        onFiles={() => showAddresses(false)}
        onChange={onChange}
      />
      <NameField {...props} saved={saved} />
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
        <OptionList of={categories.map(({ slug, name }) => [slug, name])} />
      </Select>
      {categories.length === 0 && (
        <Link className="kit-links-plain" to={panelAddresses.ownersCategories}>
          Önce bir kategori ekle
        </Link>
      )}
      <ColorField value={draft.colors} error={errors.colors} used={facts.colors} onChange={writeColors} />
      <TextArea
        label={formLabel("description")}
        name="description"
        value={draft.description}
        error={errors.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <DetailFields details={draft.details} error={errors.details} onChange={(details) => onChange({ details })} />
      <ChoiceFields {...props} />
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
      <ShownField {...props} />
    </>
  );
}

/** Says where another product has the same name already; two may share one. */
function NameField({ saved, ...props }: DraftProps & { saved: Product | undefined }) {
  const name = useDebounced(props.draft.name.trim());
  const { answer } = useRequest(async () => (name === "" ? undefined : panel.namesakes(name)), undefined, name);
  const isTaken = answer?.ids.some((id) => id !== saved?.id);
  return <TypedField {...props} name="name" required hint={isTaken && "Bu adda bir ürün daha var."} />;
}

type PictureAddressesProps = DraftProps & {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The photo on its way will be the address. */
  isUploading: boolean;
};

/** The address fields of spec §5, folded once there is a photo. An error in them opens the fold. */
function PictureAddresses({ isOpen, onToggle, isUploading, ...props }: PictureAddressesProps) {
  const { errors } = props;
  return (
    <details
      className="kit-fold"
      open={isOpen || errors.image !== undefined || errors.images !== undefined}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>İnternet adresiyle ekle</summary>
      <div className="kit-stack">
        <TypedField {...props} name="image" type="url" placeholder="https://" required={!isUploading} />
        <TypedField {...props} name="images" inputMode="url" />
      </div>
    </details>
  );
}
