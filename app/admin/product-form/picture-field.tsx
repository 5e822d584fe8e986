import { splitList } from "../../../domain/catalog/product-input.ts";
import type { Tint } from "../../../domain/catalog/tint.ts";
import { Field } from "../../ui/field.tsx";
import { ProductPictures } from "../product-pictures/product-pictures.tsx";
import type { Uploads } from "../product-pictures/use-uploads.ts";
import type { DraftProps } from "./product-form-fields.tsx";

type PictureFieldProps = DraftProps & { tint: Tint | undefined; uploads: Uploads };

/** The pictures, and the address of the main one (spec §5), which a picture on its way will fill in. */
export const PictureField = ({ draft, errors, onChange, tint, uploads }: PictureFieldProps) => (
  <>
    <ProductPictures
      fields={draft}
      colors={[...new Set(splitList(draft.colors))]}
      tint={tint}
      uploads={uploads}
      onChange={onChange}
    />
    <Field
      label="Ana Görsel URL *"
      name="image"
      type="url"
      placeholder="https://"
      value={draft.image}
      error={errors.image}
      onChange={(event) => onChange({ image: event.target.value })}
      autoComplete="off"
      required={!uploads.isUnderWay}
    />
  </>
);
