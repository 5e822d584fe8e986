import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { trustOnlyOurTexts } from "./early/trusted-texts.ts";

/** A page from the server has nothing open: back to its own entry (decision 39). */
function closeWhatWasOpen() {
  const { usr: state, ...entry } = history.state ?? {};
  const count = state?.opened?.length ?? 0;
  if (count === 0) return;
  history.replaceState({ ...entry, usr: { ...state, opened: [] } }, "");
  history.go(-count);
}

trustOnlyOurTexts();
closeWhatWasOpen();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
