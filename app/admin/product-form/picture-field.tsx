import { splitList } from "../../../domain/catalog/product-input.ts";
import type { Tint } from "../../../domain/catalog/tint.ts";
import { ProductPictures } from "../product-pictures/product-pictures.tsx";
import type { Uploads } from "../product-pictures/use-uploads.ts";
import type { DraftProps } from "./product-form-fields.tsx";
import { TypedField } from "./typed-field.tsx";

type PictureFieldProps = DraftProps & { tint: Tint | undefined; uploads: Uploads };

/** The pictures, and the address of the main one (spec §5), which a picture on its way will fill in. */
export const PictureField = ({ tint, uploads, ...props }: PictureFieldProps) => (
  <>
    <ProductPictures
      fields={props.draft}
      colors={[...new Set(splitList(props.draft.colors))]}
      tint={tint}
      uploads={uploads}
      onChange={props.onChange}
    />
    <TypedField {...props} name="image" type="url" placeholder="https://" required={!uploads.isUnderWay} />
  </>
);
