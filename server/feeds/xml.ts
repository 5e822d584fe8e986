/** Characters that XML 1.0 forbids, even escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, "")
    .replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
