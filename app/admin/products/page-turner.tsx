import { Icon } from "../../ui/icon.tsx";
import { pageNumbers } from "../../ui/page-numbers.ts";
import "./page-turner.css";

type PageTurnerProps = { page: number; pages: number; onTurn: (page: number) => void };

/** Buttons at the ends stay focusable: a disabled one would drop the focus that has just turned the page. */
export const PageTurner = ({ page, pages, onTurn }: PageTurnerProps) => (
  <nav className="kit-ends" aria-label="Sayfalar">
    <button
      type="button"
      className="button button-plain button-small"
      aria-disabled={page === 1}
      onClick={() => page > 1 && onTurn(page - 1)}
    >
      <Icon name="left" size={18} />
      Önceki
    </button>
    <p className="unseen" aria-live="polite">
      Sayfa {page} / {pages}
    </p>
    <ol className="kit-row page-turner-numbers">
      {pageNumbers(page, pages).map((number, index) =>
        number === undefined ? (
          <li key={`gap-${index < 3 ? "before" : "after"}`} aria-hidden="true">
            …
          </li>
        ) : (
          <li key={number}>
            <button
              type="button"
              className="button-chip"
              aria-label={`Sayfa ${number}`}
              aria-current={number === page ? "page" : undefined}
              onClick={() => onTurn(number)}
            >
              {number}
            </button>
          </li>
        ),
      )}
    </ol>
    <button
      type="button"
      className="button button-plain button-small"
      aria-disabled={page === pages}
      onClick={() => page < pages && onTurn(page + 1)}
    >
      Sonraki
      <Icon name="right" size={18} />
    </button>
  </nav>
);
