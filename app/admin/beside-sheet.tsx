import { type ComponentProps, useEffect, useEffectEvent, useState } from "react";
import { Sheet } from "../ui/sheet.tsx";

/** Room for a list and a form (kit-beside.css). */
const WIDE = "(min-width: 68.75em)";

/** The form of a list's row. On a wide screen it is not modal, and the list beside it stays in use, unless it opens from a window. */
export function BesideSheet(props: Omit<ComponentProps<typeof Sheet>, "shape" | "isBeside">) {
  const [isBeside] = useState(() => matchMedia(WIDE).matches && document.querySelector("dialog:modal") === null);
  const close = useEffectEvent(props.onClose);
  useEffect(function closeByEscape() {
    const listening = new AbortController();
    document.addEventListener(
      "keydown",
      ({ key, target }) => {
        if (key === "Escape" && target instanceof Element && target.closest("dialog:not(:modal)")) close();
      },
      listening,
    );
    return () => listening.abort();
  }, []);
  return <Sheet {...props} shape="form" isBeside={isBeside} />;
}
