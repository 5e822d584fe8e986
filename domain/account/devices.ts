/** A shared device has a mark for each person who signed in there. Above the limit, the oldest is dropped. */
export const MAX_MARKS = 8;

/** Splits the marks that a device stores and sends with a password. */
export const marksIn = (stored: string | undefined): string[] =>
  (stored ?? "").split(" ").filter((mark) => mark !== "");

export const withMark = (stored: string | undefined, mark: string): string =>
  [...marksIn(stored).filter((other) => other !== mark), mark].slice(-MAX_MARKS).join(" ");

/** Sorted from special to general, because a browser's user agent also names other browsers. */
const BROWSERS = [
  [/\bInstagram\b/, "Instagram"],
  [/\bEdgA?(?:iOS)?\//, "Edge"],
  [/\bOPR\/|\bOPT\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bYaBrowser\//, "Yandex"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bHeadlessChrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;

const SYSTEMS = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
] as const;

/** Describes a device by known words only, because a user agent may contain anything. */
export function deviceWords(userAgent: string): string {
  const wordIn = (list: typeof BROWSERS | typeof SYSTEMS) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const words = [wordIn(BROWSERS), wordIn(SYSTEMS)].filter((word) => word !== undefined);
  return words.join(", ") || "Tanınmayan cihaz";
}
