import { useEffect } from "react";
import { Toaster as SonnerToaster, toast } from "sonner";
import "sonner/dist/styles.css";
import "./toaster.css";

export type ToasterProps = { onMounted: () => void };

/** A thing that can be done about it at once. */
export type ToastAction = { label: string; onClick: () => void };

/** The header's buttons stay free: the cart is what is tapped after something was added to it. */
const BELOW_HEADER = 68;

let layer: HTMLElement | null = null;

/** Toasts live in the browser's top layer; showing the layer again lifts it over a dialog opened meanwhile. */
export function showToast(kind: "success" | "error", text: string, offer?: ToastAction) {
  layer?.hidePopover();
  layer?.showPopover();
  toast[kind](text, offer && { action: offer });
}

/** Sonner's own defaults are spec §9: 3 visible, 4000 ms, 14 px apart, 356 px wide. */
export function Toaster({ onMounted }: ToasterProps) {
  useEffect(onMounted, [onMounted]);
  return (
    <div
      popover="manual"
      className="toaster-layer"
      ref={(element) => {
        layer = element;
      }}
    >
      <SonnerToaster
        position="top-right"
        offset={{ top: BELOW_HEADER }}
        mobileOffset={{ top: BELOW_HEADER }}
        containerAriaLabel="Bildirimler"
      />
    </div>
  );
}
