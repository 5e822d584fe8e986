import { toast } from "../toast.tsx";
import { copyText } from "../ui/copy-text.ts";

/** Copies text and says so. `what` stays visible, so that it can be copied by hand if this fails. */
export async function copy(text: string, what: string): Promise<void> {
  if (await copyText(text)) toast.success(`${what} kopyalandı`);
  else toast.error("Kopyalanamadı; yazıya basılı tutup kopyala");
}
