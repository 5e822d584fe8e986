import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { Product } from "../../../domain/catalog/product.ts";
import { FORM_ANCHOR, NEW_PRODUCT } from "../../../domain/web/panel-addresses.ts";
import { currentToken, inThisTab } from "../../browser-storage.ts";
import { messages } from "../../messages.ts";
import { endedSession } from "../../proof/return-address.ts";
import { randomToken } from "../../ui/random-token.ts";
import type { HalfDone, HalfDoneForms } from "../product-form/half-done-forms.ts";
import { draftOf, filledDraft } from "../product-form/product-form-values.ts";
import type { OpenedForm } from "../product-form/product-source.ts";
import type { HandleFailure } from "../use-failure-handler.ts";
import { useAnchor, useOpenedAbout } from "../use-opened-about.ts";

/** A new form starts with the last category: products are often added in series. */
const LAST_CATEGORY_KEY = "son-kategori";

type Wiring = {
  find: (id: string) => Promise<Product | undefined>;
  forms: HalfDoneForms;
  handleFailure: HandleFailure;
};

/** The open product form, and what follows when it is saved, copied or closed. */
export function useOpenedForm({ find, forms, handleFailure }: Wiring) {
  const { subject: form, open: show, change, close } = useOpenedAbout<OpenedForm>("form");
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

  return {
    form,
    open,
    close,

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

    /** Closes the form once all of it is saved, or opens an empty one. */
    finish(opened: OpenedForm, saved: Product, opensNext: boolean) {
      if (!opened.product) inThisTab.write(LAST_CATEGORY_KEY, saved.category);
      change((current) => {
        if (opensNext) return current?.opening === opened.opening ? openedForm(NEW_PRODUCT) : current;
        // The same form may have been closed and opened again during the request; it is done as well.
        return current?.key === opened.key ? undefined : current;
      });
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
