import type { CategoryInput } from "../../../domain/catalog/category-input.ts";
import type { OwnersCategory } from "../../../domain/catalog/category-store.ts";
import type { DoneStep, LedgerEvent } from "../../../domain/ledger/ledger.ts";
import { callSignedIn } from "../../signed-in-calls.ts";

type Answer = { category: OwnersCategory; step?: string };

/** The API calls for the categories. */
export const categoryCalls = {
  find: (id: string) => callSignedIn<Answer>("GET", at(id)).then(({ category }) => category),
  create: (body: CategoryInput) => callSignedIn<Answer>("POST", PATH, { body }),
  update: (id: string, revision: number, body: CategoryInput) =>
    callSignedIn<Answer>("PUT", at(id), { body, headers: { "If-Match": `"${revision}"` } }),
  place: (id: string, after: string | null) => callSignedIn<DoneStep>("PUT", `${at(id)}/place`, { body: { after } }),
  remove: (id: string, moveTo: string | undefined) =>
    callSignedIn<DoneStep>("DELETE", at(id) + (moveTo === undefined ? "" : `?${new URLSearchParams({ moveTo })}`)),
  events: (id: string) =>
    callSignedIn<{ events: LedgerEvent[] }>("GET", `${at(id)}/events`).then(({ events }) => events),
  revert: (id: string, event: string) =>
    callSignedIn<Answer & { step: string }>("POST", `${at(id)}/revert`, { body: { event } }),
};

const PATH = "/admin/categories";

const at = (id: string) => `${PATH}/${encodeURIComponent(id)}`;
