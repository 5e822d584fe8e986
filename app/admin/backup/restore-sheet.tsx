import { useState } from "react";
import type { CopyPreview, Differences, Named, SeenCopy } from "../../../domain/backup/shop-copies.ts";
import { PlainButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/field.tsx";
import { moment } from "../../ui/moment.ts";
import { Sheet } from "../../ui/sheet.tsx";
import type { RestoreProgress } from "./backup-calls.ts";
import type { RestoreState } from "./use-restore.ts";

type SeenState = Extract<RestoreState, { step: "seen" }>;

type RestoreSheetProps = {
  state: RestoreState;
  isBusy: boolean;
  onConfirm: (seen: SeenState, roles: readonly string[]) => void;
  onBringOrders: (seen: SeenState) => void;
  onClose: () => void;
};

/** A sheet that says what a restore would change before it does, and how far it is. */
export function RestoreSheet({ state, isBusy, onConfirm, onBringOrders, onClose }: RestoreSheetProps) {
  const [roles, setRoles] = useState<readonly string[]>([]);
  return (
    <Sheet title="Geri yükle" shape="form" onClose={onClose}>
      <div className="kit-body" aria-live="polite">
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
        {state.step === "seen" && <Seen {...state.seen} roles={roles} onRoles={setRoles} />}
        {state.step === "restored" && <p>Dükkânın geri yüklendi. Önceki hâli listede duruyor.</p>}
        {state.step === "failed" && <p role="alert">{state.why}</p>}
      </div>
      <footer className="sheet-foot">
        {state.step === "seen" && (
          <PlainButton
            action="Dükkânı bu hâline getir"
            className="button button-ribbon"
            disabled={isBusy}
            onClick={() => onConfirm(state, roles)}
          />
        )}
        {state.step === "seen" && state.seen.preview.newOrders > 0 && (
          <PlainButton action="Yalnız siparişleri al" disabled={isBusy} onClick={() => onBringOrders(state)} />
        )}
        {state.step === "failed" && state.again && (
          <PlainButton action="Devam et" className="button button-ribbon" onClick={state.again} />
        )}
        <PlainButton action={state.step === "seen" ? "Vazgeç" : "Kapat"} onClick={onClose} />
      </footer>
    </Sheet>
  );
}

const number = new Intl.NumberFormat("tr-TR", { maximumFractionDigits: 1 });

/** Such as "12,4 MB". */
export const megabytes = (bytes: number): string => `${number.format(Math.max(bytes / 1024 ** 2, 0.1))} MB`;

const PHASES: Record<NonNullable<RestoreProgress["phase"]>, string> = {
  checking: "Kopya denetleniyor…",
  copying: "Şimdiki hâlin kopyası alınıyor…",
  restoring: "Geri yükleniyor…",
};

const Bar = ({ done, total, children }: { done?: number; total?: number; children: React.ReactNode }) => (
  <label className="kit-stack">
    <span>{children}</span>
    <progress className="kit-list-bar" max={total || 1} value={total ? done : undefined} />
  </label>
);

const ROWS: [name: string, of: Exclude<keyof CopyPreview, "roles" | "newOrders">][] = [
  ["Ürün", "products"],
  ["Kategori", "categories"],
  ["Sayfa metni", "pages"],
  ["Ayar", "settings"],
  ["Görsel", "pictures"],
  ["Sipariş", "orders"],
  ["Kişi", "people"],
];

type SeenProps = SeenCopy & { roles: readonly string[]; onRoles: (roles: readonly string[]) => void };

const Seen = ({ shop, madeAt, isFull, preview, roles, onRoles }: SeenProps) => (
  <>
    <p>
      <strong>{shop}</strong>, {moment(madeAt)}
      {isFull && ", tam kopya"}
    </p>
    <table className="kit-list-table">
      <thead>
        <tr>
          <td />
          <th scope="col">Kopyada</th>
          <th scope="col">Şimdi</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([name, of]) => (
          <tr key={of}>
            <th scope="row">{name}</th>
            <td>{preview[of].inCopy}</td>
            <td>{preview[of].now}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {preview.roles.length > 0 && (
      <fieldset className="kit-group">
        <legend>Kopyada rolü olup şimdi olmayanlar. İşaretlemediğin, rolünü geri almaz:</legend>
        {preview.roles.map(({ name, email, role }) => (
          <Checkbox
            key={email}
            label={`${name}, ${email}: ${role === "admin" ? "sahip" : "yardımcı"} olsun`}
            checked={roles.includes(email)}
            onChange={({ target }) =>
              onRoles(target.checked ? [...roles, email] : roles.filter((other) => other !== email))
            }
          />
        ))}
      </fieldset>
    )}
    <ul className="kit-list-dots">
      {preview.newOrders > 0 && (
        <li>
          Yalnız siparişleri de alabilirsin: defterinde olmayan {preview.newOrders} sipariş müşterileriyle gelir, başka
          bir şey değişmez, ürün adetleri de. Tek dokunuşla geri alınır.
        </li>
      )}
      <Changes what="ürün" {...preview.products} />
      <Changes what="kategori" {...preview.categories} />
      <li>
        {isFull
          ? "Kopyadaki kişilerin şifreleri de o günkü hâline döner, girişleri kapanır; seninki olduğu gibi kalır."
          : "Şifreler ve girişler olduğu gibi kalır. Kopyada olmayan kişiler de kalır."}
      </li>
      {(preview.orders.inCopy > 0 || preview.orders.now > 0) && (
        <li>
          Kopyada olmayan ve kopyadan sonra değişen siparişlerin, ödemeleriyle kalır.{" "}
          {isFull ? "" : "Siparişlerdeki ad, telefon ve adresler olduğu gibi kalır. "}
          Bilgileri silinen kişiler geri gelmez.
        </li>
      )}
      <li>Önce şimdiki hâlin kopyası alınır; beğenmezsen oradan geri dönersin.</li>
    </ul>
  </>
);

const Changes = ({ what, leaving, returning, changing }: Differences & { what: string }) => (
  <>
    {leaving.count > 0 && <li>Şimdi olup kopyada olmayan {named(leaving, what, "gider")}</li>}
    {returning.count > 0 && <li>Kopyada olup şimdi olmayan {named(returning, what, "geri gelir")}</li>}
    {changing.count > 0 && <li>{named(changing, what, "kopyadaki hâline döner")}</li>}
  </>
);

/** `12 ürün gider: Kupa, Fincan ve 10 tane daha.` */
function named({ count, names }: Named, what: string, happens: string): string {
  const others = count > names.length ? ` ve ${count - names.length} tane daha` : "";
  return `${count} ${what} ${happens}: ${names.join(", ")}${others}.`;
}
