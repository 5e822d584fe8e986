import { PanelIcon } from "../panel-icon.tsx";
import "./picture-addresses.css";
import type { DraftProps } from "./product-form-fields.tsx";
import { PHOTO_MISSING } from "./product-form-values.ts";
import { TypedField } from "./typed-field.tsx";

type PictureAddressesProps = DraftProps & {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The photo on its way will be the address. */
  isUploading: boolean;
};

/** The address fields of spec §5, folded once there is a photo. An error in them opens the fold. */
export function PictureAddresses({ isOpen, onToggle, isUploading, ...props }: PictureAddressesProps) {
  const { errors } = props;
  const isMissing = errors.image === PHOTO_MISSING;
  return (
    <details
      className="picture-addresses"
      open={isOpen || Boolean(errors.image && !isMissing) || Boolean(errors.images)}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>
        <PanelIcon name="down" size={20} />
        İnternet adresiyle ekle
      </summary>
      <TypedField
        {...props}
        // A missing photo is reported where photos are chosen.
        errors={isMissing ? { ...errors, image: undefined } : errors}
        name="image"
        type="url"
        placeholder="https://"
        required={!isUploading}
      />
      <TypedField {...props} name="images" inputMode="url" />
    </details>
  );
}
