import "./category-form.css";
import "../zod-without-eval.ts";
import { useState } from "react";
import { z } from "zod";
import type { OwnersCategory } from "../../../domain/catalog/catalog.ts";
import { type CategoryInput, categoryInputSchema } from "../../../domain/catalog/category-input.ts";
import type { DoneStep, LedgerEvent } from "../../../domain/ledger.ts";
import { TINT_NAMES, type Tint } from "../../../domain/look/paper.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { callSignedIn } from "../../session-calls.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { Checkbox, Field } from "../../ui/field.tsx";
import { useShop } from "../../use-shop.ts";
import type { FieldShow } from "../history/history-sheet.tsx";
import { Thumb } from "../panel-parts.tsx";
import { SinglePicture } from "../product-pictures/single-picture.tsx";
import { uploadQueueOf, useUploads } from "../product-pictures/use-uploads.ts";
import { BesideSheet } from "../saved-form/form-sheet.tsx";
import type { FormSource } from "../saved-form/form-source.ts";
import type { Typed } from "../saved-form/form-state.ts";
import { halfDoneAt } from "../saved-form/half-done.ts";
import { SavedForm } from "../saved-form/saved-form.tsx";
import { readBy, typedBoxes, typedFields } from "../saved-form/typed-fields.ts";
import { useSavedForm } from "../saved-form/use-saved-form.ts";

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
  const used = useSavedForm({ source, row: category, onSaved: onChanged, onUndone: onChanged });
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
              {...typedFields({ draft, errors, onChange })("name", "Kategori Adı *")}
              hint={category && "Adı değişirse adresi de değişir. Eski bağlantılar yenisine gider."}
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
              <Checkbox {...typedBoxes({ draft, onChange })("isHidden", "Menüde gizle")} />
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

const TintChoice = ({ value, onChange }: TintChoiceProps) => (
  <fieldset className="kit-group">
    <legend>Rengi</legend>
    <div className="kit-row">
      {TINT_NAMES.map((tint) => (
        <label key={tint} className="kit-form-choice" data-tint={tint}>
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

const FIELDS = Object.keys(categoryInputSchema("https://fiyonk.example").shape);

const NEW_CATEGORY: CategoryInput = { name: "", tint: "rose", image: "", isHidden: false };

/** Names the form of a category, the one of a new category without an id. */
export const categoryForm = (id = "yeni") => `kategori-${id}`;

type SourceOf = { category: OwnersCategory | undefined; userId: string; publicUrl: string };

/** Reads and saves a category for its form; without a category it adds one. */
export function categorySource({
  category,
  userId,
  publicUrl,
}: SourceOf): FormSource<OwnersCategory, Typed, CategoryInput> {
  const schema = categoryInputSchema(publicUrl);
  return {
    name: categoryForm(category?.id),
    fields: FIELDS,
    half: halfDoneAt(userId, categoryForm(category?.id)),
    read: (typed) => readBy(schema, typed),
    draftOf: (saved) => ({ ...NEW_CATEGORY, ...saved }),
    find: async (saved) => saved && categoryCalls.find(saved.id),
    async save(saved, values) {
      const sent = saved ? categoryCalls.update(saved.id, saved.revision, values) : categoryCalls.create(values);
      const { category: row, step } = await sent;
      return { row, step };
    },
  };
}

export const CATEGORY_FIELDS: FieldShow = {
  titleOf: (field) => TITLES[field],
  say: (field, value) => (field === "image" && value ? undefined : inWords(field, value)),
  show: (field, value) => (field === "image" && value ? <Thumb image={String(value)} /> : undefined),
};

const TITLES: Record<string, string> = {
  name: "Adı",
  tint: "Rengi",
  image: "Görseli",
  isHidden: "Menüde gizle",
  slug: "Adresi",
  position: "Sırası",
};

function inWords(field: string, value: unknown): string {
  const tint = z.enum(TINT_NAMES).safeParse(value);
  if (field === "tint" && tint.success) return TINT_WORDS[tint.data];
  if (field === "position") return `${Number(value) + 1}.`;
  if (typeof value === "boolean") return value ? "Evet" : "Hayır";
  return String(value ?? "");
}

export const TINT_WORDS: Record<Tint, string> = {
  rose: "Pembe",
  butter: "Sarı",
  lilac: "Lila",
  sky: "Mavi",
  mint: "Yeşil",
};

type Answer = { category: OwnersCategory; step?: string };

export const categoryCalls = {
  find: (id: string) => callSignedIn<Answer>("GET", at(id)).then(({ category }) => category),
  create: (body: CategoryInput) => callSignedIn<Answer>("POST", PATH, { body }),
  update: (id: string, revision: number, body: CategoryInput) =>
    callSignedIn<Answer>("PUT", at(id), { body, headers: { "If-Match": `"${revision}"` } }),
  place: (id: string, after: string | null) => callSignedIn<DoneStep>("PUT", `${at(id)}/place`, { body: { after } }),
  remove: (id: string, moveTo: string | undefined) =>
    callSignedIn<DoneStep>("DELETE", at(id) + (moveTo === undefined ? "" : `?${new URLSearchParams({ moveTo })}`)),
  events: (id: string) =>
    callSignedIn<{ events: LedgerEvent[] }>("GET", `${at(id)}/events`).then(({ events }) => events),
  revert: (id: string, event: string) =>
    callSignedIn<Answer & { step: string }>("POST", `${at(id)}/revert`, { body: { event } }),
};

const PATH = "/admin/categories";

const at = (id: string) => `${PATH}/${encodeURIComponent(id)}`;
