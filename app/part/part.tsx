import { type ReactNode, useId } from "react";
import "../ui/button.css";
import "./part.css";
import { useFocusFallback } from "./use-focus-fallback.ts";

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
