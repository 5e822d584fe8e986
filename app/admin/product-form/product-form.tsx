import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import type { Product } from "../../../domain/catalog/product.ts";
import { toast } from "../../toast.tsx";
import { useOpened } from "../../ui/opened.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { categoryAt, useOwnersCategories } from "../owners-categories.tsx";
import { panelMessages } from "../panel-messages.ts";
import "./product-form.css";
import { ConflictChoices } from "../conflict/conflict-choices.tsx";
import { FormActions } from "../form-actions/form-actions.tsx";
import { ProductFormFooter } from "../form-actions/product-form-footer.tsx";
import { PRODUCT_FIELDS } from "../history/field-value.tsx";
import { HistorySheet } from "../history/history-sheet.tsx";
import { useFormFacts } from "../old-price/use-form-facts.ts";
import { panel } from "../panel-calls.ts";
import { PriceRight, useMayChangePrices } from "../price-right.ts";
import type { UploadQueue } from "../product-pictures/upload-queue.ts";
import { FormPreview } from "./form-preview.tsx";
import type { HalfDoneForms } from "./half-done-forms.ts";
import { HalfDoneLine } from "./half-done-line.tsx";
import type { OpenedForm, SaveOutcome, SentForm } from "./opened-form.ts";
import { ProductFormFields } from "./product-form-fields.tsx";
import { meantValue, type ProductDraft } from "./product-form-values.ts";
import { useFormPictures } from "./use-form-pictures.ts";
import { useSaving } from "./use-saving.ts";
import { useTypedDraft } from "./use-typed-draft.ts";

type ProductFormProps = {
  /** Without a product the form makes a new one (spec §2). */
  opened: OpenedForm;
  forms: HalfDoneForms;
  /** The uploads of this form. */
  queue: UploadQueue;
  onSave: (sent: SentForm) => Promise<SaveOutcome>;
  onCopy: (product: Product, draft: ProductDraft) => void;
  /** Called after the product was changed through its history. */
  onChanged: () => Promise<void>;
  onRestore: () => void;
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

export function ProductForm({ opened, forms, queue, onSave, onChanged, ...actions }: ProductFormProps) {
  const { product } = opened;
  const { onCopy, onRestore, onClose, children } = actions;
  const typing = useTypedDraft(opened, forms);
  const { draft, conflicts } = typing;
  const saving = useSaving(typing, onSave);
  const facts = useFormFacts(product);
  const categories = useOwnersCategories();
  const form = useRef<HTMLFormElement>(null);
  const history = useOpened("gecmis");
  const mayChangePrices = useMayChangePrices();

  const change = (changes: Partial<ProductDraft>) => {
    typing.change(changes);
    saving.clearErrors(changes);
  };
  const saveNow = (opensNext: boolean) => form.current && saving.save(form.current, opensNext);
  const { uploads, isWaiting, waitForPictures } = useFormPictures({
    queue,
    fields: draft,
    onChange: change,
    onUploaded: saveNow,
  });
  const save = (opensNext: boolean) => {
    if (uploads.list.some(({ stage }) => stage === "failed")) return saving.refuse(PHOTO_FAILED);
    return waitForPictures(opensNext) || saveNow(opensNext);
  };

  /** The list of half-done forms stands at the head of the panel. A toast names it only where it is off the screen. */
  const close = () => {
    const isStored = uploads.isUploading || forms.list().some(({ key }) => key === opened.key);
    if (isStored && scrollY > innerHeight / 4 && !saving.isBusy) {
      toast.success(HALF_DONE, { label: "Göster", onClick: () => scrollTo({ top: 0 }) });
    }
    onClose();
  };
  const abandon = () => {
    queue.close();
    forms.remove(opened.key);
    onClose();
  };
  const storeIfUploading = useEffectEvent(() => {
    if (uploads.isUploading) typing.storeAsIs();
  });
  useEffect(function storeUploadingFormOnClose() {
    return () => storeIfUploading();
  }, []);

  return (
    // Whoever adds a product writes its first price.
    <PriceRight value={!product || mayChangePrices}>
      <Sheet title={product ? "Ürünü Düzenle" : "Yeni Ürün Ekle"} shape="desk" onClose={close}>
        <form
          ref={form}
          className="kit-sheet"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save(false);
          }}
        >
          <div className="product-form-body">
            <ProductFormFields
              draft={draft}
              errors={saving.errors}
              facts={facts}
              uploads={uploads}
              onChange={change}
              onErrors={saving.addErrors}
            >
              {product && (
                <FormActions product={product} onCopy={() => onCopy(product, draft)} onHistory={history.open} />
              )}
              {children}
              <HalfDoneLine state={typing.state} onAbandon={abandon} onRestore={onRestore} />
              {product && conflicts.length > 0 && (
                <ConflictChoices
                  loadEvents={() => panel.events(product.id)}
                  saved={product}
                  fields={PRODUCT_FIELDS}
                  conflicts={conflicts.map((field) => ({
                    field,
                    mine: meantValue(field, typing.typed),
                    theirs: meantValue(field, typing.theirs),
                    choice: typing.chosen(field),
                  }))}
                  onChoose={typing.choose}
                />
              )}
            </ProductFormFields>
            <FormPreview draft={draft} product={product} tint={categoryAt(categories, draft.category)?.tint} />
          </div>
          <ProductFormFooter
            isNew={!product}
            isBusy={saving.isBusy}
            isWaiting={isWaiting}
            refusal={saving.refusal}
            onSaveAndNext={() => save(true)}
            onClose={close}
          />
        </form>
      </Sheet>
      {product && history.isOpen && (
        <HistorySheet
          name={product.name}
          fields={PRODUCT_FIELDS}
          load={() => panel.events(product.id)}
          revert={(event) => panel.revert(product.id, event)}
          words={HISTORY_WORDS}
          onChanged={onChanged}
          onClose={history.close}
        />
      )}
    </PriceRight>
  );
}
