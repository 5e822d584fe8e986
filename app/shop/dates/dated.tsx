import type { ReactNode } from "react";
import { hasDays, isShownOn, istanbulDate, type ShownDays } from "../../../domain/istanbul.ts";
import datedElements from "../../early/dated-elements.ts?inlined";
import { useIsHydrated } from "../../page-store.ts";

/** Shows its content on its dates. Until the browser knows the day it is hidden, so that nothing flashes. */
export function Dated({ children, ...days }: ShownDays & { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  if (!hasDays(days)) return children;
  const isHidden = !isHydrated || !isShownOn(days, istanbulDate(new Date()));
  return (
    <>
      <div data-from={days.from ?? ""} data-until={days.until} hidden={isHidden} suppressHydrationWarning>
        {children}
      </div>
      <script
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: (import.meta.env.SSR && datedElements) || "{}" }}
      />
    </>
  );
}
