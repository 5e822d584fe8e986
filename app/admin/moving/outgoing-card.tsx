import { useState } from "react";
import { Link } from "react-router";
import { istanbulDate } from "../../../domain/istanbul.ts";
import { orderCell } from "../../../domain/order-book/order-csv.ts";
import { csvTable, type OutTable } from "../../../domain/out-table.ts";
import { ownTable } from "../../../domain/own-table/own-table.ts";
import { panelAddresses } from "../../../domain/web/panel-addresses.ts";
import { PlainButton } from "../../ui/button.tsx";
import { fetchOrderTable } from "../order-calls.ts";
import { saveFrom } from "../panel-calls.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { workbookOf } from "../workbook.ts";
import { movingCalls } from "./moving-calls.ts";

const productTable = async () => ownTable((await movingCalls.products()).products);

const FILES = {
  "Ürünler, Excel": { name: "urunler", ending: "xlsx", make: async () => workbookOf(await productTable()) },
  "Ürünler, CSV": { name: "urunler", ending: "csv", make: async () => csvFile(await productTable()) },
  "Meta kataloğu": { name: "meta-katalogu", ending: "csv", make: movingCalls.metaFile },
  "Siparişler, Excel": { name: "siparisler", ending: "xlsx", make: orderWorkbook },
  "Siparişler, CSV": { name: "siparisler", ending: "csv", make: fetchOrderTable },
  "Müşteriler, Excel": {
    name: "musteriler",
    ending: "xlsx",
    make: async () => workbookOf(await movingCalls.customers()),
  },
  "Müşteriler, CSV": { name: "musteriler", ending: "csv", make: async () => csvFile(await movingCalls.customers()) },
} as const;

const PRODUCTS = ["Ürünler, Excel", "Ürünler, CSV", "Meta kataloğu"] as const;
const PERSONS = ["Siparişler, Excel", "Siparişler, CSV", "Müşteriler, Excel", "Müşteriler, CSV"] as const;

/** The way out: the owner's own tables, in the forms that other places read. */
export function OutgoingCard() {
  const handleFailure = useFailureHandler();
  const [busy, setBusy] = useState("");
  const save = async (action: keyof typeof FILES) => {
    const { name, ending, make } = FILES[action];
    setBusy(action);
    try {
      saveFrom(URL.createObjectURL(await make()), `${name}-${istanbulDate(new Date())}.${ending}`);
    } catch (error) {
      handleFailure(error, reasonOr("Dosya hazırlanamadı"));
    } finally {
      setBusy("");
    }
  };
  const buttonOf = (action: keyof typeof FILES) => (
    <PlainButton
      key={action}
      action={busy === action ? "Hazırlanıyor..." : action}
      disabled={busy !== ""}
      onClick={() => save(action)}
    />
  );
  return (
    <section className="kit-card" aria-busy={busy !== ""}>
      <h3>Al götür</h3>
      <p>
        Her şey senin. Ürün tablosunu Excel'de düzeltip “Tablodan” ile geri alabilirsin; boş bir Fiyonk dükkânı ondan
        aynı dükkân olur.
      </p>
      <div className="kit-row">{PRODUCTS.map(buttonOf)}</div>
      <p>
        Siparişlerin ve müşterilerin, Excel'de bakmak ya da başka bir yere vermek için. Kişilerin bilgileri içindedir.
      </p>
      <div className="kit-row">{PERSONS.map(buttonOf)}</div>
      <p className="kit-soft">
        Bütün dükkân tek zip'te: her tablo JSON satırları, her görsel kendi dosyası; başka bir program da okur.{" "}
        <Link to={panelAddresses.backup}>Yedek</Link>. Oradan alınan tam kopya siparişleri müşterileriyle başka bir
        dükkâna da getirir.
      </p>
    </section>
  );
}

export default OutgoingCard;

const csvFile = (table: OutTable) => new Blob([csvTable(table)], { type: "text/csv" });

async function orderWorkbook(): Promise<Blob> {
  const { default: papaparse } = await import("papaparse");
  const text = (await (await fetchOrderTable()).text()).replace(/^\ufeff/, "");
  const [headers = [], ...rows] = papaparse.parse<string[]>(text, { delimiter: ";", skipEmptyLines: true }).data;
  return workbookOf({
    headers,
    rows: rows.map((cells) => cells.map((cell, at) => orderCell(headers[at] ?? "", cell))),
  });
}
