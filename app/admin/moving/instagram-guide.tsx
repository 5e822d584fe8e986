import { GuideSteps } from "../guide-steps.tsx";

const STEPS = [
  {
    title: "Hesap Merkezi'ni aç",
    words: "Instagram'da profil, üç çizgi, Hesap Merkezi. Sonra Bilgilerin ve izinlerin, Bilgilerini dışa aktar.",
    lines: ["Hesap Merkezi", "Bilgilerin ve izinlerin", "Bilgilerini dışa aktar"],
    marked: 2,
  },
  {
    title: "Yalnız gönderilerini iste",
    words:
      "Cihaza aktar'ı seç. Bilgileri özelleştir'de yalnız Gönderiler'i ve Reels'i bırak, tarih aralığını Tüm zamanlar yap.",
    lines: ["Gönderiler", "Tarih aralığı: Tüm zamanlar", "Cihaza aktar"],
    marked: 0,
  },
  {
    title: "Biçim olarak JSON'u seç",
    words: "HTML seçilirse dosyadan ürün okunmaz. Hazır olunca Instagram haber verir; bağlantı dört gün açık kalır.",
    lines: ["Biçim: JSON", "Medya kalitesi: Yüksek", "Dışa aktarmayı başlat"],
    marked: 0,
  },
];

/** How an owner gets the archive of her account, in three steps. */
export const InstagramGuide = () => (
  <details className="kit-fold">
    <summary>Dosyayı Instagram'dan nasıl alırım?</summary>
    <GuideSteps of={STEPS} />
  </details>
);
