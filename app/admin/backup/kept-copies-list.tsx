import type { KeptCopy } from "../../../domain/backup/kept-copies.ts";
import { SmallButton } from "../../ui/button.tsx";
import { recentMoment } from "../../ui/moment.ts";
import { megabytes } from "./copy-words.ts";
import "./kept-copies-list.css";

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
  <ul className="kept-copies-list">
    {copies.map((copy) => (
      <li key={copy.name}>
        <p>
          <strong>{recentMoment(copy.at)}</strong>
          <small>
            {KINDS[copy.kind]}
            {copy.isFull && ", şifrelerle"}, {megabytes(copy.bytes)}
          </small>
        </p>
        <div>
          <SmallButton action="İndir" of={recentMoment(copy.at)} onClick={() => onDownload(copy)} />
          <SmallButton action="Geri yükle" of={recentMoment(copy.at)} onClick={() => onRestore(copy)} />
        </div>
      </li>
    ))}
  </ul>
);
