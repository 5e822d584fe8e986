/** The text of a browser script bundled with its imports (vite-plugins.ts). */
declare module "*?inlined" {
  const text: string;
  export default text;
}

type TrustedRules = {
  createHTML?: (text: string) => string | null;
  createScript?: (text: string) => string | null;
  createScriptURL?: (url: string) => string;
};

/** Creates an object, which the browser takes where it takes no plain string. */
type TrustedPolicy = { createScriptURL(url: string): string };

interface Window {
  /** Not in every browser. */
  trustedTypes?: { createPolicy: (name: string, rules: TrustedRules) => TrustedPolicy };
}
