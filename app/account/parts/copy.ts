import { toast } from "../../toast.tsx";
import { copyText } from "../../ui/copy-text.ts";

/** `what` is shown: who cannot have it copied copies it by hand. */
export async function copy(text: string, what: string): Promise<void> {
  if (await copyText(text)) toast.success(`${what} kopyalandı`);
  else toast.error("Kopyalanamadı; yazıya basılı tutup kopyala");
}
