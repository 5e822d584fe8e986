import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Product } from "../../../domain/catalog/product.ts";
import { inThisTab } from "../../browser-storage.ts";
import { endedSession } from "../../ended-session.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";
import { useOpened } from "../../ui/opened.ts";
import { panel } from "../panel-calls.ts";
import { copyPlace, type HalfDoneForms, isNewPlace, NEW_PRODUCT } from "../product-form/half-done-forms.ts";
import type { OpenedForm, SaveOutcome, SentForm } from "../product-form/opened-form.ts";
import { draftOf, filledDraft } from "../product-form/product-form-values.ts";
import { randomToken } from "../product-form/random-token.ts";
import { findCurrent } from "../product-form/saved-product.ts";
import type { HandleFailure } from "../use-failure-handler.ts";

/** Whoever unpacks a box adds ten of one kind. */
const LAST_CATEGORY_KEY = "son-kategori";

type Wiring = {
  find: (id: string) => Promise<Product | undefined>;
  forms: HalfDoneForms;
  handleFailure: HandleFailure;
  reload: () => Promise<void>;
  save: (opened: OpenedForm, sent: SentForm) => Promise<SaveOutcome>;
};

/** Which form is open, and what comes after it. */
export function useOpenedForm({ find, forms, handleFailure, reload, save }: Wiring) {
  const [form, setForm] = useState<OpenedForm | null>(null);
  const { isOpen, open: openForm, close: closeForm } = useOpened("form");
  const openings = useRef(0);

  /** The product's own form, or an empty one where there is none, or none any more. */
  const open = async (place: string) => {
    openings.current += 1;
    const ours = openings.current;
    try {
      const product = isNewPlace(place) ? undefined : await find(place);
      // Another form was opened meanwhile.
      if (ours === openings.current) show({ ...newForm(place), product });
    } catch (error) {
      handleFailure(error, messages.dataFailed, place);
    }
  };

  const show = (shown: OpenedForm) => {
    setForm(shown);
    openForm();
  };

  const openNow = useEffectEvent(open);
  useEffect(function goOnAfterEndedSession() {
    const place = endedSession.openedForm();
    endedSession.forget();
    if (place) openNow(place);
  }, []);

  useEffect(
    function closeOnceDone() {
      if (isOpen && !form) closeForm();
    },
    [isOpen, form, closeForm],
  );
  // Before the next tap is heard: it may open another form.
  useLayoutEffect(
    function forgetOnceClosed() {
      return isOpen ? () => setForm(null) : undefined;
    },
    [isOpen],
  );

  // An answer that comes late must not change a form that was opened after it was asked for.
  const change = ({ opening }: OpenedForm, changed: OpenedForm | null) =>
    setForm((current) => (current?.opening === opening ? changed : current));

  return {
    form: isOpen ? form : null,
    open,
    close: closeForm,

    /** A new product, of which nothing is saved yet. */
    copy(product: Product, draft = draftOf(product)) {
      openings.current += 1;
      const place = copyPlace();
      const start = { ...draft, name: `${draft.name.trim() || product.name} (kopya)` };
      // Whoever is led away at once, or reloads, finds it again.
      forms.keep({ place, key: randomToken(), before: filledDraft({}), changes: start });
      show({ ...newForm(place), start });
    },

    async saveForm(opened: OpenedForm, sent: SentForm): Promise<SaveOutcome> {
      const outcome = await save(opened, sent);
      if (outcome.ok) {
        if (!opened.product) inThisTab.write(LAST_CATEGORY_KEY, sent.input.category);
        const isAllSaved = forms.forgetSaved(opened.place, sent);
        change(opened, sent.opensNext ? newForm(NEW_PRODUCT) : null);
        // Who closed it meanwhile and opened it again has nothing left to do there either.
        if (isAllSaved && !sent.opensNext) setForm((current) => (current?.place === opened.place ? null : current));
      } else if ("current" in outcome) change(opened, { ...opened, product: outcome.current });
      return outcome;
    },

    /** Beside the form, through its history. */
    async refresh(opened: OpenedForm): Promise<void> {
      const product = opened.product && (await findCurrent(opened.product));
      setForm((current) => (current?.opening === opened.opening ? { ...current, product } : current));
      await reload();
    },

    /** What was removed while its form was half done goes on where it was. */
    async restore(opened: OpenedForm): Promise<void> {
      try {
        await panel.restore([opened.place]);
        const { product } = await panel.editedProduct(opened.place);
        toast.success(messages.restored);
        change(opened, { ...opened, product });
      } catch (error) {
        handleFailure(error, messages.actionFailed);
      }
      await reload();
    },
  };
}

const newForm = (place: string): OpenedForm => ({
  place,
  product: undefined,
  opening: randomToken(),
  start: { category: inThisTab.read(LAST_CATEGORY_KEY) ?? "" },
});
