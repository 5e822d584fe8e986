import type { ReactNode } from "react";
import type { Tint } from "../../domain/catalog/tint.ts";
import "./offer-line.css";
import { SmallButton } from "../ui/button.tsx";

type OfferLineProps = {
  words: string;
  action: string;
  onAction: () => void;
  tint?: Tint;
  /** Further actions beside the offered one. */
  children?: ReactNode;
};

/** A result and the action that follows or reverses it. It stands inside a sheet, where a toast could not be tapped. */
export const OfferLine = ({ words, action, onAction, tint = "rose", children }: OfferLineProps) => (
  <div className="offer-line" data-tint={tint}>
    <p aria-live="polite">{words}</p>
    <SmallButton action={action} onClick={onAction} />
    {children}
  </div>
);
