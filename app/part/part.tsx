import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from "react";
import "../ui/button.css";
import "./part.css";

/** A section of Hesabım or of the panel, with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const { heading, rememberFocus } = useFocusFallback();
  return (
    <section className="part" aria-labelledby={id} onFocus={rememberFocus}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Moves the focus to the heading of the section when the focused row was removed. */
function useFocusFallback() {
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef<Element>(null);

  useEffect(function focusHeading() {
    if (!focused.current || focused.current.isConnected) return;
    const { activeElement } = document;
    // React hears nothing of the focus that a closing sheet gives back to the section.
    focused.current = heading.current?.parentElement?.contains(activeElement) ? activeElement : null;
    if (activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });

  const rememberFocus = ({ target }: FocusEvent) => {
    focused.current = target;
  };
  return { heading, rememberFocus };
}

/** A list of similar things, each with its actions. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className="part-rows">{children}</ul>;

type RowProps = { name: string; badge?: string | false; about: ReactNode; children?: ReactNode };

export const Row = ({ name, badge, about, children }: RowProps) => (
  <li>
    <p>
      <strong>{name}</strong>
      {badge && <span className="part-row-badge">{badge}</span>}
      <span className="part-row-about">{about}</span>
    </p>
    {children}
  </li>
);
