import "./list-parts.css";
import "../../ui/button.css";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { IconButton, PlainButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { pageNumbers } from "../../ui/page-numbers.ts";

/** Stands where the number of products stands, so that no number is read for another query. */
export const LIST_LOADING = "Liste geliyor…";

const NOTICES = {
  failed: {
    icon: "bag",
    title: "Liste şu an gelmedi",
    text: "Yanlış satıra dokunma diye eski liste gizlendi. Bağlantın gelince kendiliğinden yeniden denenir.",
    action: "Tekrar dene",
  },
  empty: {
    icon: "bag",
    title: "Raflar henüz boş",
    text: "Eklediğin her ürün burada ve dükkânda görünür.",
    action: "İlk ürünü ekle",
  },
  "not-found": {
    icon: "search",
    title: "Aramana uyan ürün yok",
    text: "Ad, kategori ve renklerde aradık. Daha kısa bir kelime deneyebilirsin.",
    action: "Aramayı temizle",
  },
  "filtered-out": {
    icon: "search",
    title: "Süzgecine uyan ürün yok",
    text: "Süzgeçleri kaldırınca bütün ürünlerin burada olur.",
    action: "Süzgeçleri kaldır",
  },
  "no-orders": {
    icon: "bag",
    title: "Defterin boş",
    text: "Bir mesajı yapıştırıp doğrula ya da elle yaz.",
    action: "Elle yaz",
  },
  "no-such-order": {
    icon: "search",
    title: "Aramana uyan sipariş yok",
    text: "Numara, ad, telefon ve ürünlerde aradık. Daha kısa bir kelime deneyebilirsin.",
    action: "Aramayı temizle",
  },
  "no-order-in-state": {
    icon: "bag",
    title: "Bu durumda sipariş yok",
    text: "Durumu değişen siparişler burada görünür.",
    action: "Hepsini göster",
  },
} as const;

/** Stands in place of the list, with an action that helps. */
export function ListNotice({ about, onAction }: { about: keyof typeof NOTICES; onAction: () => void }) {
  const { icon, title, text, action } = NOTICES[about];
  return (
    <div className="kit-card list-parts-notice">
      <Icon name={icon} size={44} />
      <h2>{title}</h2>
      <p>{text}</p>
      <PlainButton action={action} onClick={onAction} />
    </div>
  );
}

type LoadFailedProps = { isLoading: boolean; onRetry: () => void };

/** Tells at once that another attempt is on its way: on a slow line the answer takes its time. */
export function ListFailed({ isLoading, onRetry }: LoadFailedProps) {
  const retryNow = useEffectEvent(() => onRetry());
  useEffect(function retryOnceOnline() {
    const unmounted = new AbortController();
    addEventListener("online", () => retryNow(), { signal: unmounted.signal });
    return () => unmounted.abort();
  }, []);
  return (
    <>
      <p className="kit-soft" role="status">
        {isLoading && LIST_LOADING}
      </p>
      <ListNotice about="failed" onAction={onRetry} />
    </>
  );
}

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
    <ol className="kit-row list-parts-pages">
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

type SelectionBarProps = {
  name: string;
  /** The number of chosen products, or the action that runs on them now. */
  says: string;
  isBusy: boolean;
  isStale: boolean;
  /** Offers to choose more of them. */
  more?: { action: string; onChoose: () => void } | false;
  onClear: () => void;
  children: ReactNode;
};

/** The actions on all that is chosen, at the foot of the screen. */
export const SelectionBar = ({ name, says, isBusy, isStale, more, onClear, children }: SelectionBarProps) => (
  <section className="kit-list-foot list-parts-bar" aria-label={name} aria-busy={isBusy}>
    <div className="kit-list-says" inert={isStale}>
      <p aria-live="polite">{says}</p>
      {more && (
        <button type="button" className="kit-bare list-parts-all" onClick={more.onChoose}>
          {more.action}
        </button>
      )}
      <IconButton icon="close" size={20} label="Seçimi bırak" onClick={onClear} />
    </div>
    <fieldset className="kit-group kit-row kit-list-actions" disabled={isBusy} inert={isStale}>
      <legend className="unseen">Seçilenlere ne yapılsın?</legend>
      {children}
    </fieldset>
  </section>
);
