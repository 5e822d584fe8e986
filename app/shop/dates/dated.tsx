import type { ReactNode } from "react";
import { type Dates, isOn, istanbulDate } from "../../../domain/shop/dated.ts";
import datedElements from "../../early/dated-elements.ts?inlined";
import { useIsHydrated } from "../../hydrated.ts";

/** Shows its content on its dates. Until the browser knows the day it is hidden, so that nothing flashes. */
export function Dated({ from, until, children }: Dates & { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  if (!from && !until) return children;
  const isHidden = !isHydrated || !isOn({ from, until }, istanbulDate(new Date()));
  return (
    <>
      <div data-from={from} data-until={until} hidden={isHidden} suppressHydrationWarning>
        {children}
      </div>
      <script
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: (import.meta.env.SSR && datedElements) || "{}" }}
      />
    </>
  );
}
