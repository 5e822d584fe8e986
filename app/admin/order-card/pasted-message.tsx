type PastedMessageProps = {
  text: string;
  /** What stands on the card already. */
  words?: string;
  isOpen?: boolean;
};

/** The message as it was pasted, folded unless the order is typed from it. It is left out where the card says all of it already. */
export function PastedMessage({ text, words = "", isOpen = false }: PastedMessageProps) {
  if (linesOf(text).every((line) => linesOf(words).includes(line))) return null;
  return (
    <details className="kit-fold" open={isOpen}>
      <summary>Yapıştırılan mesaj</summary>
      <p className="kit-note kit-letter">{text}</p>
    </details>
  );
}

/** `[23.11.2026 14:05:59] Ayşe: ` */
const HEAD = /^\[[^\]]+\] [^:]{1,80}: /;

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.replace(HEAD, "").trim())
    .filter(Boolean);
