import { useEffect, useEffectEvent } from "react";
import { Icon, type IconName } from "../../ui/icon.tsx";
import "./list-notices.css";
import { PlainButton } from "../../ui/button.tsx";

type NoticeProps = { icon: IconName; title: string; text: string; action: string; onAction: () => void };

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const retryNow = useEffectEvent(() => onRetry());
  useEffect(function retryOnceLineIsBack() {
    const gone = new AbortController();
    addEventListener("online", () => retryNow(), { signal: gone.signal });
    return () => gone.abort();
  }, []);
  return (
    <Notice
      icon="bag"
      title="Ürünleri getiremedik"
      text="Bağlantını kontrol edip tekrar deneyebilirsin."
      action="Tekrar dene"
      onAction={onRetry}
    />
  );
}

export const NoProducts = ({ onAdd }: { onAdd: () => void }) => (
  <Notice
    icon="bag"
    title="Raflar henüz boş"
    text="Eklediğin her ürün burada ve dükkânda görünür."
    action="İlk ürünü ekle"
    onAction={onAdd}
  />
);

type NoMatchesProps = { isSearched: boolean; onClear: () => void };

export const NoMatches = ({ isSearched, onClear }: NoMatchesProps) =>
  isSearched ? (
    <Notice
      icon="search"
      title="Aramana uyan ürün yok"
      text="Ad, kategori ve renklerde aradık. Daha kısa bir kelime deneyebilirsin."
      action="Aramayı temizle"
      onAction={onClear}
    />
  ) : (
    <Notice
      icon="search"
      title="Süzgecine uyan ürün yok"
      text="Süzgeçleri kaldırınca bütün ürünlerin burada olur."
      action="Süzgeçleri kaldır"
      onAction={onClear}
    />
  );

const Notice = ({ icon, title, text, action, onAction }: NoticeProps) => (
  <div className="list-notices">
    <Icon name={icon} size={44} />
    <h2>{title}</h2>
    <p>{text}</p>
    <PlainButton action={action} onClick={onAction} />
  </div>
);
