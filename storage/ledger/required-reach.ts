import { ShopError } from "../../domain/error.ts";
import type { Author } from "../../domain/ledger/author.ts";
import type { ColumnChanges } from "./event-row.ts";
import type { Subject } from "./subject.ts";

type Kind = Pick<Subject, "columns" | "prices">;

/** Refuses what the author may not change, wherever the change comes from: a form, many products at once, an undo. */
export function requireReach({ columns, prices }: Kind, { reach }: Author, changes: ColumnChanges): void {
  if (reach === "shop") return;
  if (!prices) throw new ShopError("forbidden", "Bunu yalnız dükkân sahibi değiştirebilir");
  const changed = prices.find((column) => column in changes);
  if (reach === "products" || changed === undefined) return;
  throw new ShopError("invalid", "Fiyatı yalnız dükkân sahibi değiştirebilir", { field: columns[changed]?.field });
}
