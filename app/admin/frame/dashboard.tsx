import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import type { User } from "../../../domain/account/user.ts";
import { endedSession } from "../../ended-session.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";
import { leaveOpened } from "../../ui/back-step.ts";
import "../../ui/button.css";
import { Spinner } from "../../ui/spinner.tsx";
import { AdminHeader } from "./admin-header.tsx";
import { Counters } from "./counters.tsx";
import "./dashboard.css";
import { halfDoneForms, NEW_PRODUCT } from "../product-form/half-done-forms.ts";
import { HalfDoneNotice } from "../product-form/half-done-notice.tsx";
import type { OpenedForm, SentForm } from "../product-form/opened-form.ts";
import { ProductForm } from "../product-form/product-form.tsx";
import { uniqueKey } from "../product-form/unique-key.ts";
import { LoadFailed } from "../products/list-notices.tsx";
import { ProductBrowser } from "../products/product-browser.tsx";
import { useOwnersList } from "../products/use-owners-list.ts";
import { useOwnersListing } from "../products/use-owners-listing.ts";
import { useProductWrites } from "../products/use-product-writes.ts";
import type { MissingFacts } from "./missing-facts-notice.tsx";

/** Once everything is filled in it never comes again. */
const MissingFactsNotice = lazy(() => import("./missing-facts-notice.tsx"));

type DashboardProps = { user: User } & MissingFacts;

export function Dashboard({ user, missing, waitingTitles }: DashboardProps) {
  const view = useOwnersListing();
  const list = useOwnersList(view.listing);
  const { rows, save, remove, flip } = useProductWrites(list);
  const [form, setForm] = useState<OpenedForm | null>(null);
  const forms = useMemo(() => halfDoneForms(user.id), [user.id]);

  /** The product's own form, or an empty one where there is none, or none any more. */
  const open = async (place: string) => {
    const product = place === NEW_PRODUCT ? undefined : await list.find(place).catch(() => null);
    if (product === null) return toast.error(messages.dataFailed);
    setForm({ place, product, opening: uniqueKey() });
  };

  const openNow = useEffectEvent(open);
  useEffect(
    function goOnAfterEndedSession() {
      if (list.stage !== "ready") return;
      const place = endedSession.openedForm();
      endedSession.forget();
      if (place) openNow(place);
    },
    [list.stage],
  );

  // Who is led away while a form is open (the session ended) comes to the next page instead of back over the form's step.
  useLayoutEffect(function leaveWithForm() {
    return leaveOpened;
  }, []);

  // An answer that comes late must not change a form that was opened after it was asked for.
  const change = ({ opening }: OpenedForm, changed: OpenedForm | null) =>
    setForm((current) => (current?.opening === opening ? changed : current));

  const saveForm = async (opened: OpenedForm, sent: SentForm) => {
    const outcome = await save(opened, sent);
    if (outcome.ok) {
      change(opened, null);
      // Who closed it meanwhile and opened it again has nothing left to do there either.
      if (forms.forgetSaved(opened.place, sent))
        setForm((current) => (current?.place === opened.place ? null : current));
    } else if ("current" in outcome) change(opened, { ...opened, product: outcome.current });
    return outcome;
  };

  return (
    <>
      <AdminHeader name={user.name} />
      <main className="dashboard page-width">
        {missing.length > 0 && (
          <Suspense>
            <MissingFactsNotice missing={missing} waitingTitles={waitingTitles} />
          </Suspense>
        )}
        {list.stage === "loading" && <Spinner />}
        {list.stage === "failed" && <LoadFailed onRetry={list.reload} />}
        {list.stage === "ready" && (
          <>
            {!form && <HalfDoneNotice forms={forms.list()} onResume={open} />}
            <Counters {...list.counts} />
            <ProductBrowser
              list={{ ...list, rows }}
              view={view}
              actions={{ add: () => open(NEW_PRODUCT), edit: ({ id }) => open(id), remove, flip }}
            />
          </>
        )}
        <p className="dashboard-note">
          Bilgi sayfalarındaki metinler şablondur, hukuki tavsiye değildir; yayınlamadan önce bir uzmana danış.
        </p>
      </main>
      {form && (
        <ProductForm
          key={form.opening}
          product={form.product}
          place={form.place}
          forms={forms}
          categories={list.categories}
          onSave={(sent) => saveForm(form, sent)}
          onClose={() => change(form, null)}
        />
      )}
    </>
  );
}
