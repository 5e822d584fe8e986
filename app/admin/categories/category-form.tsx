import { useState } from "react";
import type { OwnersCategory } from "../../../domain/catalog/catalog.ts";
import { TINT_NAMES } from "../../../domain/look/paper.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { Checkbox, Field } from "../../ui/field.tsx";
import { useShop } from "../../use-shop.ts";
import { SinglePicture } from "../product-pictures/single-picture.tsx";
import { uploadQueueOf, useUploads } from "../product-pictures/use-uploads.ts";
import { BesideSheet } from "../saved-form/form-sheet.tsx";
import { SavedForm } from "../saved-form/saved-form.tsx";
import { useSavedForm } from "../saved-form/use-saved-form.ts";
import { CATEGORY_FIELDS, categoryCalls, categorySource, TINT_WORDS } from "./category-source.tsx";
import "./category-form.css";

type CategoryFormProps = {
  /** Undefined for a new one. */
  category: OwnersCategory | undefined;
  userId: string;
  onChanged: () => Promise<void>;
  onRemove: () => void;
  onClose: () => void;
};

export function CategoryForm({ category, userId, onChanged, onRemove, onClose }: CategoryFormProps) {
  const { publicUrl } = useShop();
  const [source] = useState(() => categorySource({ category, userId, publicUrl }));
  const used = useSavedForm({
    source,
    row: category,
    onSaved: () => void onChanged(),
    onUndone: onChanged,
  });
  const uploads = useUploads(uploadQueueOf(userId, source.name), (sent) => used.change({ image: sent.at(-1) ?? "" }));

  return (
    <BesideSheet title={category ? "Kategoriyi düzenle" : "Yeni kategori"} onClose={onClose}>
      <SavedForm
        used={used}
        name={category?.name ?? "Yeni kategori"}
        show={CATEGORY_FIELDS}
        history={
          category && {
            load: () => categoryCalls.events(category.id),
            revert: (event) => categoryCalls.revert(category.id, event),
            words: { none: "Bu kategoride henüz bir şey değişmedi." },
          }
        }
        isInSheet
        waiting={uploads.isUploading ? "Fotoğraf yükleniyor..." : undefined}
        onDone={onClose}
        fields={({ draft, errors, onChange }) => (
          <>
            <Field
              label="Kategori Adı *"
              name="name"
              autoComplete="off"
              value={String(draft.name)}
              error={errors.name}
              hint={category && "Adı değişirse adresi de değişir. Eski bağlantılar yenisine gider."}
              onChange={({ target }) => onChange({ name: target.value })}
              required
            />
            <TintChoice value={draft.tint} onChange={(tint) => onChange({ tint })} />
            <SinglePicture
              image={String(draft.image)}
              uploads={uploads}
              error={errors.image}
              onChange={(image) => onChange({ image })}
            >
              <Tile image={String(draft.image)} name={String(draft.name)} tint={draft.tint} />
            </SinglePicture>
            <div>
              <Checkbox
                label="Menüde gizle"
                name="isHidden"
                checked={draft.isHidden === true}
                onChange={({ target }) => onChange({ isHidden: target.checked })}
              />
              <p className="kit-soft">
                Gizli kategori menüde, ana sayfada ve süzgeçlerde görünmez. Ürünleri dükkânda kalır, sayfası
                bağlantısıyla açılır.
              </p>
            </div>
            {category && (
              <nav className="kit-row" aria-label="Bu kategori">
                <a
                  className="button button-plain button-small"
                  href={addresses.category(category.slug)}
                  target="_blank"
                  rel="noopener"
                >
                  Sayfasını gör
                </a>
                <SmallButton action="Kategoriyi sil" aria-haspopup="dialog" onClick={onRemove} />
              </nav>
            )}
          </>
        )}
      />
    </BesideSheet>
  );
}

type TintChoiceProps = { value: unknown; onChange: (tint: string) => void };

/** The house's colors, each with its name. */
const TintChoice = ({ value, onChange }: TintChoiceProps) => (
  <fieldset className="kit-group">
    <legend>Rengi</legend>
    <div className="kit-row">
      {TINT_NAMES.map((tint) => (
        <label key={tint} className="kit-choice" data-tint={tint}>
          <input type="radio" name="tint" value={tint} checked={value === tint} onChange={() => onChange(tint)} />
          {TINT_WORDS[tint]}
        </label>
      ))}
    </div>
  </fieldset>
);

/** The category as the home page shows it. */
const Tile = ({ image, name, tint }: { image: string; name: string; tint: unknown }) => (
  <p className="category-form-tile" data-tint={String(tint)}>
    <span className="kit-thumb category-form-shown">
      {image && <ShopPicture image={image} alt="" sizes="96px" widths={[160, 320]} width={96} height={96} isEager />}
    </span>
    {name || "Adı"}
  </p>
);
