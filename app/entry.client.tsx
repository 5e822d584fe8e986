import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** React's markup for a new script element, and the content that `structured-data.tsx` gives it: data that never runs. */
const ALLOWED_TEXTS: ReadonlySet<string> = new Set(["<script></script>", "{}"]);

const onlyAllowed = (text: string) => (ALLOWED_TEXTS.has(text) ? text : null);

/** Trusted Types: the browser turns no text into markup or script except these. */
function trustOnlyOurTexts() {
  window.trustedTypes?.createPolicy("default", { createHTML: onlyAllowed, createScript: onlyAllowed });
}

/**
 * A reloaded page has nothing open over it, so history first goes back to the page's own entry (decision 13). What somebody opens
 * meanwhile would be closed by that step.
 */
function fromOwnEntry(hydrate: () => void) {
  const state = history.state?.usr;
  const count = state?.opened?.length ?? 0;
  if (count === 0) return hydrate();
  history.replaceState({ ...history.state, usr: { ...state, opened: [] } }, "");
  addEventListener("popstate", hydrate, { once: true });
  history.go(-count);
}

trustOnlyOurTexts();

// Without transitions of its own, the router shows a new address before the next tap is handled. In a transition, a sheet opened by a
// second quick tap would stand over the old address, and a chosen color or a removed filter would be lost.
fromOwnEntry(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter useTransitions={false} />
      </StrictMode>,
    );
  }),
);
