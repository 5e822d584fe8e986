const WAITS_AT_MOST_MS = 3000;

/**
 * The scripts of a page come when what it shows is there. They are asked for all at once and run one after the other, so that
 * a slow phone can answer in between: here those that others need, then, in the page's own words, the rest.
 */
export async function loadScripts(all: readonly string[], needed: readonly string[]) {
  await untilSeen();
  for (const href of all)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  for (const path of needed) await import(/* @vite-ignore */ path);
}

/** The pictures are there and drawn, someone touched the page, or it was put aside. */
const untilSeen = () =>
  new Promise<void>((go) => {
    const goOnceDrawn = () => requestAnimationFrame(() => setTimeout(go));
    if (document.readyState === "complete") goOnceDrawn();
    else addEventListener("load", goOnceDrawn);
    for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, goOnceDrawn, { once: true, capture: true });
    addEventListener("visibilitychange", () => go(), { once: true, capture: true });
    setTimeout(go, WAITS_AT_MOST_MS);
  });
