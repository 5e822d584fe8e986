import { useOutletContext } from "react-router";
import type { User } from "../../../domain/account/user.ts";
import { useShop } from "../../use-shop.ts";
import { Thumb } from "../panel-parts.tsx";
import { asFields, listedPictures, storedAddress } from "../product-pictures/picture-list.ts";
import { ProductPictures } from "../product-pictures/product-pictures.tsx";
import { SinglePicture } from "../product-pictures/single-picture.tsx";
import { uploadQueueOf, useHeldSaving, useUploads } from "../product-pictures/use-uploads.ts";
import type { FormErrors } from "../saved-form/form-state.ts";

type PictureFieldProps<Value> = {
  title: string;
  hint: string | undefined;
  field: string;
  /** The name of its uploads, which go on while the form is closed. */
  queue: string;
  value: unknown;
  errors: FormErrors;
  onChange: (value: Value) => void;
  /** Told while a picture is on its way, so that nothing is saved without it. */
  onUploading: (isUploading: boolean) => void;
};

/** A picture of a section, uploaded and cut as a product's are. */
export function PictureField({ title, hint, field, value, errors, onChange, ...held }: PictureFieldProps<string>) {
  const image = String(value ?? "");
  const { publicUrl } = useShop();
  const change = (address: string) => onChange(storedAddress(address, publicUrl));
  const uploads = useFieldUploads(held, (sent) => change(sent.at(-1) ?? ""));
  return (
    <fieldset className="kit-group">
      <legend>{title}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      <SinglePicture image={image} uploads={uploads} error={errors[field]} onChange={change}>
        <Thumb image={image} isEager />
      </SinglePicture>
    </fieldset>
  );
}

export function PicturesField({ title, hint, field, value, errors, onChange, ...held }: PictureFieldProps<string[]>) {
  const pictures: readonly string[] = Array.isArray(value) ? value : [];
  const { publicUrl } = useShop();
  const put = (next: readonly string[]) => onChange(next.map((address) => storedAddress(address, publicUrl)));
  const uploads = useFieldUploads(held, (sent) => put([...pictures, ...sent]));
  return (
    <fieldset className="kit-group">
      <legend>{title}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      <ProductPictures
        fields={{ ...asFields(pictures), colorImages: {} }}
        colors={[]}
        tint={undefined}
        uploads={uploads}
        error={errors[field]}
        onFiles={() => {}}
        onChange={({ image = "", images = "" }) => put(listedPictures({ image, images }))}
      />
    </fieldset>
  );
}

function useFieldUploads(
  { queue, onUploading }: Pick<PictureFieldProps<unknown>, "queue" | "onUploading">,
  onUploaded: (addresses: readonly string[]) => void,
) {
  const { id: userId } = useOutletContext<User>();
  const uploads = useUploads(uploadQueueOf(userId, queue), onUploaded);
  useHeldSaving(uploads, onUploading);
  return uploads;
}
