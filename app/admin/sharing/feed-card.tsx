import { PRODUCT_FEED } from "../../../domain/web/product-feed-path.ts";
import { copy } from "../../part/copy.ts";
import { SmallButton } from "../../ui/button.tsx";
import { useShop } from "../../use-shop.ts";
import { GuideSteps } from "../guide-steps.tsx";

const STEPS = [
  {
    title: "WhatsApp kataloğun",
    words:
      "business.facebook.com/commerce adresinde kataloğunu aç. Veri kaynakları, Veri akışı, bağlantıyı yapıştır, günlük seç. Katalog WhatsApp Business hesabına bağlanınca ürünlerin sohbetten gönderilir.",
    lines: ["Ticaret Yöneticisi", "Veri kaynakları", "Veri akışı: bağlantı"],
    marked: 2,
  },
  {
    title: "Katalog reklamları",
    words:
      "Aynı katalog reklamda da kullanılır: Reklam Yöneticisi'nde amaç olarak Satışlar'ı, sonra Katalog'u seç. Fiyat ve stok reklamda da güncel kalır.",
    lines: ["Amaç: Satışlar", "Katalog", "Reklamı yayınla"],
    marked: 1,
  },
  {
    title: "Google'da ücretsiz listeleme",
    words:
      "merchants.google.com'da dükkânını doğrula. Ürünler, Veri kaynakları, Dosyadan ekle: bağlantıyı yapıştır. Ücretsiz listelemeler açık kalsın, reklam vermen gerekmez.",
    lines: ["Merchant Center", "Veri kaynakları", "Dosya bağlantısı"],
    marked: 2,
  },
];

/** The address of the feed, and the three places that want it. */
export function FeedCard() {
  const { publicUrl } = useShop();
  const address = publicUrl + PRODUCT_FEED;
  return (
    <section className="kit-card">
      <h3>Ürünlerin başka yerlerde</h3>
      <p>Bu bağlantıyı bir kez verirsin; ürün, fiyat ve stok her gün oradan okunur. Gizli ürünler içinde yoktur.</p>
      <p className="kit-note kit-letter">{address}</p>
      <SmallButton action="Bağlantıyı kopyala" of="ürün listesi" onClick={() => copy(address, "Bağlantı")} />
      <details className="kit-fold">
        <summary>Nereye yazılır?</summary>
        <GuideSteps of={STEPS} />
        <p className="kit-soft">
          Instagram'da gönderiye ürün etiketi koymak Türkiye'de açık değil. Orada hikâyenin bağlantı çıkartmasını ve
          profilindeki bağlantıyı kullan.
        </p>
      </details>
    </section>
  );
}
