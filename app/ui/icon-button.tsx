import type { ComponentProps } from "react";
import "./button.css";
import { Icon, type IconName } from "./icon.tsx";

/** Screen readers read the label instead of the icon. An icon of another room comes as a child. */
type IconButtonProps = ComponentProps<"button"> & { icon?: IconName; size?: number; label: string };

export const IconButton = ({ icon, size, label, children, ...button }: IconButtonProps) => (
  <button type="button" className="button-icon" aria-label={label} {...button}>
    {icon && <Icon name={icon} size={size} />}
    {children}
  </button>
);
