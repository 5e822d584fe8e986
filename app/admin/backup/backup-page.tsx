import { useEffect, useEffectEvent } from "react";
import type { KeptCopy } from "../../../domain/backup/kept-copies.ts";
import type { BroughtOrders, NightlyState } from "../../../domain/backup/shop-copies.ts";
import { useProof } from "../../proof/use-proof.tsx";
import { toast } from "../../toast.tsx";
import { PlainButton, SmallButton } from "../../ui/button.tsx";
import { recentMoment } from "../../ui/moment.ts";
import { useOpened } from "../../ui/opened.ts";
import { saveFrom } from "../panel-calls.ts";
import { sectionLoader, useSectionData } from "../section-load.tsx";
import { useUndo } from "../use-undo.ts";
import type { Route } from "./+types/backup-page.ts";
import { backupCalls } from "./backup-calls.ts";
import { megabytes, RestoreSheet } from "./restore-sheet.tsx";
import { useRestore } from "./use-restore.ts";

export const clientLoader = sectionLoader(backupCalls.list);

export { shouldRevalidate } from "../../ui/opened.ts";

/** 'Yedek': the whole shop as one file, the copies of the nights, and the way back. */
export default function BackupPage({ loaderData }: Route.ComponentProps) {
  const { answer, reload } = useSectionData(loaderData, backupCalls.list);
  const { attempt, isBusy, proofSheet } = useProof();
  const restore = useRestore(attempt);
  const sheet = useOpened("geri-yukle");
  const { offer } = useUndo(reload);

  const download = (name: string | null, isFull = false) =>
    attempt(async () => saveFrom(await backupCalls.link(name, isFull)));

  const tellBrought = ({ step, count, left }: BroughtOrders) => {
    sheet.close();
    const description = left > 0 ? { description: `${left} sipariş okunamadı, gelmedi` } : {};
    toast.success(`${count} sipariş deftere alındı`, offer(step), description);
  };

  const leave = useEffectEvent(() => {
    restore.leave();
    // Everything on the screen is of the shop as it was.
    if (restore.state?.step === "restored") location.reload();
    else void reload();
  });
  useEffect(
    function leaveOnceClosed() {
      // By Back as by its button.
      if (sheet.isOpen) return () => leave();
    },
    [sheet.isOpen],
  );

  return (
    <div className="kit-column">
      <h2>Yedek</h2>
      <section className="kit-card">
        <h3>Dükkânın tek dosyada</h3>
        <p>
          Ürünlerin, görsellerin, kategorilerin, ayarların, sayfaların ve siparişlerin. Şifreler ve siparişlerdeki
          kişiler içinde olmaz.
        </p>
        <button type="button" className="button button-ribbon" disabled={isBusy} onClick={() => download(null)}>
          Her şeyi indir
        </button>
        <details className="kit-fold">
          <summary>Şifreler ve kişilerle birlikte</summary>
          <p className="kit-soft">
            Tam kopyada herkesin şifre özeti, doğrulama kodları ve parmak izi kayıtları, siparişlerde de adlar,
            telefonlar ve adresler olur. Yalnız dükkânı başka bir sunucuya taşırken gerekir; kimseyle paylaşma. Sonradan
            sildiğin bir kişi, indirdiğin dosyada kalır: eskileri sil.
          </p>
          <PlainButton action="Tam kopya indir" disabled={isBusy} onClick={() => download(null, true)} />
        </details>
      </section>
      <section className="kit-card">
        <h3>Saklanan kopyalar</h3>
        <NightlyLine {...answer.nightly} />
        <KeptCopiesList
          copies={answer.copies}
          onDownload={({ name, isFull }) => download(name, isFull)}
          onRestore={({ name }) => {
            void restore.look({ name });
            sheet.open();
          }}
        />
      </section>
      <section className="kit-card">
        <h3>Dosyadan geri yükle</h3>
        <p>Önce neyin değişeceğini görürsün; onaylamadan hiçbir şey değişmez.</p>
        <label className="button button-plain kit-form-file">
          Kopya dosyasını seç
          <input
            type="file"
            accept=".zip,application/zip"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = "";
              if (!file) return;
              void restore.upload(file);
              sheet.open();
            }}
          />
        </label>
      </section>
      {sheet.isOpen && restore.state && (
        <RestoreSheet
          state={restore.state}
          isBusy={isBusy}
          onConfirm={restore.confirm}
          onBringOrders={(seen) => restore.bringOrders(seen, tellBrought)}
          onClose={sheet.close}
        />
      )}
      {proofSheet}
    </div>
  );
}

const KINDS: Record<KeptCopy["kind"], string> = {
  nightly: "Gece kopyası",
  "before-restore": "Geri yüklemeden önceki hâl",
};

type KeptCopiesListProps = {
  copies: readonly KeptCopy[];
  onDownload: (copy: KeptCopy) => void;
  onRestore: (copy: KeptCopy) => void;
};

/** The copies that lie beside the shop's database, newest first. */
const KeptCopiesList = ({ copies, onDownload, onRestore }: KeptCopiesListProps) => (
  <ul className="kit-list-lines">
    {copies.map((copy) => (
      <li key={copy.name}>
        <p className="kit-words">
          <strong>{recentMoment(copy.at)}</strong>
          <small>
            {KINDS[copy.kind]}
            {copy.isFull && ", şifrelerle"}, {megabytes(copy.bytes)}
          </small>
        </p>
        <div className="kit-row">
          <SmallButton action="İndir" of={recentMoment(copy.at)} onClick={() => onDownload(copy)} />
          <SmallButton action="Geri yükle" of={recentMoment(copy.at)} onClick={() => onRestore(copy)} />
        </div>
      </li>
    ))}
  </ul>
);

/** When the last copy was made by night, and what is wrong if none was. */
function NightlyLine({ lastAt, isFailing, reason }: NightlyState) {
  if (isFailing) {
    return (
      <p role="alert">
        Bu geceki kopya alınamadı; dükkân yeniden deniyor. {reason && `${reason}. `}
        {lastAt && `Son kopya ${recentMoment(lastAt)}.`}
      </p>
    );
  }
  return (
    <p>
      Dükkân her gece kendi kopyasını alır: son 7 gün ve 4 hafta burada durur.{" "}
      {lastAt ? `Son kopya ${recentMoment(lastAt)}.` : "İlki bu gece alınacak."}
    </p>
  );
}
