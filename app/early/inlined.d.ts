/** A script for browsers, with all it imports, as the text of one file (vite-plugins.ts). */
declare module "*?inlined" {
  const text: string;
  export default text;
}
