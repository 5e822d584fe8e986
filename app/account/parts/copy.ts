import { toast } from "../../toast.tsx";
import { isCopied } from "../../ui/copy-text.ts";

/** `what` is shown: who cannot have it copied copies it by hand. */
export async function copy(text: string, what: string): Promise<void> {
  if (await isCopied(text)) toast.success(`${what} kopyalandı`);
  else toast.error("Kopyalanamadı; yazıya basılı tutup kopyala");
}
