import type { ReactNode } from "react";
import type { Tint } from "../../domain/catalog/tint.ts";
import "./offer-line.css";
import { SmallButton } from "../ui/button.tsx";

type OfferLineProps = {
  words: string;
  action: string;
  onAction: () => void;
  tint?: Tint;
  /** Another way than the one offered. */
  children?: ReactNode;
};

/** What has become of something, and the way on or back. Inside what is open: a toast beside it could not be tapped. */
export const OfferLine = ({ words, action, onAction, tint = "rose", children }: OfferLineProps) => (
  <div className="offer-line" data-tint={tint}>
    <p aria-live="polite">{words}</p>
    <SmallButton action={action} onClick={onAction} />
    {children}
  </div>
);
