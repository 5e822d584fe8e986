import type { ComponentProps } from "react";
import "./button.css";

type PlainButtonProps = Omit<ComponentProps<"button">, "children"> & { action: string };

export const PlainButton = ({ action, ...button }: PlainButtonProps) => (
  <button type="button" className="button button-plain" {...button}>
    {action}
  </button>
);

/** `of` names the row for screen readers, because every row has the same button. */
export const SmallButton = ({ action, of, ...button }: PlainButtonProps & { of?: string }) => (
  <button
    type="button"
    className="button button-plain button-small"
    aria-label={of === undefined ? undefined : `${action}: ${of}`}
    {...button}
  >
    {action}
  </button>
);

export const Chip = ({ action, ...button }: PlainButtonProps) => (
  <button type="button" className="button-chip" {...button}>
    {action}
  </button>
);
