import type { Both, CopyPreview } from "../../../domain/backup/shop-copies.ts";
import { moment } from "../../ui/moment.ts";
import { Sheet } from "../../ui/sheet.tsx";
import type { RestoreProgress, SeenCopy } from "./backup-calls.ts";
import { megabytes } from "./copy-words.ts";
import type { RestoreState } from "./use-restore.ts";
import "./restore-sheet.css";

type RestoreSheetProps = {
  state: RestoreState;
  isBusy: boolean;
  onConfirm: (seen: Extract<RestoreState, { step: "seen" }>) => void;
  onClose: () => void;
};

/** A sheet that says what a restore would change before it does, and how far it is. */
export const RestoreSheet = ({ state, isBusy, onConfirm, onClose }: RestoreSheetProps) => (
  <Sheet title="Geri yükle" shape="form" onClose={onClose}>
    <div className="restore-sheet" aria-live="polite">
      {state.step === "uploading" && (
        <Bar done={state.sent} total={state.size}>
          Yükleniyor: {megabytes(state.sent)} / {megabytes(state.size)}
        </Bar>
      )}
      {state.step === "working" && (
        <Bar done={state.done} total={state.total}>
          {PHASES[state.phase ?? "checking"]}
        </Bar>
      )}
      {state.step === "seen" && <Seen {...state.seen} />}
      {state.step === "restored" && <p>Dükkânın geri yüklendi. Önceki hâli listede duruyor.</p>}
      {state.step === "failed" && <p role="alert">{state.why}</p>}
    </div>
    <footer className="restore-sheet-buttons">
      {state.step === "seen" && (
        <button type="button" className="button button-ribbon" disabled={isBusy} onClick={() => onConfirm(state)}>
          Dükkânı bu hâline getir
        </button>
      )}
      {state.step === "failed" && state.again && (
        <button type="button" className="button button-ribbon" onClick={state.again}>
          Devam et
        </button>
      )}
      <button type="button" className="button button-plain" onClick={onClose}>
        {state.step === "seen" ? "Vazgeç" : "Kapat"}
      </button>
    </footer>
  </Sheet>
);

const PHASES: Record<NonNullable<RestoreProgress["phase"]>, string> = {
  checking: "Kopya denetleniyor…",
  copying: "Şimdiki hâlin kopyası alınıyor…",
  restoring: "Geri yükleniyor…",
};

const Bar = ({ done, total, children }: { done?: number; total?: number; children: React.ReactNode }) => (
  <label className="restore-sheet-bar">
    <span>{children}</span>
    <progress max={total || 1} value={total ? done : undefined} />
  </label>
);

const ROWS: [name: string, of: Exclude<keyof CopyPreview, "leavingProducts" | "newOwners">][] = [
  ["Ürün", "products"],
  ["Kategori", "categories"],
  ["Sayfa metni", "pages"],
  ["Ayar", "settings"],
  ["Görsel", "pictures"],
  ["Sipariş", "orders"],
  ["Kişi", "people"],
];

const Seen = ({ shop, madeAt, isFull, preview }: SeenCopy) => (
  <>
    <p>
      <strong>{shop}</strong>, {moment(madeAt)}
      {isFull && ", tam kopya"}
    </p>
    <table>
      <thead>
        <tr>
          <td />
          <th scope="col">Kopyada</th>
          <th scope="col">Şimdi</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([name, of]) => (
          <Row key={of} name={name} {...preview[of]} />
        ))}
      </tbody>
    </table>
    <ul>
      {preview.leavingProducts > 0 && <li>Şimdi olup kopyada olmayan {preview.leavingProducts} ürün gider.</li>}
      {preview.newOwners.length > 0 && <li>Dükkânın sahibi olacaklar: {preview.newOwners.join(", ")}</li>}
      <li>
        {isFull
          ? "Kopyadaki kişilerin şifreleri de o günkü hâline döner, girişleri kapanır; seninki olduğu gibi kalır."
          : "Şifreler ve girişler olduğu gibi kalır. Kopyada olmayan kişiler de kalır."}
      </li>
      {(preview.orders.inCopy > 0 || preview.orders.now > 0) && (
        <li>
          Kopyada olmayan siparişlerin kalır.{" "}
          {isFull ? "" : "Siparişlerdeki ad, telefon ve adresler olduğu gibi kalır. "}
          Bilgileri silinen kişiler geri gelmez.
        </li>
      )}
      <li>Önce şimdiki hâlin kopyası alınır; beğenmezsen oradan geri dönersin.</li>
    </ul>
  </>
);

const Row = ({ name, inCopy, now }: Both & { name: string }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{inCopy}</td>
    <td>{now}</td>
  </tr>
);
