import { isSectionKey } from "../../../domain/settings/sections.ts";
import type { TodoKind } from "../../../domain/shop/todos.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import {
  orderForm,
  panelAddresses,
  productForm,
  settingAddress,
  stockSheet,
} from "../../../domain/web/panel-addresses.ts";

import { sectionAddress } from "../shop-settings/shop-groups.ts";

type Words = {
  /** The trouble in a sentence, with the number of items. */
  title(count: number): string;
  /** Why it matters, or what to do. */
  hint: string;
  /** The address at which one of the items is mended. */
  lead(id: string): string;
  nameOf?(id: string): string;
  /** The address of the list of all items. */
  all?: string;
};

const FACTS: ReadonlyMap<string, string> = new Map([
  ["legalName", "Ad soyad ya da ticaret unvanı"],
  ["address", "Açık adres"],
  ["email", "E-posta"],
]);

/** `Bir kategori boş`, `3 kategori boş`. */
const counted = (what: string) => (count: number) => `${count === 1 ? "Bir" : count} ${what}`;

export const TODO_WORDS: Record<TodoKind, Words> = {
  "no-number": {
    title: () => "WhatsApp numaran yok",
    hint: "Numaranı yazana kadar sipariş düğmeleri bekliyor.",
    lead: () => settingAddress("contact", "phone"),
    nameOf: () => "Numaranı yaz",
  },
  "missing-fact": {
    title: (count) => (count === 1 ? "Kanunun istediği bir bilgi eksik" : `Kanunun istediği ${count} bilgi eksik`),
    hint: "Bunlar dolmadan sözleşme sayfaların yayınlanmıyor.",
    lead: (id) => settingAddress(id === "email" ? "contact" : "seller", id),
    nameOf: (id) => FACTS.get(id) ?? id,
  },
  "no-copy": {
    title: () => "Bu geceki kopya alınamadı",
    hint: "Dükkân yeniden deniyor; sen de şimdiki hâlini indirip saklayabilirsin.",
    lead: () => panelAddresses.backup,
    nameOf: () => "Yedek'e bak",
  },
  "one-way-in": {
    title: () => "Hesabına tek bir yoldan giriliyor",
    hint: "Şifreni unutursan dükkânına dönmen zor olur: Hesabım'da parmak izi ya da iki adımlı giriş aç, ya da Kişiler'den ikinci bir sahip davet et.",
    lead: () => addresses.account,
    nameOf: () => "Hesabıma git",
  },
  "troubled-setting": {
    title: counted("ayar bölümü okunamadı"),
    hint: "Dükkân onun yerine ilk hâliyle, ya da okunamayan satırı olmadan çalışıyor. Yazdığın duruyor: bölüme bak ve yeniden kaydet.",
    lead: (id) => (isSectionKey(id) ? sectionAddress(id) : panelAddresses.shopSettings),
  },
  "troubled-category": {
    title: counted("kategori okunamadı"),
    hint: "Dükkânda eksik bilgisi olmadan duruyor: aç, bak ve yeniden kaydet.",
    lead: () => panelAddresses.ownersCategories,
  },
  "troubled-product": {
    title: counted("ürün gösterilemiyor"),
    hint: "Bir kurala uymadığı için dükkânda gizli. Yazdığın duruyor: aç, düzelt ve yayına al.",
    lead: productForm,
  },
  "troubled-order": {
    title: counted("sipariş okunamadı"),
    hint: "Okunamayan yeri defterde boş görünüyor: aç, WhatsApp'taki mesajına bak ve yeniden kaydet.",
    lead: orderForm,
  },
  "troubled-plan": {
    title: counted("süreli fiyat okunamadı"),
    hint: "Başlamaz ve kendiliğinden bitmez: Ürünler'deki listesinden vazgeç, sonra yeniden yaz.",
    lead: () => addresses.admin,
  },
  "no-picture": {
    title: (count) => `${count} ürünün görseli yok`,
    hint: "Görseli olmayan ürünü kimse açmıyor.",
    lead: productForm,
  },
  "sold-out-featured": {
    title: (count) => `${count} öne çıkan ürün tükendi`,
    hint: "Ana sayfada yer tutuyor: stoğa al ya da öne çıkandan çıkar.",
    lead: productForm,
  },
  "running-out": {
    title: counted("şey bitmek üzere"),
    hint: "Üç ve daha azı kalanlar: yenisini ısmarla ya da adedini düzelt.",
    lead: stockSheet,
  },
  "misleading-discount": {
    title: (count) => `${count} indirimin eski fiyatı son günlerin en düşüğü değil`,
    hint: "Yönetmelik, eski fiyat olarak son günlerin en düşüğünü ister.",
    lead: productForm,
  },
  "past-notice": {
    title: () => "Duyurunun günü geçti",
    hint: "Sayfanın üstünde görünmüyor: tarihini değiştir ya da yazısını sil.",
    lead: (id) => settingAddress("notice", id),
    nameOf: () => "Duyuruya bak",
  },
  "past-slide": {
    title: counted("slaytın günü geçti"),
    hint: "Ana sayfada görünmüyor: tarihini değiştir ya da kaldır.",
    lead: () => panelAddresses.showcase,
  },
  "untrue-slide": {
    title: counted("slaytın dediği indirim hiçbir üründe yok"),
    hint: "Ana sayfada görünmüyor: indirimi yap ya da yazısını değiştir.",
    lead: () => panelAddresses.showcase,
  },
  "dead-slide": {
    title: counted("slaytın götürdüğü yerde bir şey yok"),
    hint: "Ana sayfada görünmüyor: götürdüğü yer kaldırılmış ya da boş. Yeni bir yer seç ya da ürün ekle.",
    lead: () => panelAddresses.showcase,
  },
  "dead-block": {
    title: counted("fotoğrafın düğmesi hiçbir yere götürmüyor"),
    hint: "Ana sayfada düğmesi görünmüyor: götürdüğü yer kaldırılmış ya da boş. Yeni bir yer seç.",
    lead: () => panelAddresses.showcase,
  },
  "slide-without-picture": {
    title: counted("slaytın görseli yok"),
    hint: "Ana sayfada yalnız yazıyla görünüyor: görsel ekle.",
    lead: () => panelAddresses.showcase,
  },
  "empty-category": {
    title: counted("kategori boş"),
    hint: "Ziyaretçi boş sayfaya düşüyor: ürün ekle ya da kategoriyi gizle.",
    lead: () => panelAddresses.ownersCategories,
  },
  "color-without-picture": {
    title: (count) => `${count} üründe görselsiz renk var`,
    hint: "Rengi görmeden seçiyorlar: renge bir görsel bağla.",
    lead: productForm,
  },
};
