import { type ChangeEvent, useState } from "react";
import type { MovedTable } from "../../../domain/moving/moved-table.ts";
import { columnField, matchedColumns, type TableColumns } from "../../../domain/moving/table-columns.ts";
import type { ReadTable } from "../../../domain/moving/table-text.ts";
import { countFileNames } from "../../../domain/moving/zip-pictures.ts";
import { readAnyTable } from "../../../domain/own-table/any-table.ts";
import { onThisDevice } from "../../browser-storage.ts";
import { PlainButton } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { openPasted, openTables } from "./opened-table.ts";
import { PlannedMove } from "./planned-move-form.tsx";
import { ColumnList } from "./table-column-list.tsx";
import { Unreadable } from "./unreadable.ts";
import { type PicturedProducts, ZipPictureStep } from "./zip-picture-step.tsx";

type Opened = { table: ReadTable; columns: TableColumns };

/** A table that becomes products: its columns are matched by eye, then the owner sees what would become of each row. */
export default function TableMove({ onClose }: { onClose: () => void }) {
  const [opened, setOpened] = useState<Opened>();
  const [read, setRead] = useState<MovedTable>();
  const [pictured, setPictured] = useState<PicturedProducts>();
  const [isZipWanted, setZipWanted] = useState(false);
  const open = (table: ReadTable) => setOpened({ table, columns: remembered(table) });
  const match = ({ table, columns }: Opened) => {
    onThisDevice.write(keyOf(table), JSON.stringify(columns));
    const moved = readAnyTable(table, columns, matchedColumns(table.headers).source);
    setRead(moved);
    setPictured(undefined);
    setZipWanted(countFileNames(moved.products) > 0);
  };
  return (
    <div className="kit-column" data-wide="true">
      <div className="kit-ends">
        <h2>Tablodan</h2>
        <PlainButton action="Vazgeç" onClick={onClose} />
      </div>
      {read && isZipWanted ? (
        <ZipPictureStep
          products={read.products}
          onDone={(found) => {
            setPictured(found);
            setZipWanted(false);
          }}
          onBack={() => (countFileNames(read.products) > 0 ? setRead(undefined) : setZipWanted(false))}
        />
      ) : read ? (
        <PlannedMove
          products={pictured?.products ?? read.products}
          troubles={[...read.troubles, ...(pictured?.lacking ?? [])]}
          lost={read.lost}
          unused={pictured?.unused}
          onPictures={() => setZipWanted(true)}
          onBack={() => setRead(undefined)}
          onDone={onClose}
        />
      ) : opened ? (
        <ColumnList
          {...opened}
          onChange={(columns) => setOpened({ ...opened, columns })}
          onMatched={() => match(opened)}
          onBack={() => setOpened(undefined)}
        />
      ) : (
        <TableSource onOpened={open} />
      )}
    </div>
  );
}

const keyOf = ({ headers }: ReadTable): string => `sutunlar:${headers.join("\n").slice(0, 500)}`;

/** The columns as the owner matched them the last time, else as their names say. */
function remembered(table: ReadTable): TableColumns {
  const { columns } = matchedColumns(table.headers);
  const kept = onThisDevice.read(keyOf(table));
  const read: unknown = kept === undefined ? undefined : jsonIn(kept);
  return Array.isArray(read) && read.length === columns.length
    ? columns.map((_, at) => columnField(read[at]))
    : columns;
}

/** Other code may have written the key. */
function jsonIn(kept: string): unknown {
  try {
    return JSON.parse(kept);
  } catch {
    return undefined;
  }
}

function TableSource({ onOpened }: { onOpened: (table: ReadTable) => void }) {
  const handleFailure = useFailureHandler();
  const [pasted, setPasted] = useState("");
  const [refusal, setRefusal] = useState("");
  const [isBusy, setBusy] = useState(false);
  const attempt = async (open: () => ReadTable | Promise<ReadTable>) => {
    setBusy(true);
    setRefusal("");
    try {
      onOpened(await open());
    } catch (error) {
      if (error instanceof Unreadable) setRefusal(error.message);
      else handleFailure(error, reasonOr("Tablo okunamadı"));
    } finally {
      setBusy(false);
    }
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Reset, so that the same files can be chosen again.
    target.value = "";
    if (files.length > 0) void attempt(() => openTables(files));
  };
  return (
    <section className="kit-card" aria-busy={isBusy}>
      <p>
        Excel (.xlsx), CSV ya da Google Merchant XML dosyanı seç. Sütun adları ilk satırda olsun; her satır bir ürün ya
        da bir ürünün bir seçeneği. Dosya telefonunda okunur.
      </p>
      <label className="button button-ribbon kit-form-file">
        {isBusy ? "Okunuyor..." : "Dosya seç"}
        <input type="file" accept=".xlsx,.csv,.tsv,.txt,.xml" multiple disabled={isBusy} onChange={choose} />
      </label>
      <TextArea
        label="Ya da tablonu buraya yapıştır"
        hint="Google E-Tablolar ya da Excel'de sütun adlarıyla birlikte seç, kopyala, yapıştır."
        rows={4}
        autoComplete="off"
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      {pasted.trim() !== "" && (
        <PlainButton action="Yapıştırdığımı oku" onClick={() => attempt(() => openPasted(pasted))} />
      )}
      {refusal && (
        <p role="alert" className="field-error">
          {refusal}
        </p>
      )}
    </section>
  );
}
