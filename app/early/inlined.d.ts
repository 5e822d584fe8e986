/** The text of a browser script bundled with its imports (vite-plugins.ts). */
declare module "*?inlined" {
  const text: string;
  export default text;
}
