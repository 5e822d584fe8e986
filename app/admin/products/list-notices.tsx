import { useEffect, useEffectEvent } from "react";
import { PlainButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import "./list-notices.css";

const NOTICES = {
  failed: {
    icon: "bag",
    title: "Ürünleri getiremedik",
    text: "Bağlantını kontrol edip tekrar deneyebilirsin.",
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
} as const;

/** Stands in place of the list, with an action that helps. */
export function ListNotice({ about, onAction }: { about: keyof typeof NOTICES; onAction: () => void }) {
  const { icon, title, text, action } = NOTICES[about];
  return (
    <div className="list-notices">
      <Icon name={icon} size={44} />
      <h2>{title}</h2>
      <p>{text}</p>
      <PlainButton action={action} onClick={onAction} />
    </div>
  );
}

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const retryNow = useEffectEvent(() => onRetry());
  useEffect(function retryOnceOnline() {
    const unmounted = new AbortController();
    addEventListener("online", () => retryNow(), { signal: unmounted.signal });
    return () => unmounted.abort();
  }, []);
  return <ListNotice about="failed" onAction={onRetry} />;
}
