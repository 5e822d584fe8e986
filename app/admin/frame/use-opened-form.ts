import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Product } from "../../../domain/catalog/product.ts";
import { FORM_ANCHOR, NEW_PRODUCT } from "../../../domain/web/panel-addresses.ts";
import { inThisTab } from "../../browser-storage.ts";
import { endedSession } from "../../ended-session.ts";
import { messages } from "../../messages.ts";
import { currentToken } from "../../session.tsx";
import { toast } from "../../toast.tsx";
import { useOpened } from "../../ui/opened.ts";
import { panel } from "../panel-calls.ts";
import { panelMessages } from "../panel-messages.ts";
import type { HalfDone, HalfDoneForms } from "../product-form/half-done-forms.ts";
import type { OpenedForm, SaveOutcome, SentForm } from "../product-form/opened-form.ts";
import { draftOf, filledDraft } from "../product-form/product-form-values.ts";
import { randomToken } from "../product-form/random-token.ts";
import { findCurrent } from "../product-form/saved-product.ts";
import { useAnchor } from "../use-anchor.ts";
import type { HandleFailure } from "../use-failure-handler.ts";

/** A new form starts with the last category: products are often added in series. */
const LAST_CATEGORY_KEY = "son-kategori";

type Wiring = {
  find: (id: string) => Promise<Product | undefined>;
  forms: HalfDoneForms;
  handleFailure: HandleFailure;
  reload: () => Promise<void>;
  save: (opened: OpenedForm, sent: SentForm) => Promise<SaveOutcome>;
};

/** The open product form, and what follows when it is saved, copied or closed. */
export function useOpenedForm({ find, forms, handleFailure, reload, save }: Wiring) {
  const [form, setForm] = useState<OpenedForm | null>(null);
  const { isOpen, open: openForm, close: closeForm } = useOpened("form");
  const openings = useRef(0);

  /** Opens the form with what is saved, an empty one for a new product, unless the owner continues a half-done one. */
  const open = async (place: string, continued?: HalfDone) => {
    openings.current += 1;
    const thisOpening = openings.current;
    try {
      const product = place === NEW_PRODUCT ? undefined : await find(place);
      // Another form may have been opened during the request.
      if (thisOpening === openings.current) show({ ...openedForm(place, continued), product });
    } catch (error) {
      handleFailure(error, messages.dataFailed, place);
    }
  };

  const show = (shown: OpenedForm) => {
    setForm(shown);
    openForm();
  };

  /** Her session ended while she was typing, so the form opens as she left it. */
  const reopen = useEffectEvent((place: string) => open(place, forms.newestAt(place)));
  useEffect(function reopenAfterEndedSession() {
    const place = endedSession.openedForm();
    endedSession.forget();
    if (place) reopen(place);
  }, []);

  // Another page of the panel, or a shortcut, leads to a form by its address.
  useAnchor(FORM_ANCHOR, (place) => {
    const halfDone = forms.list().find(({ key }) => key === place);
    open(halfDone?.place ?? place, halfDone);
  });

  // A sheet covers 'Çıkış Yap', so a session that ends under an open form was ended elsewhere.
  useLayoutEffect(
    function noteFormOfEndedSession() {
      if (!form) return;
      return () => {
        if (currentToken() !== "") return;
        const isHalfDone = forms.list().some(({ key }) => key === form.key);
        endedSession.note(isHalfDone ? form.place : "");
      };
    },
    [form, forms],
  );

  useEffect(
    function closeOnceDone() {
      if (isOpen && !form) closeForm();
    },
    [isOpen, form, closeForm],
  );
  // A layout effect runs before the next tap, which may open another form.
  useLayoutEffect(
    function forgetOnceClosed() {
      return isOpen ? () => setForm(null) : undefined;
    },
    [isOpen],
  );

  // A late response must not change a form that was opened after the request.
  const change = ({ opening }: OpenedForm, changed: OpenedForm | null) =>
    setForm((current) => (current?.opening === opening ? changed : current));

  return {
    form: isOpen ? form : null,
    open,
    close: closeForm,

    /** Opens a new, unsaved product with the values of this one. */
    copy(product: Product, draft = draftOf(product)) {
      openings.current += 1;
      const name = `${draft.name.trim() || product.name} (kopya)`;
      const changes = { ...draft, name };
      const at = new Date().toISOString();
      const copied = { place: NEW_PRODUCT, key: randomToken(), before: filledDraft({}), changes, at };
      // Stored at once, so that the copy survives a reload.
      forms.store(copied);
      show(openedForm(NEW_PRODUCT, copied));
    },

    async saveForm(opened: OpenedForm, sent: SentForm): Promise<SaveOutcome> {
      const outcome = await save(opened, sent);
      if (outcome.ok) {
        if (!opened.product) inThisTab.write(LAST_CATEGORY_KEY, sent.input.category);
        const isAllSaved = forms.removeSaved(opened.key, sent.draft);
        change(opened, sent.opensNext ? openedForm(NEW_PRODUCT) : null);
        // The same form may have been closed and reopened during the request; it is done as well.
        if (isAllSaved && !sent.opensNext) setForm((current) => (current?.key === opened.key ? null : current));
      } else if ("current" in outcome) change(opened, { ...opened, product: outcome.current });
      return outcome;
    },

    /** Reloads the product after its history changed it. */
    async refresh(opened: OpenedForm): Promise<void> {
      const product = opened.product && (await findCurrent(opened.product));
      setForm((current) => (current?.opening === opened.opening ? { ...current, product } : current));
      await reload();
    },

    /** Restores a product that was removed while its form was half done; the form stays open. */
    async restore(opened: OpenedForm): Promise<void> {
      try {
        await panel.restore([opened.place]);
        const { product } = await panel.editedProduct(opened.place);
        toast.success(panelMessages.restored);
        change(opened, { ...opened, product });
      } catch (error) {
        handleFailure(error, messages.actionFailed);
      }
      await reload();
    },
  };
}

const openedForm = (place: string, continued?: HalfDone): OpenedForm => ({
  place,
  product: undefined,
  opening: randomToken(),
  key: continued?.key ?? randomToken(),
  continued,
  start: { category: inThisTab.read(LAST_CATEGORY_KEY) ?? "" },
});
