import { useState } from "react";
import { Link, useOutletContext } from "react-router";
import { isAdmin, type User } from "../../../domain/account/user.ts";
import { istanbulDate } from "../../../domain/istanbul.ts";
import type { ListedOrder } from "../../../domain/order-book/order-store.ts";
import { carrierFile, carrierTable, fileBytes } from "../../../domain/parcels/carrier-file.ts";
import { fold } from "../../../domain/turkish.ts";
import { settingAddress } from "../../../domain/web/panel-addresses.ts";
import { messages } from "../../messages.ts";
import { LostPart } from "../../part/lost-part.tsx";
import { PlainButton } from "../../ui/button.tsx";
import { Select } from "../../ui/field.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { orderCalls } from "../order-calls.ts";
import { LAST_CARRIER } from "../order-form/carrier-field.tsx";
import { saveFrom } from "../panel-calls.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { workbookOf } from "../workbook.ts";

type CarrierFileSheetProps = { orders: readonly ListedOrder[]; onClose: () => void };

/** 'Kargo dosyası': the chosen orders in the columns of the carrier's own form. The file is made here, so nothing else is sent. */
export default function CarrierFileSheet(props: CarrierFileSheetProps) {
  return (
    <Sheet title="Kargo dosyası" shape="form" onClose={props.onClose}>
      <div className="kit-body">
        <CarrierFileBody {...props} />
      </div>
    </Sheet>
  );
}

function CarrierFileBody({ orders }: CarrierFileSheetProps) {
  const handleFailure = useFailureHandler();
  const user = useOutletContext<User>();
  const [chosen, setChosen] = useState<string>();
  const { answer, hasFailed, reload } = useRequest(
    async () => ({ ...(await orderCalls.texts()), ...(await orderCalls.findAll(orders.map(({ id }) => id))) }),
    (error) => handleFailure(error, reasonOr(messages.dataFailed)),
  );
  if (!answer) return hasFailed ? <LostPart onRetry={reload} /> : <Spinner />;
  if (!answer.seesPersons) return <p>Siparişin kime gittiğini dükkân sahibi görür.</p>;
  const { carrierForms: forms, shopName } = answer;
  const usual = [orders.find(({ carrier }) => carrier !== "")?.carrier ?? "", LAST_CARRIER.read()].map(fold);
  const form =
    forms.find(({ carrier }) => carrier === chosen) ??
    forms.find(({ carrier }) => usual.includes(fold(carrier))) ??
    forms[0];
  const toSettings = isAdmin(user) && (
    <Link className="button button-plain" to={settingAddress("carrier-files")}>
      {form ? "Sütunları düzelt" : "Kargo dosyasını tanıt"}
    </Link>
  );
  if (!form) {
    return (
      <>
        <p>
          {isAdmin(user)
            ? "Kargonun toplu gönderi dosyasını bir kez tanıt; sonra seçtiğin siparişler onun sütunlarıyla iner."
            : "Kargonun toplu gönderi dosyasını dükkân sahibi tanıtır."}
        </p>
        {toSettings}
      </>
    );
  }
  const { text, rows, leftOut, lacking } = carrierFile(form, answer.orders, { name: shopName });
  const save = (file: Blob, ending: string) =>
    saveFrom(URL.createObjectURL(file), `kargo-${istanbulDate(new Date())}.${ending}`);
  const saveText = () => save(new Blob([fileBytes(text, form.encoding)], { type: "text/csv" }), "csv");
  const saveWorkbook = () =>
    workbookOf(carrierTable(form, rows)).then(
      (file) => save(file, "xlsx"),
      (error) => handleFailure(error, reasonOr("Dosya hazırlanamadı")),
    );
  return (
    <>
      {forms.length > 1 && (
        <Select label="Kargo" value={form.carrier} onChange={({ target }) => setChosen(target.value)}>
          {forms.map(({ carrier }) => (
            <option key={carrier} value={carrier}>
              {carrier}
            </option>
          ))}
        </Select>
      )}
      <p>
        {form.carrier}: {rows.length} sipariş
      </p>
      {leftOut.length > 0 && (
        <p className="kit-note" data-tint="butter">
          Kişi bilgileri silindiği için dosyada yok: {leftOut.map(({ number }) => `#${number}`).join(", ")}
        </p>
      )}
      {lacking.length > 0 && (
        <ul className="kit-note" data-tint="butter">
          {lacking.map(({ order, words }) => (
            <li key={`${order.id} ${words}`}>
              #{order.number} {order.name}: {words}
            </li>
          ))}
        </ul>
      )}
      {rows[0] && (
        <dl className="kit-box kit-fields">
          {Array.from(form.columns.entries(), ([at, { title }]) => (
            <div key={at}>
              <dt className="kit-soft">{title}</dt>
              <dd>{rows[0]?.[at] || "–"}</dd>
            </div>
          ))}
        </dl>
      )}
      {rows.length > 0 && (
        <div className="kit-row">
          <PlainButton action="Dosyayı indir" className="button button-ribbon" onClick={saveText} />
          <PlainButton action="Excel olarak indir" onClick={saveWorkbook} />
        </div>
      )}
      {toSettings}
    </>
  );
}
