import { type ReactNode, useId } from "react";
import "../../ui/button.css";
import "./part.css";
import { useFocusFallback } from "./use-focus-fallback.ts";

/** One matter of the account, under its name. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const { heading, noteFocus } = useFocusFallback();
  return (
    <section className="part" aria-labelledby={id} onFocus={noteFocus}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** In place of what could not be told. */
export const LoadError = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <p>Hesabının bilgileri şu an gelmiyor. Bağlantını kontrol edip tekrar deneyebilirsin.</p>
    <button type="button" className="button button-ribbon" onClick={onRetry}>
      Tekrar dene
    </button>
  </>
);

export const LoadErrorPart = ({ title, onRetry }: { title: string; onRetry: () => void }) => (
  <Part title={title}>
    <LoadError onRetry={onRetry} />
  </Part>
);

/** Several things of one kind, each with what can be done to it. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className="part-rows">{children}</ul>;

type RowProps = { name: string; mark?: string | false; about: ReactNode; children?: ReactNode };

export const Row = ({ name, mark, about, children }: RowProps) => (
  <li>
    <p>
      <strong>{name}</strong>
      {mark && <span className="part-row-badge">{mark}</span>}
      <span className="part-row-about">{about}</span>
    </p>
    {children}
  </li>
);
