type Pasting = (text: string) => string;

/** How a message arrives at the panel. Those with a time are of November 23rd, but for one of November 5th. */
export const PASTED: Record<string, Pasting> = {
  alone: (text) => text,
  android: (text) => `23.11.2026 14:05 - Ayşe: ${text}`,
  androidComma: (text) => `23.11.2026, 14:05 - +90 532 123 45 67: ${text}`,
  iphone: (text) => `\u200e[23.11.2026 14:05:12] Ayşe: ${text}`,
  copied: (text) => `[23.11, 14:05] Ayşe: Merhaba\n[23.11, 14:06] Ayşe: ${text}\n[23.11, 14:07] Fiyonk: Tabii`,
  desktop: (text) => `[14:05, 23.11.2026] Ayşe: ${text}`,
  desktopUs: (text) => `[2:05\u202fPM, 11/23/2026] Ayşe: ${text}`,
  novemberFifth: (text) => `[14:05, 05.11.2026] Ayşe: ${text}`,
  quoted: (text) => text.replace(/^/gm, "> "),
  forwardedTwice: (text) => `İletildi\n${text}\n\nİletildi\n${text}`,
  windows: (text) => text.replaceAll("\n", "\r\n"),
  unbroken: (text) => text.replaceAll(" ", "\u00a0"),
  edited: (text) => `23.11.2026 14:05 - Ayşe: ${text} \u200e<Bu mesaj düzenlendi>`,
};
