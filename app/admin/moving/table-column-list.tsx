import { columnField, matchedColumns, type TableColumns } from "../../../domain/moving/table-columns.ts";
import type { ReadTable } from "../../../domain/moving/table-text.ts";
import { offeredFields } from "../../../domain/own-table/own-table.ts";
import { PlainButton } from "../../ui/button.tsx";
import { Select } from "../../ui/field.tsx";
import { OptionList } from "../panel-parts.tsx";
import "./moving-page.css";

type ColumnListProps = {
  table: ReadTable;
  columns: TableColumns;
  onChange: (columns: TableColumns) => void;
  onMatched: () => void;
  onBack: () => void;
};

/** Each column of a table with a sample of its cells, and what it says of a product. */
export function ColumnList({ table, columns, onChange, onMatched, onBack }: ColumnListProps) {
  const { source } = matchedColumns(table.headers);
  const hasName = columns.includes("name");
  const read = Array.from(table.headers.entries()).filter(([at]) => columns[at]);
  const unread = Array.from(table.headers.entries()).filter(([at, header]) => !columns[at] && header !== "");
  const rowOf = ([at, header]: [number, string]) => (
    <li key={at}>
      <Select
        label={header || `${at + 1}. sütun`}
        hint={sampleOf(table, at)}
        value={columns[at] ?? ""}
        onChange={({ target }) => onChange(columns.with(at, columnField(target.value)))}
      >
        <option value="">Alma</option>
        <OptionList of={offeredFields(source)} />
      </Select>
    </li>
  );
  return (
    <section className="kit-card">
      <h3>Sütunlar doğru mu?</h3>
      <p role="status">
        {source.name === "tablo" ? "" : `Bu bir ${source.name} dosyası. `}
        {table.rows.length} satır, {table.headers.length} sütun.
        {source.name !== "tablo" && " Sütunlarını tanıyoruz; istersen bak, yoksa devam et."}
      </p>
      {source.name === "Ticimax" && !columns.includes("pictures") && (
        <p className="kit-soft">
          Ticimax görselleri ayrı bir dosyada verir (RESIMURL); iki dosyayı birlikte seçersen fotoğraflar da gelir.
        </p>
      )}
      <details className="kit-fold" open={source.name === "tablo"}>
        <summary>Alınacak {read.length} sütun</summary>
        <ul className="moving-page-columns">{read.map(rowOf)}</ul>
      </details>
      {unread.length > 0 && (
        <details className="kit-fold" open={read.length === 0}>
          <summary>Alınmayacak {unread.length} sütun</summary>
          <ul className="moving-page-columns">{unread.map(rowOf)}</ul>
        </details>
      )}
      {!hasName && (
        <p role="alert" className="field-error">
          Hangi sütunda ürünün adı yazıyor? Onu seç.
        </p>
      )}
      <div className="kit-row">
        <button type="button" className="button button-ribbon" disabled={!hasName} onClick={onMatched}>
          Devam
        </button>
        <PlainButton action="Başka tablo" onClick={onBack} />
      </div>
    </section>
  );
}

/** The first cells that say something. */
function sampleOf({ rows }: ReadTable, at: number): string {
  const said = rows.flatMap(({ cells }) => cells[at] || []);
  const sample = [...new Set(said)].slice(0, 2).join(" · ");
  return sample.length > 70 ? `${sample.slice(0, 69)}…` : sample;
}
