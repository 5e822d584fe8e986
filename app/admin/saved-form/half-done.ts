import "../zod-without-eval.ts";
import { z } from "zod";
import { onThisDevice } from "../../browser-storage.ts";

/** A value in the browser's storage, which may hold anything. What its schema does not know counts as nothing. */
export const keptAs = <Value>(schema: z.ZodType<Value>, key: string, place: typeof onThisDevice) => ({
  read: (): Value | undefined => schema.safeParse(parsed(place.read(key))).data,
  write: (value: Value) => place.write(key, JSON.stringify(value)),
  remove: () => place.remove(key),
});

function parsed(text: string | undefined): unknown {
  try {
    return text && JSON.parse(text);
  } catch (notJson) {
    if (notJson instanceof SyntaxError) return undefined;
    throw notJson;
  }
}

const typed = z.record(z.string(), z.unknown());
const halfDone = z.object({ before: typed, changes: typed, at: z.iso.datetime() });

/** Unsaved typing of a form, kept on this device or in this tab alone. */
export const halfDoneAt = (userId: string, form: string, place = onThisDevice) =>
  keptAs(halfDone, `yarim-ayar:${userId}:${form}`, place);
