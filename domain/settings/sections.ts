import { z } from "zod";
import { choiceSets } from "../choice/choice-sets.ts";
import { paragraphs } from "../plain-text.ts";
import { campaigns } from "./campaigns.ts";
import { carrierForms } from "./carrier-forms.ts";
import { carriers } from "./carriers.ts";
import {
  count,
  dateField,
  email,
  handle,
  iban,
  instagramLink,
  money,
  phone,
  picture,
  pictures,
  toggle,
  words,
} from "./fields.ts";
import { giftSection } from "./gift-mends.ts";
import { heroSlides } from "./hero-slide.ts";
import { homeBlocks } from "./home-blocks.ts";
import type { TextSlug } from "./info-page-slugs.ts";
import { factLine, infoSections } from "./info-text.ts";
import { lookSection } from "./look-section.ts";
import { occasionsSection } from "./occasion-rows.ts";
import { daysOff, openingHours } from "./opening-hours.ts";
import { orderText } from "./order-texts.ts";
import { pulseSection } from "./pulse-section.ts";
import { sharedWordsSection } from "./shared-words.ts";

const contact = z.object({
  name: words(60, {
    title: "Dükkânın adı",
    hint: "Küçük ekranda 10 harfe kadar olanı tek satıra sığar; uzunu küçülür, alt satıra iner.",
  }).refine((name) => name !== "", { error: "Dükkânın bir adı olmalı" }),
  phone: phone({ title: "WhatsApp numarası", hint: "Siparişler bu numaraya gelir." }),
  email: email({
    title: "E-posta",
    hint: "Sayfanın altında ve sözleşmelerde görünür; sözleşmelerin onsuz yayınlanmaz.",
  }),
  social: handle({ title: "Instagram", hint: "@ ile adın ya da profilinin bağlantısı." }),
});

const hours = z.object({ week: openingHours, daysOff });

const notice = z
  .object({
    text: words(140, {
      title: "Duyuru",
      hint: "Sayfanın en üstünde tek satır, örneğin: Bayramda 28 Mart'a kadar kargo yok.",
    }),
    from: dateField({ title: "Görünmeye başladığı gün", hint: "Boşsa hemen." }),
    until: dateField({ title: "Göründüğü son gün", hint: "Boşsa sen kaldırana kadar." }),
  })
  .refine(({ from, until }) => from === "" || until === "" || from <= until, {
    path: ["until"],
    error: "Son gün ilk günden önce olamaz",
    params: { fields: ["until", "from"] },
  });

const delivery = z.object({
  price: money({
    title: "Kargo ücreti",
    hint: "Sepette ve ürün sayfasında söylenir, ödenecek tutara eklenir. Boşsa söylenmez.",
  }),
  freeFrom: money({ title: "Ücretsiz kargo sınırı", hint: "Bu tutardan sonra kargo ücretsiz. Boşsa sınır yok." }),
  preparingDays: count({ title: "Hazırlama süresi (iş günü)", from: 0, to: 30 }).nullable().meta({
    title: "Hazırlama süresi (iş günü)",
    hint: "Kargoya verene kadar geçen gün; kapıya varış gününe eklenir.",
    setting: "count",
  }),
  deliveryDays: words(300, {
    title: "Teslim süresi",
    hint: "Örneğin: 2-4 iş günü. Hazırlama süresi yazdıysan ona eklenir.",
  }),
  returnAddress: words(300, { title: "İade adresi", hint: "Boşsa satıcının adresi." }),
  returnCarrier: words(300, { title: "İade kargosu", hint: "İadede anlaşmalı olduğun kargo." }),
  orderPage: toggle({
    title: "Siparişin kendi sayfası",
    hint: "Müşterin siparişinin nerede olduğunu ona gönderdiğin bağlantıda görür; sayfada ad, telefon, adres yoktur.",
  }),
  carriers,
});

const carrierFiles = z.object({ forms: carrierForms });

const payment = z.object({
  transfer: toggle({ title: "Havale / EFT" }),
  iban: iban({
    title: "IBAN",
    hint: "Dükkânda hiç görünmez; yalnız senin cevaplarında, {iban} yazdığın yerde.",
  }),
  ibanName: words(100, { title: "Hesap sahibi", hint: "Bankadaki adıyla, harfi harfine." }),
  bank: words(60, { title: "Banka" }),
  atDoor: toggle({ title: "Kapıda ödeme" }),
  atDoorFee: money({ title: "Kapıda ödeme ücreti", hint: "Ürünlere ve kargoya eklenir. Boşsa ücretsiz." }),
  cardLink: toggle({ title: "Kart ile ödeme bağlantısı" }),
});

const GIFT_PRICE = "Sepette ve mesajda söylenir, ödenecek tutara eklenir. Boşsa ücretsiz.";

const promises = z.object({
  giftWrap: toggle({ title: "Hediye paketi yapıyoruz" }),
  giftWrapPrice: money({ title: "Hediye paketi ücreti", hint: GIFT_PRICE }),
  giftNote: toggle({ title: "Kartına istediğin notu elle yazıyoruz" }),
  giftNotePrice: money({ title: "Kart ücreti", hint: GIFT_PRICE }),
  photo: picture({ title: "Paketin ve kartın fotoğrafı", hint: "Ziyaretçi sepette bunları seçerken görür." }),
  shipsEverywhere: toggle({ title: "Türkiye'nin her yerine gönderiyoruz" }),
  parcelPhoto: toggle({ title: "Kargodan önce paketinin fotoğrafını gönderiyoruz" }),
});

const seller = z.object({
  legalName: words(300, { title: "Ad soyad ya da ticaret unvanı", hint: "Sözleşmelerin onsuz yayınlanmaz." }),
  address: words(300, { title: "Açık adres", hint: "Sözleşmelerin onsuz yayınlanmaz." }),
  taxOffice: words(300, { title: "Vergi dairesi" }),
  taxNumber: words(300, { title: "Vergi numarası", hint: "10 rakam; şahıs işletmesinde T.C. kimlik numaran." }),
  mersis: words(300, { title: "MERSİS numarası", hint: "Şirketinin sicil numarası, 16 rakam. Yoksa boş kalsın." }),
  kep: words(300, { title: "KEP adresi", hint: "Kayıtlı elektronik posta adresin. Yoksa boş kalsın." }),
  chamber: words(300, { title: "Meslek odası" }),
  etbis: words(300, {
    title: "ETBİS kaydı",
    hint: "Ticaret Bakanlığı'nın e-ticaret siteleri kaydındaki numaran. Yoksa boş kalsın.",
  }),
});

const maker = z.object({
  photo: picture({ title: "Fotoğrafın", hint: "Yüzün ya da ellerin; yuvarlak görünür." }),
  words: paragraphs({ label: "Kendini anlat", max: 400 }).meta({
    title: "Kendini anlat",
    hint: "Üç cümle yeter. Hakkımızda sayfasında ve ürünlerin altında görünür; boşsa fotoğrafın da görünmez.",
    setting: "text",
  }),
  pictures: pictures({
    title: "Paketlerimizden",
    hint: "Kendi çektiğin paket fotoğrafları: Hakkımızda sayfasında hepsi, ana sayfada ilk altısı. Ad, adres, telefon görünmesin.",
  }),
  highlights: instagramLink({
    title: "Instagram öne çıkanların",
    hint: "Öne çıkan hikâyelerinin bağlantısı, fotoğrafların altında durur.",
  }),
});

const prices = z.object({
  days: count({ title: "Fiyat geçmişi (gün)", from: 1, to: 365 }).meta({
    title: "Fiyat geçmişi (gün)",
    hint: "İndirim, bu kadar günün en düşük fiyatına göre hesaplanır. Yönetmelik en az 10 gün ister; 30 gün güvenlidir.",
    setting: "count",
  }),
});

const helpers = z.object({
  mayChangePrices: toggle({
    title: "Yardımcılar fiyat değiştirebilir",
    hint: "Kapalıyken yeni ürünün ilk fiyatını yazarlar, sonrasında fiyatlara dokunamazlar.",
  }),
});

const orders = z.object({
  keepDays: count({ title: "Kişi bilgileri kaç gün kalsın", from: 1, to: 3650 }).meta({
    title: "Kişi bilgileri kaç gün kalsın",
    hint: "Sipariş bittikten bu kadar gün sonra ad, telefon, adres ve notlar silinir; ürünler ve toplamlar kalır.",
    setting: "count",
  }),
  helpersSeePeople: toggle({
    title: "Yardımcılar kişi bilgilerini görebilir",
    hint: "Kapalıyken siparişleri ürünleriyle görürler; ad, telefon, adres ve notları göremez, değiştiremezler.",
  }),
});

const orderTexts = z.object({
  confirmation: orderText({ title: "Onay", hint: "Sipariş deftere yazıldığında." }),
  preparing: orderText({ title: "Hazırlanıyor", hint: "Hazırlamaya başladığında." }),
  sent: orderText({ title: "Kargoda", hint: "Kargoya verdiğinde." }),
  delivered: orderText({ title: "Teslim edildi", hint: "Paket kapıya vardığında." }),
  reminder: orderText({ title: "Ödeme hatırlatması", hint: "Parası gelmeyen siparişte." }),
  question: orderText({ title: "Soru", hint: "Renk, model ya da adres eksikken; sorular altına eklenir." }),
  cancelled: orderText({ title: "İptal", hint: "Sipariş iptal edildiğinde." }),
});

const page = z.object({
  title: words(120, { title: "Başlık" })
    .refine((title) => title !== "", { error: "Sayfanın bir başlığı olmalı" })
    .refine((title) => !/[{}]/.test(title), { error: "Başlığa bilgi eklenmez; { ve } işaretlerini sil" }),
  description: factLine({ label: "Kısa açıklama", max: 300 }).meta({ title: "Kısa açıklama", setting: "line" }),
  sections: infoSections({ least: 1 }),
});

/** Headings with texts that stand on other pages. */
const ownTexts = z.object({ sections: infoSections({ least: 0 }) });

const ownPage = page.extend(ownTexts.shape);

/** The settings that an owner changes. She saves a section as a whole; its fields have a history of their own. */
export const SECTIONS = {
  contact,
  hours,
  notice,
  delivery,
  "carrier-files": carrierFiles,
  payment,
  promises,
  seller,
  maker,
  prices,
  helpers,
  orders,
  "order-texts": orderTexts,
  slides: z.object({ slides: heroSlides }),
  home: z.object({ blocks: homeBlocks }),
  occasions: occasionsSection,
  look: lookSection,
  choices: z.object({ sets: choiceSets }),
  campaigns,
  pulse: pulseSection,
  gifts: giftSection,
  "shared-words": sharedWordsSection,
  "page-hakkimizda": page,
  "page-teslimat": page,
  "page-iade-ve-cayma": page,
  "page-sss": page,
  "page-ek-bilgi": ownPage,
  "page-urun-sorulari": ownTexts,
  "page-ana-sayfa-sozleri": ownTexts,
  "page-on-bilgilendirme": page,
  "page-mesafeli-satis": page,
  "page-kvkk": page,
  "page-cerez": page,
  "page-gizlilik": page,
  "page-iletisim": page,
} satisfies Record<`page-${TextSlug}`, typeof ownTexts> & Record<string, z.ZodObject>;

export type SectionKey = keyof typeof SECTIONS;
export type Sections = { [Key in SectionKey]: z.output<(typeof SECTIONS)[Key]> };

export const isSectionKey = (key: string): key is SectionKey => Object.hasOwn(SECTIONS, key);

export const SECTION_KEYS = Object.keys(SECTIONS).filter(isSectionKey);

/** The section of a text. */
export const pageSection = <Slug extends TextSlug>(slug: Slug): `page-${Slug}` => `page-${slug}`;

export function sectionSchema<Key extends SectionKey>(key: Key): z.ZodType<Sections[Key]>;
export function sectionSchema(key: SectionKey): z.ZodType {
  return SECTIONS[key];
}
