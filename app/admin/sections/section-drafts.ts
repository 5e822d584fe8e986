import "../zod-without-eval.ts";
import { z } from "zod";
import { onThisDevice } from "../../browser-storage.ts";
import { parsedJson } from "../parsed-json.ts";

const fields = z.record(z.string(), z.unknown());
const sectionDraft = z.object({ before: fields, changes: fields, at: z.iso.datetime() });

export type SectionDraft = z.output<typeof sectionDraft>;

/** What an owner has typed into a section and not saved, on this device or in this tab alone. */
export function sectionDraftAt(userId: string, section: string, place: typeof onThisDevice = onThisDevice) {
  const key = `yarim-ayar:${userId}:${section}`;
  return {
    read: (): SectionDraft | undefined => sectionDraft.safeParse(parsedJson(place.read(key))).data,
    write: (draft: SectionDraft) => place.write(key, JSON.stringify(draft)),
    remove: () => place.remove(key),
  };
}
