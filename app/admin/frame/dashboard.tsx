import "../../ui/button.css";
import "./dashboard.css";
import { useEffect, useEffectEvent, useMemo } from "react";
import { type ShouldRevalidateFunctionArgs, useOutletContext } from "react-router";
import { isAdmin, type User } from "../../../domain/account/user.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { NEW_PRODUCT, STOCK_ANCHOR } from "../../../domain/web/panel-addresses.ts";
import type { OwnersAnswer } from "../../../domain/web/panel-answers.ts";
import { messages } from "../../messages.ts";
import { toast } from "../../toast.tsx";
import { Icon } from "../../ui/icon.tsx";
import { shouldRevalidate as isFreshAddress, useOpened } from "../../ui/opened.ts";
import { useRequest } from "../../ui/use-request.ts";
import { TrashSheet } from "../history/trash-sheet.tsx";
import { panel } from "../panel-calls.ts";
import { OwnersChoicesProvider, PriceRight } from "../panel-context.tsx";
import { type HalfDone, halfDoneForms } from "../product-form/half-done-forms.ts";
import { HalfDoneNotice } from "../product-form/half-done-notice.tsx";
import { ProductForm } from "../product-form/product-form.tsx";
import { uploadQueueOf } from "../product-pictures/use-uploads.ts";
import { ProductBrowser } from "../products/product-browser.tsx";
import { StockSheet } from "../products/stock-sheet.tsx";
import { isListStale, loadList, useOwnersList } from "../products/use-owners-list.ts";
import { useProductWrites } from "../products/use-product-writes.ts";
import { SharedHost } from "../shared/shared-host.tsx";
import { RecentSteps } from "../steps/steps-sheet.tsx";
import { useFailureHandler } from "../use-failure-handler.ts";
import { useAnchor, useOpenedAbout } from "../use-opened-about.ts";
import type { Route } from "./+types/dashboard.ts";
import { useOpenedForm } from "./use-opened-form.ts";

/** Only the browser has the token (spec §4), so the list is loaded there. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request);

/** Opening a sheet over the list loads nothing (decision 13), unless a write has made the list stale. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) => isListStale() || isFreshAddress(args);

const KEPT = "Az önce yazdıkların da yarım kalanlarda duruyor";

export default function Dashboard({ loaderData: { listing, answer, failure } }: Route.ComponentProps) {
  const user = useOutletContext<User>();
  const handleFailure = useFailureHandler();
  const trash = useRequest(() => panel.trash(0));
  const loaded = useOwnersList(answer);
  const reload = async () => {
    await Promise.all([trash.reload(), loaded.reload()]);
  };
  const list = { ...loaded, reload };
  const { shown, announceSaved, remove, patch } = useProductWrites(list, handleFailure);
  const forms = useMemo(() => halfDoneForms(user.id), [user.id]);
  const { form, open, ...opened } = useOpenedForm({ find: list.find, forms, handleFailure });

  const stock = useOpenedAbout<Product>("stok");
  // Bugün leads here.
  useAnchor(STOCK_ANCHOR, async (id) => {
    try {
      const product = await list.find(id);
      if (product) stock.open(product);
    } catch (error) {
      handleFailure(error, messages.dataFailed);
    }
  });

  const report = useEffectEvent(handleFailure);
  useEffect(
    function reportFailedLoad() {
      if (failure) report(failure, messages.dataFailed);
    },
    [failure],
  );

  const queueOf = ({ key }: { key: string }) => uploadQueueOf(user.id, key);
  const halfDone = {
    forms,
    queueOf,
    onContinue(half: HalfDone) {
      if (forms.list().some(({ key }) => key === form?.key)) toast.success(KEPT);
      return open(half.place, half);
    },
    onRemoved: (half: HalfDone) => queueOf(half).close(),
  };
  return (
    <PriceRight value={isAdmin(user) || shown?.mayChangePrices === true}>
      <OwnersChoicesProvider>
        {!form && <HalfDoneNotice {...halfDone} />}
        {!form && <SharedHost userId={user.id} />}
        <div className="kit-row dashboard-head">
          <h2>Ürünler</h2>
          <Counters {...shown?.counts} />
          <PanelTools removedCount={trash.answer?.total ?? 0} reload={reload} />
        </div>
        <ProductBrowser
          listing={listing}
          shown={shown}
          arrange={list.arrange}
          reload={reload}
          actions={{
            add: () => open(NEW_PRODUCT),
            edit: ({ id }) => open(id),
            copy: opened.copy,
            remove,
            patch,
            openStock: stock.open,
            list,
          }}
        />
        {stock.subject && <StockSheet product={stock.subject} list={list} onClose={stock.close} />}
        {form && (
          <ProductForm
            key={form.opening}
            opened={form}
            forms={forms}
            queue={queueOf(form)}
            list={list}
            onCopy={opened.copy}
            announceSaved={announceSaved}
            onDone={(saved, opensNext) => opened.finish(form, saved, opensNext)}
            onClose={opened.close}
          >
            {!form.continued && (
              <HalfDoneNotice {...halfDone} isListed={({ place, key }) => place === form.place && key !== form.key} />
            )}
          </ProductForm>
        )}
      </OwnersChoicesProvider>
    </PriceRight>
  );
}

const COUNTERS = [
  ["all", "Toplam Ürün"],
  ["categories", "Kategori"],
  ["featured", "Öne\u00a0Çıkan Ürün"],
] as const;

/** Unknown counts are shown as dashes, so that the layout does not move. */
const Counters = (numbers: Partial<OwnersAnswer["counts"]>) => (
  <dl className="dashboard-counters">
    {COUNTERS.map(([name, label]) => (
      <div key={name} className="kit-frame dashboard-counter">
        <dt>{label}</dt>
        <dd className="price">{numbers[name] ?? "–"}</dd>
      </div>
    ))}
  </dl>
);

type PanelToolsProps = { removedCount: number; reload: () => Promise<void> };

/** Recent steps and the bin. Both can be undone, so both stand on the first screen. */
function PanelTools({ removedCount, reload }: PanelToolsProps) {
  const bin = useOpened("cop-kutusu");
  return (
    <div className="dashboard-tools">
      <RecentSteps onUndone={reload} />
      <button type="button" className="button button-plain button-small" aria-haspopup="dialog" onClick={bin.open}>
        <Icon name="trash" size={20} />
        <span>
          Çöp kutusu{"\u00a0"}({removedCount})
        </span>
      </button>
      {bin.isOpen && <TrashSheet onRestored={reload} onClose={bin.close} />}
    </div>
  );
}
