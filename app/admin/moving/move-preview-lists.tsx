import type { ReactNode } from "react";
import { changesInWords } from "../../../domain/change-words.ts";
import { formatPrice } from "../../../domain/money.ts";
import type { MovePreview } from "../../../domain/moving/move-preview.ts";
import type { ReadTrouble } from "../../../domain/moving/moved-product.ts";
import { PRODUCT_FIELDS } from "../history/field-value.tsx";
import { OwnersChoicesProvider, useCategoryName } from "../panel-context.tsx";
import { productsInWords } from "../steps/step-words.ts";
import { useFieldNames } from "../use-undo.ts";

/** As many rows as the preview has of each kind. */
const LONGEST_LIST = 200;

type MovePreviewListsProps = {
  preview: MovePreview;
  troubles: readonly ReadTrouble[];
  lost: readonly number[];
  unused?: readonly string[] | undefined;
};

/** What would become of moved products: new, changed, refused, and what comes along with them. */
export function MovePreviewLists({ preview, troubles, lost, unused = [] }: MovePreviewListsProps) {
  const { counts, refused, addedCategories, removedCategories, addedSets, withoutPhoto, foreignPictures } = preview;
  const notes = [
    counts.same > 0 && `${productsInWords(counts.same)} dükkânda zaten böyle.`,
    addedCategories.length > 0 && `Yeni kategori: ${inFew(addedCategories)}.`,
    removedCategories.length > 0 && `Dükkânındaki boş kategoriler gider: ${inFew(removedCategories)}.`,
    addedSets.length > 0 && `Yeni seçenek seti: ${inFew(addedSets)}.`,
    withoutPhoto > 0 && `${productsInWords(withoutPhoto)} fotoğrafsız; fotoğrafını koyana kadar gizli bekler.`,
    foreignPictures > 0 && `${foreignPictures} fotoğraf alındıktan sonra adresinden çekilir.`,
    lost.length > 0 && `Excel ${lost.length} satırın kodunu bozmuş (8,69E+12 gibi); o kodlar alınmadı: ${inFew(lost)}.`,
    unused.length > 0 && `Zip'teki ${unused.length} fotoğraf hiçbir ürünle eşleşmedi: ${inFew(unused)}.`,
  ].filter((note) => note !== false);
  // A product that is refused for a cell that could not be read is told once.
  const others = troubles.filter(({ row }) => !refused.some((one) => one.row === row));
  return (
    <>
      <h3>Önizleme</h3>
      {notes.length > 0 && (
        <ul className="kit-list-dots">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <Rows title={`Alınmayan ${counts.refused} satır`} count={counts.refused} isOpen>
        {refused.map((one) => (
          <li key={one.row}>
            <p className="kit-words">
              <strong>{[`${one.row}. satır`, one.name].filter(Boolean).join(", ")}</strong>
              {[one, ...troubles.filter(({ row }) => row === one.row)].map((reason) => (
                <span key={`${reason.column} ${reason.words}`}>{reasonOf(reason)}</span>
              ))}
            </p>
          </li>
        ))}
      </Rows>
      <Rows title={`Bakman gereken ${others.length} yer`} count={others.length} isOpen>
        {others.slice(0, LONGEST_LIST).map((one) => (
          <li key={`${one.row} ${one.column} ${one.words}`}>
            <p className="kit-words">
              <strong>{one.row}. satır</strong>
              <span>{reasonOf(one)}</span>
            </p>
          </li>
        ))}
      </Rows>
      <NewRows rows={preview.new} count={counts.new} />
      <OwnersChoicesProvider>
        <ChangedRows rows={preview.changed} count={counts.changed} />
      </OwnersChoicesProvider>
    </>
  );
}

const reasonOf = ({ column, words }: Pick<ReadTrouble, "column" | "words">): string =>
  [column, words].filter(Boolean).join(": ");

const inFew = (all: readonly (string | number)[]): string =>
  `${all.slice(0, 10).join(", ")}${all.length > 10 ? ` ve ${all.length - 10} tane daha` : ""}`;

type RowsProps = { title: string; count: number; isOpen?: boolean; children: ReactNode[] };

function Rows({ title, count, isOpen = false, children }: RowsProps) {
  if (count === 0) return null;
  return (
    <details className="kit-fold" open={isOpen}>
      <summary>{title}</summary>
      <ul className="kit-list-lines">{children}</ul>
      {count > children.length && <p className="kit-soft">İlk {children.length} tanesi görünüyor.</p>}
    </details>
  );
}

function NewRows({ rows, count }: { rows: MovePreview["new"]; count: number }) {
  const categoryName = useCategoryName();
  return (
    <Rows title={`Yeni ${productsInWords(count)}`} count={count}>
      {rows.map(({ row, name, price, category }) => (
        <li key={row}>
          <p className="kit-words">
            <strong>{name}</strong>
            <small>
              {formatPrice(price)}, {categoryName(category)}
            </small>
          </p>
        </li>
      ))}
    </Rows>
  );
}

function ChangedRows({ rows, count }: { rows: MovePreview["changed"]; count: number }) {
  const names = useFieldNames();
  return (
    <Rows title={`Değişen ${productsInWords(count)}`} count={count} isOpen>
      {rows.map(({ row, name, changes }) => (
        <li key={row}>
          <p className="kit-words">
            <strong>{name}</strong>
            <span>
              {changesInWords(
                Object.entries(changes).map(([field, change]) => ({
                  title: PRODUCT_FIELDS.titleOf(field) ?? field,
                  before: change ? PRODUCT_FIELDS.say(field, change.before, change.after, names) : undefined,
                  after: change ? PRODUCT_FIELDS.say(field, change.after, change.before, names) : undefined,
                })),
                4,
              )}
            </span>
          </p>
        </li>
      ))}
    </Rows>
  );
}
