import type { RevisedPrices } from "../catalog/price-history.ts";
import type { Author, LedgerEvent } from "../ledger.ts";
import type { SectionKey, Sections } from "./sections.ts";

/** A section as it is saved. `revision` is 0 until somebody saves it. */
export type SavedSection<Key extends SectionKey> = { revision: number; values: Sections[Key] };

type Saving = { by: Author; expectedRevision?: number | undefined };

/** The first values that the environment gives, by section. */
export type GivenSettings = { [Key in SectionKey]?: Partial<Sections[Key]> };

export type StoredSections = {
  find<Key extends SectionKey>(key: Key): Promise<SavedSection<Key>>;
  /** The values of a section that nobody has saved. */
  first<Key extends SectionKey>(key: Key): Sections[Key];
  /** Throws `conflict` if the section has another revision than expected. No step is written if nothing changed. */
  save<Key extends SectionKey>(
    key: Key,
    values: Sections[Key],
    saving: Saving,
  ): Promise<SavedSection<Key> & { step: string | undefined }>;
  /** The section with its earlier values. */
  revised<Key extends SectionKey>(key: Key): Promise<RevisedPrices<Sections[Key]>>;
  listEvents(key: SectionKey): Promise<LedgerEvent[]>;
  revertTo<Key extends SectionKey>(
    key: Key,
    eventId: string,
    by: Author,
  ): Promise<SavedSection<Key> & { step: string }>;
};

/** The names of sections in the history. */
export const SECTION_NAMES: Record<SectionKey, string> = {
  contact: "İletişim bilgileri",
  hours: "Çalışma saatleri",
  notice: "Duyuru satırı",
  delivery: "Kargo ve iade",
  "carrier-files": "Kargo dosyaları",
  payment: "Ödeme",
  promises: "Sözler",
  seller: "Satıcının bilgileri",
  maker: "Sen ve paketlerin",
  prices: "Fiyat geçmişi",
  helpers: "Yardımcıların yetkisi",
  orders: "Siparişlerdeki kişiler",
  "order-texts": "Sipariş mesajları",
  slides: "Slaytlar",
  home: "Ana sayfanın bölümleri",
  occasions: "Özel günler",
  look: "Görünüm",
  choices: "Seçenek setleri",
  campaigns: "Kampanyalar",
  pulse: "Nabız",
  gifts: "Hediye bulucu",
  "shared-words": "Paylaşmamıza izin verenler",
  "page-hakkimizda": "Hakkımızda sayfası",
  "page-teslimat": "Teslimat sayfası",
  "page-iade-ve-cayma": "İade ve Cayma sayfası",
  "page-sss": "Sık Sorulan Sorular sayfası",
  "page-ek-bilgi": "Kendi sayfan",
  "page-urun-sorulari": "Ürünlerdeki sorular",
  "page-ana-sayfa-sozleri": "Ana sayfadaki sözler",
  "page-on-bilgilendirme": "Ön Bilgilendirme Formu",
  "page-mesafeli-satis": "Mesafeli Satış Sözleşmesi",
  "page-kvkk": "KVKK Aydınlatma Metni",
  "page-cerez": "Çerez ve Cihazda Saklama sayfası",
  "page-gizlilik": "Gizlilik sayfası",
  "page-iletisim": "İletişim ve Künye sayfası",
};
