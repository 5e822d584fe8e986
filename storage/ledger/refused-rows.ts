import { ShopError } from "../../domain/error.ts";
import type { EventKind, Trouble } from "../../domain/ledger.ts";
import { type Columns, type Stored, unreadFields } from "../columns.ts";
import type { Subject, SubjectRow } from "./subject.ts";

type Written<Row> = { before?: Row; after: Row };
type Refused<Row> = Written<Row> & { trouble: Trouble };

/**
 * Refuses a step that would leave rows in trouble, whoever takes it. A row that was in the same trouble before, such as one of an earlier
 * version, may change in other ways, and go to the trash.
 */
export function refuseTroubled<Row extends SubjectRow>(
  subject: Subject<Row>,
  kind: EventKind,
  written: readonly Written<Row>[],
  total = written.length,
): void {
  const refused = written.flatMap((row): Refused<Row>[] => {
    const trouble = subject.trouble?.(row.after);
    if (!trouble) return [];
    const isOld = !trouble.isUnstorable && row.before && trouble.words === subject.trouble?.(row.before)?.words;
    return isOld ? [] : [{ ...row, trouble }];
  });
  const [first] = refused;
  if (!first) return;
  const { words, fields } = first.trouble;
  const changed = changedFields(subject, first);
  if (RETURNS.includes(kind)) {
    throw new ShopError(
      "invalid",
      `${namesOf(subject, refused)} geri alınamadı: ${words}${whatFirst(fields, changed)}`,
    );
  }
  if (total > 1) throw new ShopError("invalid", `${namesOf(subject, refused)}: ${words}. Hiçbiri değişmedi`);
  throw new ShopError("invalid", words, {
    field: (fields.find(({ field }) => changed.has(field)) ?? fields[0])?.field,
  });
}

const RETURNS: readonly EventKind[] = ["undo", "revert", "bring-back"];

/** Names the first field that has to change and that this step leaves as it is. */
function whatFirst(fields: Trouble["fields"], changed: ReadonlySet<string>): string {
  const other = fields.find(({ field }) => !changed.has(field));
  return other ? `. Önce “${other.title}” alanını değiştir` : "";
}

const NAMED = 3;

/** `“Kupa”, “Kılıf”, “Yüzük” ve 4 ürün daha` */
function namesOf<Row extends SubjectRow>(subject: Subject<Row>, refused: readonly Refused<Row>[]): string {
  const named = refused.slice(0, NAMED).map(({ after }) => `“${subject.nameOf(after)}”`);
  const others = refused.length - named.length;
  return `${named.join(", ")}${others > 0 ? ` ve ${others} ${subject.many} daha` : ""}`;
}

function changedFields<Row extends SubjectRow>(
  { columns }: Subject<Row>,
  { before, after }: Written<Row>,
): Set<string> {
  const changed = Object.entries(columns).filter(([name]) => before?.[name] !== after[name]);
  return new Set(changed.map(([, { field }]) => field));
}

type Titles = (field: string) => string | undefined;

/** The trouble of a row with values that this program cannot read. */
export function unreadTrouble(
  columns: Columns,
  row: Readonly<Record<string, Stored>>,
  titleOf: Titles,
): Trouble | undefined {
  const fields = unreadFields(columns, row).map((field) => ({ field, title: titleOf(field) ?? field }));
  if (fields.length === 0) return undefined;
  return { words: `${fields.map(({ title }) => title).join(", ")} okunamıyor`, fields };
}
