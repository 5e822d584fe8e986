import type { ShopPromises } from "../../../domain/shop/shop-facts.ts";
import { useShop } from "../../use-shop.ts";

export function TrustNotes() {
  const notes = [
    { title: "WhatsApp'tan cevap", text: "Sorunu yaz, sana bir insan cevap versin." },
    packing(useShop().promises),
    { title: "14 gün içinde iade", text: "İçine sinmezse geri gönderebilirsin." },
  ];
  return (
    <ul className="trust-notes page-width">
      {notes.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          {text}
        </li>
      ))}
    </ul>
  );
}

function packing({ giftWrap, giftNote }: ShopPromises) {
  if (giftWrap && giftNote) return { title: "Hediye paketi", text: "Kartına istediğin notu da yazarız." };
  if (giftWrap) return { title: "Hediye paketi", text: "Sen seç, biz hediye gibi paketleyelim." };
  if (giftNote) return { title: "Elle yazılmış not", text: "Ne istersen kartına biz yazarız." };
  return { title: "Sitede ödeme yok", text: "Kart bilgisi sorulmaz; toplamı WhatsApp'ta konuşuruz." };
}
