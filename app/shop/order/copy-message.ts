import { toast } from "../../toast.tsx";
import { copyText } from "../../ui/copy-text.ts";

export async function copyMessage(text: string, done = "Mesaj kopyalandı") {
  if (await copyText(text)) toast.success(done);
  else toast.error("Kopyalanamadı, metne basılı tutup kendin kopyalayabilirsin");
}
