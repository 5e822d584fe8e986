import { useEffect, useEffectEvent } from "react";
import { PlainButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import "./list-notices.css";

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
    <div className="kit-card list-notices">
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
