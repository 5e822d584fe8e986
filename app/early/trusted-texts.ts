/** React's markup for a new script element, and the content that `structured-data.tsx` gives it: data that never runs. */
const ALLOWED_TEXTS: ReadonlySet<string> = new Set(["<script></script>", "{}"]);

const onlyAllowed = (text: string) => (ALLOWED_TEXTS.has(text) ? text : null);

/** Trusted Types: the browser turns no text into markup or script except these. */
export function trustOnlyOurTexts() {
  window.trustedTypes?.createPolicy("default", { createHTML: onlyAllowed, createScript: onlyAllowed });
}
