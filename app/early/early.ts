import { recordEarlyTaps } from "./early-taps.ts";

const LOAD_AFTER_MS = 3000;

recordEarlyTaps();

/**
 * Loads a page's scripts after its content is visible. All are requested at once and run one after the other, so that a slow
 * phone can respond in between: first those that others need, here, then the rest, in the page's own start script.
 * The start script of the page calls it (server/pages/pages.ts).
 */
export default async function loadScripts(all: readonly string[], needed: readonly string[]) {
  await untilVisible();
  for (const href of all)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  for (const path of needed) await import(/* @vite-ignore */ path);
}

/** Resolves once the pictures are loaded and drawn, the visitor touches the page or leaves its tab, or time is up. */
const untilVisible = () =>
  new Promise<void>((resolve) => {
    const resolveAfterPaint = () => requestAnimationFrame(() => setTimeout(resolve));
    if (document.readyState === "complete") resolveAfterPaint();
    else addEventListener("load", resolveAfterPaint);
    for (const touch of ["pointerdown", "keydown"])
      addEventListener(touch, resolveAfterPaint, { once: true, capture: true });
    addEventListener("visibilitychange", () => resolve(), { once: true, capture: true });
    setTimeout(resolve, LOAD_AFTER_MS);
  });
