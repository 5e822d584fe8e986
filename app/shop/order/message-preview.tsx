import "./message-preview.css";
import { Sheet } from "../../ui/sheet.tsx";

/** The name under which the preview is opened over the cart. */
export const PREVIEW = "onizleme";

type MessagePreviewProps = { text: string; isSendingSaid: boolean; onClose: () => void };

/** The message as its bubble in the chat will look, with the bold total. */
export function MessagePreview({ text, isSendingSaid, onClose }: MessagePreviewProps) {
  const [before, total, after] = text.split(/^\*(.+)\*$/m);
  return (
    <Sheet title="Mesajın önizlemesi" shape="side" onClose={onClose}>
      <div className="message-preview">
        <p>
          Mesajın WhatsApp'ta yazılı açılır, gönder'e sen basarsın. Sitede ödeme yok;{" "}
          {isSendingSaid ? "nasıl ödeyeceğini orada konuşuruz." : "kargoyu orada yazarız."}
        </p>
        <blockquote className="message-preview-bubble">
          {before}
          <strong>{total}</strong>
          {after}
        </blockquote>
      </div>
    </Sheet>
  );
}
