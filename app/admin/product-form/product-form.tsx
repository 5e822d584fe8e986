import "./product-form.css";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { Product } from "../../../domain/catalog/product.ts";
import { NEW_PRODUCT } from "../../../domain/web/panel-addresses.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useShop } from "../../use-shop.ts";
import { PRODUCT_FIELDS } from "../history/field-value.tsx";
import { panel } from "../panel-calls.ts";
import { categoryAt, PriceRight, useMayChangePrices, useOwnersCategories } from "../panel-context.tsx";
import { panelMessages } from "../panel-words.ts";
import { asFields, listedPictures, type PictureFields } from "../product-pictures/picture-list.ts";
import type { UploadQueue } from "../product-pictures/upload-queue.ts";
import { useUploads } from "../product-pictures/use-uploads.ts";
import { SavedForm } from "../saved-form/saved-form.tsx";
import { useSavedForm } from "../saved-form/use-saved-form.ts";
import { useFailureHandler } from "../use-failure-handler.ts";
import type { HalfDoneForms } from "./half-done-forms.ts";
import { useFormFacts } from "./price-fields.tsx";
import { ProductFormFields } from "./product-form-fields.tsx";
import { OutdatedLine, ProductActions, ProductFormFooter, RemovedLine } from "./product-form-parts.tsx";
import type { ProductDraft } from "./product-form-values.ts";
import { ProductPreview } from "./product-preview.tsx";
import { type OpenedForm, productSource } from "./product-source.ts";

type ProductFormProps = {
  /** Without a product the form makes a new one (spec §2). */
  opened: OpenedForm;
  forms: HalfDoneForms;
  queue: UploadQueue;
  list: { put: (product: Product) => void; reload: () => Promise<void> };
  onCopy: (product: Product, draft: ProductDraft) => void;
  announceSaved: (title: string, product: Product) => void;
  /** Called when all of it is saved; `opensNext` asks for an empty form. */
  onDone: (saved: Product, opensNext: boolean) => void;
  onClose: () => void;
  /** Stands above the fields: the half-done forms of the same product. */
  children: ReactNode;
};

const PHOTO_FAILED = "Bir fotoğraf yüklenemedi: yeniden dene ya da kaldır.";
const HALF_DONE = "Yarım kalanlarda duruyor";

const HISTORY_WORDS = {
  none: "Bu ürün için henüz bir kayıt yok.",
  reverted: "Ürün o hâline döndürüldü.",
  saved: panelMessages.updated,
  failed: panelMessages.updateFailed,
};

export function ProductForm({ opened, forms, queue, list, onDone, onClose, ...props }: ProductFormProps) {
  const { place, continued } = opened;
  const { publicUrl } = useShop();
  const [source] = useState(() => productSource({ opened, forms, publicUrl, onRemoved: list.reload }));
  const used = useSavedForm({ source, row: opened.product, begun: continued, onSaved: list.put });
  const { row: product, draft, isBusy } = used;
  const facts = useFormFacts(product);
  const categories = useOwnersCategories();
  const mayChangePrices = useMayChangePrices();
  const handleFailure = useFailureHandler();

  const saveNow = async (opensNext: boolean) => {
    let saved = product;
    const isAllSaved = await used.save((row) => {
      saved = row;
      const title = product ? panelMessages.updated : panelMessages.created;
      // The next form makes the buttons of a toast unreachable.
      if (opensNext) toast.success(title);
      else props.announceSaved(title, row);
      if (!product) list.reload();
    });
    if (isAllSaved && saved) onDone(saved, opensNext);
  };
  const { uploads, isWaiting, waitForPictures } = useFormPictures({
    queue,
    fields: draft,
    onChange: used.change,
    onUploaded: saveNow,
  });
  const save = (opensNext: boolean) => {
    if (uploads.list.some(({ stage }) => stage === "failed")) return used.refuse(PHOTO_FAILED);
    return waitForPictures(opensNext) || saveNow(opensNext);
  };

  /** The list of half-done forms stands at the head of the panel. A toast names it only where it is off the screen. */
  const close = () => {
    const isStored = uploads.isUploading || source.half?.read() !== undefined;
    if (isStored && scrollY > innerHeight / 4 && !isBusy) {
      toast.success(HALF_DONE, { label: "Göster", onClick: () => scrollTo({ top: 0 }) });
    }
    onClose();
  };
  const abandon = () => {
    queue.close();
    source.half?.remove();
    onClose();
  };
  const restore = async () => {
    try {
      await panel.restore([place]);
      toast.success(panelMessages.restored);
      await used.reload();
    } catch (error) {
      handleFailure(error, messages.actionFailed);
    }
    await list.reload();
  };
  const storeIfUploading = useEffectEvent(() => {
    if (uploads.isUploading) used.keep();
  });
  useEffect(function storeUploadingFormOnClose() {
    return () => storeIfUploading();
  }, []);

  return (
    // Whoever adds a product writes its first price.
    <PriceRight value={!product || mayChangePrices}>
      <Sheet title={product ? "Ürünü Düzenle" : "Yeni Ürün Ekle"} shape="desk" onClose={close}>
        <SavedForm
          used={used}
          name={product?.name ?? ""}
          show={PRODUCT_FIELDS}
          history={
            product && {
              load: () => panel.events(product.id),
              revert: (event) => panel.revert(product.id, event),
              words: HISTORY_WORDS,
              onChanged: list.reload,
            }
          }
          isInSheet
          onSave={() => save(false)}
          head={(openHistory) => (
            <>
              {product && (
                <ProductActions product={product} onCopy={() => props.onCopy(product, draft)} onHistory={openHistory} />
              )}
              {props.children}
              {!product && place !== NEW_PRODUCT && <RemovedLine onAbandon={abandon} onRestore={restore} />}
              {product && continued && used.isOutdated && <OutdatedLine />}
            </>
          )}
          fields={(fields) => (
            <>
              <ProductFormFields {...fields} saved={product} facts={facts} uploads={uploads} onErrors={used.doubt} />
              <ProductPreview draft={draft} saved={product} tint={categoryAt(categories, draft.category)?.tint} />
            </>
          )}
          foot={
            <ProductFormFooter
              {...{ isNew: !product, isBusy, isWaiting, refusal: used.refusal, onClose: close }}
              onSaveAndNext={() => save(true)}
            />
          }
        />
      </Sheet>
    </PriceRight>
  );
}

type Wiring = {
  queue: UploadQueue;
  fields: PictureFields;
  onChange: (changes: Partial<PictureFields>) => void;
  onUploaded: (opensNext: boolean) => void;
};

/** Appends uploaded pictures to the product, and delays saving until all uploads are done. */
export function useFormPictures({ queue, fields, onChange, onUploaded }: Wiring) {
  const [waitingSave, setWaitingSave] = useState<{ opensNext: boolean }>();
  const uploads = useUploads(queue, (addresses) => {
    onChange(asFields([...new Set([...listedPictures(fields), ...addresses])]));
  });
  const dueSave = uploads.isUploading ? undefined : waitingSave;
  const hasNoFailures = uploads.list.length === 0;

  const save = useEffectEvent(onUploaded);
  useEffect(
    function saveOnceUploadsAreDone() {
      if (!dueSave) return;
      setWaitingSave(undefined);
      // The owner decides about a failed upload.
      if (hasNoFailures) save(dueSave.opensNext);
    },
    [dueSave, hasNoFailures],
  );

  return {
    uploads,
    isWaiting: waitingSave !== undefined,
    /** Answers whether saving waits for uploads; it then follows by itself. */
    waitForPictures(opensNext: boolean) {
      setWaitingSave(uploads.isUploading ? { opensNext } : undefined);
      return uploads.isUploading;
    },
  };
}
