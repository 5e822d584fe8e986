import "../../ui/button.css";
import "./product-browser.css";
import { useState, useSyncExternalStore } from "react";
import { useOutletContext } from "react-router";
import type { User } from "../../../domain/account/user.ts";
import { HIDDEN } from "../../../domain/catalog/shown-from.ts";
import { toast } from "../../toast.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { Field, Select } from "../../ui/field.tsx";
import { useOpened } from "../../ui/opened.ts";
import { useShop } from "../../use-shop.ts";
import { formLabel } from "../field-words.ts";
import { panel } from "../panel-calls.ts";
import { useOwnersCategories } from "../panel-context.tsx";
import { OptionList, PanelIcon, Thumb } from "../panel-parts.tsx";
import { panelMessages } from "../panel-words.ts";
import { filledDraft, readDraft } from "../product-form/product-form-values.ts";
import { PictureSource, UploadTiles } from "../product-pictures/picture-source.tsx";
import { isOnItsWay } from "../product-pictures/upload-queue.ts";
import { uploadQueueOf } from "../product-pictures/use-uploads.ts";
import { FormSheet } from "../saved-form/form-sheet.tsx";
import type { FormErrors } from "../saved-form/form-state.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";

/** The name of the sheet among what is open, and of its uploads. */
export const PHOTO_DRAFTS = "fotograflardan";

type PhotoDraftsProps = { onMade: () => void };

/** Makes a hidden product of each photo, which the owner then prices in the list and names in its form. */
export function PhotoDrafts({ onMade }: PhotoDraftsProps) {
  const sheet = useOpened(PHOTO_DRAFTS);
  const done = () => {
    sheet.closeInPlace();
    onMade();
  };
  return (
    <>
      <button
        type="button"
        className="button button-plain button-small product-browser-photos"
        aria-label="Fotoğraflardan taslak"
        aria-haspopup="dialog"
        onClick={sheet.open}
      >
        <PanelIcon name="photos" size={20} />
        <span>Fotoğraflardan</span>
      </button>
      {sheet.isOpen && <PhotoDraftsSheet onDone={done} onClose={sheet.close} />}
    </>
  );
}

function PhotoDraftsSheet({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const user = useOutletContext<User>();
  const { publicUrl } = useShop();
  const categories = useOwnersCategories();
  const handleFailure = useFailureHandler();
  const queue = uploadQueueOf(user.id, PHOTO_DRAFTS);
  const list = useSyncExternalStore(queue.subscribe, queue.list, queue.list);
  const sent = list.flatMap((upload) => (upload.stage === "sent" ? [upload] : []));
  const [values, setValues] = useState({ category: "", price: "" });
  const [errors, setErrors] = useState<FormErrors>({});
  const [batch] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const isUploading = list.some(isOnItsWay);
  const canMake = sent.length > 0 && !isUploading && !isBusy;

  const make = async () => {
    if (!canMake) return;
    const named = (name: string, image: string) =>
      readDraft(filledDraft({ ...values, name, image, shownFrom: HIDDEN }), publicUrl);
    const read = named("Taslak", sent[0]?.address ?? "");
    setErrors(read.ok ? {} : read.errors);
    if (!read.ok) return;
    setBusy(true);
    try {
      const { matches } = await panel.list({ q: "taslak", hidden: "true" });
      // A new product comes first in the shop, so the first photo is the last one.
      for (const [index, { id, address }] of [...sent.entries()].toReversed()) {
        const draft = named(`Taslak ${matches + index + 1}`, address);
        if (draft.ok) await panel.createProduct(draft.values, `${batch}-${id}`);
        queue.forget([id]);
      }
      toast.success(`${sent.length} taslak eklendi`);
      onDone();
    } catch (error) {
      handleFailure(error, reasonOr(panelMessages.createFailed));
    } finally {
      setBusy(false);
    }
  };

  return (
    <FormSheet
      title="Fotoğraflardan taslaklar"
      action={makeWords({ count: sent.length, isUploading, isBusy })}
      isIncomplete={!canMake}
      onSubmit={make}
      onClose={onClose}
    >
      <p>Her fotoğraf gizli bir ürün olur. Fiyatını listede, adını ürünü açınca yazar, hazır olunca gösterirsin.</p>
      <PictureSource error={undefined} onChoose={(files) => queue.add(files)} onKeyDown={() => {}}>
        {list.length > 0 && (
          <ol className="pictures-list">
            {sent.map(({ id, address, name }) => (
              <li key={id} className="kit-stack">
                <Thumb image={address} alt={name} />
                <SmallButton action="Kaldır" of={name} onClick={() => queue.forget([id])} />
              </li>
            ))}
            <UploadTiles
              uploads={{
                ...queue,
                list: list.filter(({ stage }) => stage !== "sent"),
                surplus: 0,
                isUploading,
              }}
            />
          </ol>
        )}
      </PictureSource>
      <Select
        label={formLabel("category")}
        value={values.category}
        error={errors.category}
        onChange={({ target }) => setValues({ ...values, category: target.value })}
      >
        <option value="">Seçiniz</option>
        <OptionList of={categories.map(({ slug, name }) => [slug, name])} />
      </Select>
      <Field
        label={formLabel("price")}
        hint="Hepsi bu fiyatla başlar; listede tek tek değiştirirsin."
        inputMode="decimal"
        value={values.price}
        error={errors.price}
        onChange={({ target }) => setValues({ ...values, price: target.value })}
      />
    </FormSheet>
  );
}

function makeWords({ count, isUploading, isBusy }: { count: number; isUploading: boolean; isBusy: boolean }): string {
  if (isUploading) return "Fotoğraflar bekleniyor...";
  if (isBusy) return "Ekleniyor...";
  return count === 0 ? "Taslak yap" : `${count} taslak yap`;
}
