import { type ReactNode, useEffect, useRef } from "react";
import type { Tint } from "../../domain/catalog/tint.ts";
import { SmallButton } from "../ui/button.tsx";

type OfferLineProps = {
  words: string;
  action: string;
  onAction: () => void;
  tint?: Tint;
  /** The button that was tapped has gone with what it removed. */
  takesFocus?: boolean;
  /** Further actions beside the offered one. */
  children?: ReactNode;
};

/** A result and the action that follows or reverses it. It stands inside a sheet, where a toast could not be tapped. */
export function OfferLine({ words, action, onAction, tint = "rose", takesFocus, children }: OfferLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(
    function keepFocus() {
      if (!takesFocus || document.activeElement !== document.body) return;
      line.current?.querySelector("button")?.focus({ preventScroll: true });
    },
    [takesFocus],
  );
  return (
    <div ref={line} className="kit-ends kit-note kit-offer" data-tint={tint}>
      <p aria-live="polite">{words}</p>
      <SmallButton action={action} onClick={onAction} />
      {children}
    </div>
  );
}
