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

/** Vite takes a link in the page for a loaded style sheet, so a failed one has to go before the next try. */
function removeFailedStyles({ target }: Event) {
  if (target instanceof Element && target.matches("link[rel=stylesheet][crossorigin]")) target.remove();
}

addEventListener("error", removeFailedStyles, true);
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
