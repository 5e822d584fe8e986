type Rules = { createHTML: (text: string) => string | null; createScript: (text: string) => string | null };

declare global {
  interface Window {
    /** Not in every browser. */
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown };
  }
}

/** How React makes a script element, and what `structured-data.tsx` puts into one in the browser: data, never run. */
const TEXTS: ReadonlySet<string> = new Set(["<script></script>", "{}"]);

const onlyThese = (text: string) => (TEXTS.has(text) ? text : null);

/** Where the browser asks before text becomes markup or a script (Trusted Types), nothing but these does. */
export function trustOnlyOurTexts() {
  window.trustedTypes?.createPolicy("default", { createHTML: onlyThese, createScript: onlyThese });
}
