import type { Product } from "../../../domain/catalog/product.ts";
import type { LedgerEvent } from "../../../domain/ledger/ledger.ts";
import { useAsked } from "../../ui/use-asked.ts";
import { panel } from "../panel-calls.ts";

export type Writer = Pick<LedgerEvent, "by" | "at">;

/** Who wrote each field last, and when. While that is not known, or cannot be, nobody is named. */
export function useLastWriters(product: Product): (field: string) => Writer | undefined {
  const { known: events } = useAsked(() => panel.events(product.id), undefined, product);
  return (field) => events?.find(({ changes }) => Object.hasOwn(changes, field));
}
