import "./message-preview.css";

/** The message as its bubble in the chat will look, with the bold total. */
export function MessagePreview({ text }: { text: string }) {
  const [before, total, after] = text.split(/^\*(.+)\*$/m);
  return (
    <blockquote className="message-preview">
      {before}
      <strong>{total}</strong>
      {after}
    </blockquote>
  );
}
