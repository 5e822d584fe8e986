import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { trustOnlyOurTexts } from "./early/trusted-texts.ts";

/** A reloaded page has nothing open over it, so history goes back to the page's own entry (decision 39). */
function goToOwnEntry() {
  const { usr: state, ...entry } = history.state ?? {};
  const count = state?.opened?.length ?? 0;
  if (count === 0) return;
  history.replaceState({ ...entry, usr: { ...state, opened: [] } }, "");
  history.go(-count);
}

/** Vite requests the style sheet of a lazy part only once. One that failed is requested again at the next click. */
function retryFailedStyle({ target }: Event) {
  if (target instanceof Element && target.matches("link[rel=stylesheet][crossorigin]"))
    addEventListener("click", () => target.replaceWith(target.cloneNode()), { capture: true, once: true });
}

addEventListener("error", retryFailedStyle, true);
trustOnlyOurTexts();
goToOwnEntry();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
