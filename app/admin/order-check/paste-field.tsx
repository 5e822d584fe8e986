import { type ChangeEvent, useRef } from "react";
import { toast } from "../../toast.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { chatTextOf } from "../shared/chat-file.ts";

export type Chat = { text: string; fileName?: string | undefined };

/** Takes a message, some of them, a cart's link, or a whole exported chat. */
export function PasteField({ chat, onChange }: { chat: Chat; onChange: (chat: Chat) => void }) {
  const field = useRef<HTMLDivElement>(null);
  const paste = async () => {
    try {
      onChange({ text: await navigator.clipboard.readText() });
    } catch {
      // Refused, or held back until the person confirms it in the browser.
      field.current?.querySelector("textarea")?.focus();
      toast.error("Panoya ulaşılamadı; alana basılı tutup yapıştır");
    }
  };
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Reset, so that the same file can be chosen again.
    currentTarget.value = "";
    if (!file) return;
    const text = await chatTextOf(file);
    if (text === undefined) toast.error("Bu dosyada okunacak bir sohbet yok; .txt ya da .zip seç");
    else onChange({ text, fileName: file.name });
  };
  return (
    <div ref={field} className="kit-stack">
      {chat.fileName === undefined ? (
        <TextArea
          label="Mesajı ya da sohbeti yapıştır"
          placeholder="WhatsApp'tan kopyaladığın mesajlar ya da sepet bağlantısı"
          value={chat.text}
          rows={chat.text === "" ? 6 : 3}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
      ) : (
        <p className="kit-note kit-offer">{chat.fileName}</p>
      )}
      <div className="kit-row">
        {"clipboard" in navigator && <SmallButton action="Yapıştır" onClick={paste} />}
        <label className="button button-plain button-small kit-file">
          Dosya seç
          <input type="file" accept=".txt,.zip,text/plain,application/zip" onChange={choose} />
        </label>
        {chat.text !== "" && <SmallButton action="Temizle" onClick={() => onChange({ text: "" })} />}
      </div>
    </div>
  );
}
