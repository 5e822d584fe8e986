import { useState } from "react";
import { ownPictureHash } from "../../../domain/catalog/media.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useShop } from "../../use-shop.ts";
import "./picture-field.css";
import type { DraftProps } from "./product-form-fields.tsx";
import { useSettled } from "./use-settled.ts";

export const PictureField = ({ draft, errors, onChange }: DraftProps) => (
  <div className="picture-field">
    <Preview address={useSettled(draft.image.trim())} category={draft.category} />
    <Field
      label="Ana Görsel URL *"
      name="image"
      type="url"
      placeholder="https://"
      value={draft.image}
      error={errors.image}
      onChange={(event) => onChange({ image: event.target.value })}
      autoComplete="off"
      required
    />
  </div>
);

/** Remembers which address failed, so that the next one gets its own try. */
function Preview({ address, category }: { address: string; category: string }) {
  const [failed, setFailed] = useState<string>();
  const isShowable = useIsShowable(address);
  return (
    <div className="picture-field-preview" data-tint={category} onErrorCapture={() => setFailed(address)}>
      {isShowable && failed !== address ? (
        <ShopPicture
          image={address}
          alt="Ana görselin önizlemesi"
          sizes="120px"
          widths={[320]}
          width={120}
          height={120}
        />
      ) : (
        <p>
          <Icon name="bag" size={28} />
          {isShowable ? "Görsel açılmadı, adresi kontrol et" : "Önizleme"}
        </p>
      )}
    </div>
  );
}

/** The page's policy lets a foreign picture in by https only. */
function useIsShowable(address: string): boolean {
  const { publicUrl } = useShop();
  const isForeign = /^https:\/\//i.test(address) && URL.canParse(address);
  return isForeign || ownPictureHash(address, publicUrl) !== undefined;
}
