import "./button.css";
import type { ComponentProps } from "react";
import { Icon, type IconName } from "./icon.tsx";

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

/** Screen readers read the label instead of the icon. An icon of another room comes as a child. */
type IconButtonProps = ComponentProps<"button"> & { icon?: IconName; size?: number; label: string };

export const IconButton = ({ icon, size, label, children, ...button }: IconButtonProps) => (
  <button type="button" className="button-icon" aria-label={label} {...button}>
    {icon && <Icon name={icon} size={size} />}
    {children}
  </button>
);
