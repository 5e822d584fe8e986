import type { KeptCopy } from "../../../domain/backup/kept-copies.ts";
import { SmallButton } from "../../ui/button.tsx";
import { recentMoment } from "../../ui/moment.ts";
import type { NightlyState } from "./backup-calls.ts";
import "./backup-page.css";

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
export const KeptCopiesList = ({ copies, onDownload, onRestore }: KeptCopiesListProps) => (
  <ul className="backup-page-copies">
    {copies.map((copy) => (
      <li key={copy.name} className="kit-row">
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

const number = new Intl.NumberFormat("tr-TR", { maximumFractionDigits: 1 });

/** Such as "12,4 MB". */
export const megabytes = (bytes: number): string => `${number.format(Math.max(bytes / 1024 ** 2, 0.1))} MB`;

/** When the last copy was made by night, and what is wrong if none was. */
export function NightlyLine({ lastAt, isFailing, reason }: NightlyState) {
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
