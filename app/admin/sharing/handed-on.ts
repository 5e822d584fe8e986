import { saveFrom } from "../panel-calls.ts";

/** Whether this device hands files on to other apps. */
export const canHandOn = (file: File): boolean => "canShare" in navigator && navigator.canShare({ files: [file] });

/** Opens the phone's own share sheet with the file; saves it where there is none. */
export async function handOn(file: File): Promise<void> {
  if (!canHandOn(file)) return saveFile(file);
  try {
    await navigator.share({ files: [file] });
  } catch (refused) {
    if (!(refused instanceof DOMException)) throw refused;
    // She closed the share sheet.
    if (refused.name !== "AbortError") saveFile(file);
  }
}

export const saveFile = (file: File): void => saveFrom(URL.createObjectURL(file), file.name);
