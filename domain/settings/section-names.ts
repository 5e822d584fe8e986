import type { SectionKey } from "./sections.ts";

/** The names of sections in the history. */
export const SECTION_NAMES: Record<SectionKey, string> = {
  contact: "İletişim bilgileri",
  hours: "Çalışma saatleri",
  notice: "Duyuru satırı",
  delivery: "Kargo ve iade",
  payment: "Ödeme",
  promises: "Sözler",
  seller: "Satıcının bilgileri",
  prices: "Fiyat geçmişi",
  helpers: "Yardımcıların yetkisi",
  orders: "Siparişlerdeki kişiler",
  "order-texts": "Sipariş mesajları",
  slides: "Slaytlar",
  choices: "Seçenek setleri",
  "page-hakkimizda": "Hakkımızda sayfası",
  "page-teslimat": "Teslimat sayfası",
  "page-iade-ve-cayma": "İade ve Cayma sayfası",
  "page-sss": "Sık Sorulan Sorular sayfası",
  "page-on-bilgilendirme": "Ön Bilgilendirme Formu",
  "page-mesafeli-satis": "Mesafeli Satış Sözleşmesi",
  "page-kvkk": "KVKK Aydınlatma Metni",
  "page-cerez": "Çerez ve Cihazda Saklama sayfası",
  "page-gizlilik": "Gizlilik sayfası",
  "page-iletisim": "İletişim ve Künye sayfası",
};
