import { toast } from "../../toast.tsx";
import { copyText } from "../../ui/copy-text.ts";

type SharedLink = { title: string; url: string };

/** Opens the phone's own share sheet; where there is none, copies the link. */
export async function shareLink(link: SharedLink): Promise<void> {
  if (await openShareSheet(link)) return;
  if (await copyText(link.url)) toast.success("Bağlantı kopyalandı");
  else toast.error(`Bağlantı kopyalanamadı: ${link.url}`);
}

/** True also if the visitor closed the share sheet; false if the browser refused to open it. */
async function openShareSheet(link: SharedLink): Promise<boolean> {
  if (!("share" in navigator)) return false;
  try {
    await navigator.share(link);
    return true;
  } catch (refused) {
    if (!(refused instanceof DOMException)) throw refused;
    return refused.name === "AbortError";
  }
}
