import { toast } from "../../toast.tsx";

type SharedLink = { title: string; url: string };

/** By the phone's own sheet where there is one; elsewhere the link is copied. */
export async function shareLink(link: SharedLink): Promise<void> {
  if (await wentToSheet(link)) return;
  if (await isCopied(link.url)) toast.success("Bağlantı kopyalandı");
  else toast.error(`Bağlantı kopyalanamadı: ${link.url}`);
}

/** Whoever closes the sheet has changed their mind; a sheet that may not open here has not been seen. */
async function wentToSheet(link: SharedLink): Promise<boolean> {
  if (!("share" in navigator)) return false;
  try {
    await navigator.share(link);
    return true;
  } catch (refused) {
    if (!(refused instanceof DOMException)) throw refused;
    return refused.name === "AbortError";
  }
}

async function isCopied(text: string): Promise<boolean> {
  if (!isSecureContext) return isCopiedFromField(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => isCopiedFromField(text),
  );
}

/** Browsers inside other apps, and a shop on plain http, have no other way. */
function isCopiedFromField(text: string): boolean {
  const focused = document.activeElement;
  const field = Object.assign(document.createElement("textarea"), { className: "unseen", readOnly: true, value: text });
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
