import type { LedgerEvent } from "../../../domain/ledger.ts";
import type { SavedSection } from "../../../domain/settings/section-store.ts";
import type { SectionKey, Sections } from "../../../domain/settings/sections.ts";
import { callSignedIn } from "../../session-calls.ts";

type Saved<Key extends SectionKey> = SavedSection<Key> & { step?: string };

export const sectionCalls = {
  find: <Key extends SectionKey>(key: Key) => callSignedIn<SavedSection<Key>>("GET", at(key)),
  first: <Key extends SectionKey>(key: Key) =>
    callSignedIn<{ values: Sections[Key] }>("GET", `${at(key)}/first`).then(({ values }) => values),
  save: <Key extends SectionKey>(key: Key, revision: number, values: Sections[Key]) =>
    callSignedIn<Saved<Key>>("PUT", at(key), { body: values, headers: { "If-Match": `"${revision}"` } }),
  events: (key: SectionKey) =>
    callSignedIn<{ events: LedgerEvent[] }>("GET", `${at(key)}/events`).then(({ events }) => events),
  revert: <Key extends SectionKey>(key: Key, event: string) =>
    callSignedIn<SavedSection<Key> & { step: string }>("POST", `${at(key)}/revert`, { body: { event } }),
};

const at = (key: SectionKey) => `/admin/settings/${key}`;
