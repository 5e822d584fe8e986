import type { ListedDay } from "../../../domain/occasion/coming-days.ts";
import { callSignedIn } from "../../session-calls.ts";

/** A product on a shelf. */
export type ShelfGood = { id: string; name: string; image: string; inStock: boolean };

export const occasionCalls = {
  /** The coming days, and the products that stand on shelves by hand. */
  list: () => callSignedIn<{ days: ListedDay[]; goods: ShelfGood[] }>("GET", "/admin/occasions"),
  proposal: (id: string, name: string) =>
    callSignedIn<{ goods: ShelfGood[] }>("GET", `/admin/occasions/shelf?${new URLSearchParams({ id, name })}`).then(
      ({ goods }) => goods,
    ),
};
