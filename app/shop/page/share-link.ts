import { toast } from "../../toast.tsx";
import { copyText } from "../../ui/copy-text.ts";

type SharedLink = { title: string; url: string };

/** By the phone's own sheet where there is one; elsewhere the link is copied. */
export async function shareLink(link: SharedLink): Promise<void> {
  if (await wentToSheet(link)) return;
  if (await copyText(link.url)) toast.success("Bağlantı kopyalandı");
  else toast.error(`Bağlantı kopyalanamadı: ${link.url}`);
}

/** A sheet that was closed has been seen; one that may not open here has not. */
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
