import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { trustOnlyOurTexts } from "./early/trusted-texts.ts";
import { followHistory } from "./ui/back-step.ts";

trustOnlyOurTexts();
followHistory();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
