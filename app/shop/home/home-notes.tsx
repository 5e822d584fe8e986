import { Link } from "react-router";
import type { HomeGiftWays } from "../../../domain/gift/gift-ways.ts";
import type { ShopPromises } from "../../../domain/shop/shop-facts.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { useShop } from "../../use-shop.ts";

export const GiftLinks = ({ recipients, budgets }: HomeGiftWays) => (
  <div className="home-page-gifts page-width">
    <Link className="button-chip" to={addresses.gifts}>
      Hediye bul
    </Link>
    <Ways title="Kime?" id="kime" ways={recipients} />
    <Ways title="Bütçen?" id="butcen" ways={budgets} />
  </div>
);

type WaysProps = { title: string; id: string; ways: HomeGiftWays["budgets"] };

const Ways = ({ title, id, ways }: WaysProps) =>
  ways.length > 0 && (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {ways.map(({ label, wish }) => (
          <li key={wish}>
            <Link className="button-chip" to={addresses.gifts + wish}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );

type Note = { icon: IconName; title: string; text: string };

const NOTE_ICONS = ["chat", "gift", "back"] as const;

/** The owner's own promises, or those that every shop makes. */
export function TrustNotes() {
  const { ownNotes, promises } = useShop();
  const notes: Note[] = ownNotes?.map((note, index) => ({ icon: NOTE_ICONS[index] ?? "heart", ...note })) ?? [
    { icon: "chat", title: "WhatsApp'tan cevap", text: "Sorunu yaz, sana bir insan cevap versin." },
    packing(promises),
    { icon: "back", title: "14 gün içinde iade", text: "İçine sinmezse geri gönderebilirsin." },
  ];
  return (
    <ul className="home-page-notes page-width">
      {notes.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <strong>{title}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function packing({ giftWrap, giftNote }: ShopPromises): Note {
  if (giftWrap && giftNote) return { icon: "gift", title: "Hediye paketi", text: "Kartına istediğin notu da yazarız." };
  if (giftWrap) return { icon: "gift", title: "Hediye paketi", text: "Sen seç, biz hediye gibi paketleyelim." };
  if (giftNote) return { icon: "gift", title: "Elle yazılmış not", text: "Ne istersen kartına biz yazarız." };
  return { icon: "bag", title: "Sitede ödeme yok", text: "Kart bilgisi sorulmaz; toplamı WhatsApp'ta konuşuruz." };
}
