import { copyText } from "../../ui/copy-text.ts";

/**
 * Copies a text that is still being read. Safari lets a tap copy at once only, but takes the promise of a text; where that is not known,
 * the text is awaited. Rejects where it cannot be read.
 */
export async function copyLater(text: Promise<string>): Promise<boolean> {
  if (isSecureContext && "ClipboardItem" in window) {
    const blob = text.then((read) => new Blob([read], { type: "text/plain" }));
    const isCopied = await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]).then(
      () => true,
      () => false,
    );
    if (isCopied) return true;
  }
  return copyText(await text);
}
