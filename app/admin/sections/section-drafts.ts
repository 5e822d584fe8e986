import { z } from "zod";
import { onThisDevice } from "../../browser-storage.ts";
import { parsedJson } from "../parsed-json.ts";

const fields = z.record(z.string(), z.unknown());
const sectionDraft = z.object({ before: fields, changes: fields, at: z.iso.datetime() });

export type SectionDraft = z.output<typeof sectionDraft>;

export type HalfDoneDraft = ReturnType<typeof sectionDraftAt>;

/** What an owner has typed into a section and not saved, on this device. */
export function sectionDraftAt(userId: string, section: string) {
  const key = `yarim-ayar:${userId}:${section}`;
  return {
    read: (): SectionDraft | undefined => sectionDraft.safeParse(parsedJson(onThisDevice.read(key))).data,
    write: (draft: SectionDraft) => onThisDevice.write(key, JSON.stringify(draft)),
    remove: () => onThisDevice.remove(key),
  };
}
