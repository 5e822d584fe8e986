import { lazy, Suspense, useMemo } from "react";
import type { User } from "../../../domain/account/user.ts";
import "../../ui/button.css";
import { Spinner } from "../../ui/spinner.tsx";
import { AdminHeader } from "./admin-header.tsx";
import { Counters } from "./counters.tsx";
import "./dashboard.css";
import { TrashButton } from "../history/trash-button.tsx";
import { useTrashCount } from "../history/use-trash-count.ts";
import { halfDoneForms, NEW_PRODUCT } from "../product-form/half-done-forms.ts";
import { HalfDoneNotice } from "../product-form/half-done-notice.tsx";
import { ProductForm } from "../product-form/product-form.tsx";
import { uploadQueueOf } from "../product-pictures/use-uploads.ts";
import { LoadFailed } from "../products/list-notices.tsx";
import { ProductBrowser } from "../products/product-browser.tsx";
import { useOwnersList } from "../products/use-owners-list.ts";
import { useOwnersListing } from "../products/use-owners-listing.ts";
import { useProductWrites } from "../products/use-product-writes.ts";
import { useRefusal } from "../use-refusal.ts";
import type { MissingFacts } from "./missing-facts-notice.tsx";
import { useOpenedForm } from "./use-opened-form.ts";

/** Once everything is filled in it never comes again. */
const MissingFactsNotice = lazy(() => import("./missing-facts-notice.tsx"));

type DashboardProps = { user: User } & MissingFacts;

export function Dashboard({ user, missing, waitingTitles }: DashboardProps) {
  const view = useOwnersListing();
  const trash = useTrashCount();
  const loaded = useOwnersList(view.listing);
  const reload = async () => {
    trash.recount();
    await loaded.reload();
  };
  const list = { ...loaded, reload };
  const { rows, save, remove, flip } = useProductWrites(list);
  const refuse = useRefusal();
  const forms = useMemo(() => halfDoneForms(user.id), [user.id]);
  const isReady = list.stage === "ready";
  const opened = useOpenedForm({ isReady, find: list.find, forms, refuse, reload, save });
  const { form, open } = opened;

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
              actions={{ add: () => open(NEW_PRODUCT), edit: ({ id }) => open(id), copy: opened.copy, remove, flip }}
            />
          </>
        )}
        {isReady && (
          <div>
            <TrashButton total={trash.total} refuse={refuse} onBroughtBack={reload} />
          </div>
        )}
        <p className="dashboard-note">
          Bilgi sayfalarındaki metinler şablondur, hukuki tavsiye değildir; yayınlamadan önce bir uzmana danış.
        </p>
      </main>
      {form && (
        <ProductForm
          key={form.opening}
          opened={form}
          forms={forms}
          queue={uploadQueueOf(user.id, form.place)}
          categories={list.categories}
          onSave={(sent) => opened.saveForm(form, sent)}
          onCopy={opened.copy}
          onChanged={() => opened.refresh(form)}
          onBringBack={() => opened.bringBack(form)}
          onClose={opened.close}
        />
      )}
    </>
  );
}
