import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { trustOnlyOurTexts } from "./early/trusted-texts.ts";

/** A reloaded page has nothing open over it, so history goes back to the page's own entry (decision 39). */
function goToOwnEntry() {
  const state = history.state?.usr;
  const count = state?.opened?.length ?? 0;
  if (count === 0) return;
  history.replaceState({ ...history.state, usr: { ...state, opened: [] } }, "");
  history.go(-count);
}

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
