import type { ComponentProps } from "react";

type TextButtonProps = Omit<ComponentProps<"button">, "children"> & { action: string; of: string };

/** The quietest action, which reads like a link. `of` names the row for screen readers, because every row has the same one. */
export const TextButton = ({ action, of, ...button }: TextButtonProps) => (
  <button type="button" className="kit-links-plain kit-soft" aria-label={`${action}: ${of}`} {...button}>
    {action}
  </button>
);
