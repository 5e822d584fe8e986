import type { FirstCategory } from "../domain/catalog/category.ts";
import { PRICE_DAYS } from "../domain/catalog/price-history.ts";
import { FIRST_LOOK } from "../domain/look/look.ts";
import type { OrderTexts } from "../domain/order-book/order-words.ts";
import type { HeroSlide } from "../domain/settings/hero-slide.ts";
import type { HomeBlock } from "../domain/settings/home-blocks.ts";
import type { Sections } from "../domain/settings/sections.ts";
import type { InfoPage } from "../domain/shop/info-page.ts";
import { NO_LEGAL_FACTS, SAMPLE_PHONE } from "../domain/shop/shop-facts.ts";
import { FIRST_CHOICE_SETS } from "./first-choice-sets.ts";
import { ABOUT, CONTACT } from "./info/info-about.ts";
import { DISTANCE_CONTRACT, PRE_INFORMATION } from "./info/info-contract.ts";
import { DELIVERY, RETURNS } from "./info/info-orders.ts";
import { DATA_PROTECTION, PRIVACY, STORAGE_NOTICE } from "./info/info-privacy.ts";
import { QUESTIONS } from "./info/info-questions.ts";

export const FIRST_HERO_SLIDES: readonly HeroSlide[] = [
  {
    id: "cift-urunleri",
    title: "Çift ürünlerinde %40'a varan indirim",
    subtitle: "İkinize birer tane: bileklikler, kupalar, minik sürprizler.",
    image: "",
    buttonText: "Çift ürünlerini gör",
    link: "#cift-urunleri",
  },
  {
    id: "labubu",
    title: "Viral Labubular sınırlı stokta",
    subtitle: "Herkesin aradığı çanta süsleri ve sürpriz kutular burada.",
    image: "",
    buttonText: "Labubuları gör",
    link: "#labubu",
  },
  {
    id: "takilar",
    title: "Trend takılar",
    subtitle: "Her güne yakışan kolyeler, yüzükler ve küpeler.",
    image: "",
    buttonText: "Takılara bak",
    link: "#takilar",
  },
];

/** The order and set of the specification; what follows is empty or off. */
const FIRST_HOME_BLOCKS: readonly HomeBlock[] = [
  { id: "kategoriler", kind: "categories", isOn: true },
  { id: "kime-butcen", kind: "gifts", isOn: true },
  { id: "one-cikanlar", kind: "featured", isOn: true },
  { id: "sozler", kind: "promises", isOn: true },
  { id: "paketlerimizden", kind: "parcels", isOn: true },
  { id: "yeni-gelenler", kind: "newest", isOn: false },
];

/** The messages to customers about their orders, until the owner writes her own. */
export const FIRST_ORDER_TEXTS: OrderTexts = {
  confirmation: [
    "Merhaba {ad},",
    "",
    "{no} numaralı siparişini aldık, teşekkür ederiz.",
    "",
    "{ürünler}",
    "",
    "*Ödenecek: {ödenecek}*",
    "İstediğin gün: {gün}",
    "",
    "IBAN: {iban}",
    "",
    "Siparişin nerede, buradan bak: {sipariş sayfası}",
    "",
    "{dükkân}",
  ].join("\n"),
  preparing: ["Merhaba {ad},", "", "{no} numaralı siparişini hazırlıyoruz.", "", "{dükkân}"].join("\n"),
  sent: [
    "Merhaba {ad},",
    "",
    "Kargon yola çıktı: {no} numaralı siparişin.",
    "Kargo: {kargo}",
    "Takip numarası: {takip}",
    "Kalan ödeme: {kalan}",
    "Siparişin nerede, buradan bak: {sipariş sayfası}",
    "",
    "{dükkân}",
  ].join("\n"),
  delivered: ["Merhaba {ad},", "", "{no} numaralı siparişin teslim edildi. Güle güle kullan.", "", "{dükkân}"].join(
    "\n",
  ),
  reminder: [
    "Merhaba {ad},",
    "",
    "{no} numaralı siparişinin ödemesi henüz bize ulaşmadı. Ödediysen dekontunu buradan gönderir misin?",
    "",
    "*Ödenecek: {ödenecek}*",
    "IBAN: {iban}",
    "",
    "{dükkân}",
  ].join("\n"),
  question: ["Merhaba {ad},", "", "{no} numaralı siparişin için bir şey soracağız:"].join("\n"),
  cancelled: [
    "Merhaba {ad},",
    "",
    "{no} numaralı siparişini iptal ettik. Yeniden istersen buradan yazman yeter.",
    "",
    "{dükkân}",
  ].join("\n"),
};

/** Carriers with their addresses. If the address for a number is not certain, it is that of the carrier's page. */
export const FIRST_CARRIERS = [
  "Yurtiçi Kargo https://www.yurticikargo.com/tr/online-servisler/gonderi-sorgula?code={n}",
  "Aras Kargo https://kargotakip.araskargo.com.tr",
  "DHL eCommerce (MNG) https://www.dhlecommerce.com.tr/gonderitakip",
  "PTT Kargo https://gonderitakip.ptt.gov.tr/Track/Verify?q={n}",
  "Sürat Kargo https://www.suratkargo.com.tr/KargoTakip/?kargotakipno={n}",
  "HepsiJet https://www.hepsijet.com/gonderi-takibi/{n}",
  "Kolay Gelsin https://esube.kolaygelsin.com/shipments",
  "Sendeo https://www.sendeo.com.tr",
].join("\n");

/** Half a year: returns and complaints are over by then. */
const KEEP_DAYS = 180;

const { deliveryDays, returnAddress, returnCarrier, keepDays: _, ...seller } = NO_LEGAL_FACTS;

const textOf = ({ title, description, sections }: InfoPage) => ({ title, description, sections });

/** The settings of a live shop whose owner has written nothing yet. The pages are templates and no legal advice. */
const LIVE_SECTIONS: Sections = {
  contact: { name: "Fiyonk", phone: "", email: "", social: "" },
  hours: { week: [], daysOff: [] },
  notice: { text: "", from: "", until: "" },
  delivery: {
    price: null,
    freeFrom: null,
    preparingDays: null,
    deliveryDays,
    returnAddress,
    returnCarrier,
    orderPage: true,
    carriers: FIRST_CARRIERS,
  },
  "carrier-files": { forms: [] },
  payment: {
    transfer: false,
    iban: "",
    ibanName: "",
    bank: "",
    atDoor: false,
    atDoorFee: null,
    cardLink: false,
  },
  promises: {
    ...{ giftWrap: false, giftWrapPrice: null, giftNote: false, giftNotePrice: null, photo: "" },
    ...{ shipsEverywhere: false, parcelPhoto: false },
  },
  seller,
  maker: { photo: "", words: "", pictures: [], highlights: "" },
  prices: { days: PRICE_DAYS },
  helpers: { mayChangePrices: false },
  orders: { keepDays: KEEP_DAYS, helpersSeePeople: false },
  "order-texts": FIRST_ORDER_TEXTS,
  slides: { slides: [] },
  home: { blocks: [...FIRST_HOME_BLOCKS] },
  occasions: { days: [] },
  look: FIRST_LOOK,
  choices: { sets: [...FIRST_CHOICE_SETS] },
  campaigns: { codes: [], offers: [] },
  pulse: { counts: true, links: "" },
  gifts: { mends: [] },
  "shared-words": { readOn: "", shared: [] },
  "page-hakkimizda": textOf(ABOUT),
  "page-teslimat": textOf(DELIVERY),
  "page-iade-ve-cayma": textOf(RETURNS),
  "page-sss": textOf(QUESTIONS),
  "page-ek-bilgi": { title: "Ölçü tablosu", description: "", sections: [] },
  "page-urun-sorulari": { sections: [] },
  "page-ana-sayfa-sozleri": { sections: [] },
  "page-on-bilgilendirme": textOf(PRE_INFORMATION),
  "page-mesafeli-satis": textOf(DISTANCE_CONTRACT),
  "page-kvkk": textOf(DATA_PROTECTION),
  "page-cerez": textOf(STORAGE_NOTICE),
  "page-gizlilik": textOf(PRIVACY),
  "page-iletisim": textOf(CONTACT),
};

/** A live shop shows no fact that its owner did not write; a trial shop has examples. */
export const firstSections = (isTrial: boolean): Sections => (isTrial ? withExamples(LIVE_SECTIONS) : LIVE_SECTIONS);

/** The example that the registry of IBANs gives for Türkiye. */
const SAMPLE_IBAN = "TR330006100519786457841326";

const SAMPLE_MAKER = "Ben Defne (örnek). Paketini kendi masamda, elimle yapıyorum; yazdığında cevabı da ben veriyorum.";

/** Example facts of a trial shop, so that all its pages can be read. Facts missing here show how their lines are left out. */
export const withExamples = (live: Sections): Sections => ({
  ...live,
  contact: { ...live.contact, phone: SAMPLE_PHONE, email: "merhaba@fiyonk.example", social: "@fiyonk" },
  delivery: { ...live.delivery, deliveryDays: "2-4 iş günü (örnek)", returnCarrier: "Örnek Kargo (örnek)" },
  slides: { slides: [...FIRST_HERO_SLIDES] },
  payment: {
    ...live.payment,
    ...{ transfer: true, iban: SAMPLE_IBAN, ibanName: "Örnek Hediyelik Eşya (örnek)", bank: "Örnek Banka (örnek)" },
  },
  promises: {
    ...live.promises,
    ...{ giftWrap: true, giftWrapPrice: 35, giftNote: true },
    ...{ shipsEverywhere: true, parcelPhoto: true },
  },
  maker: { ...live.maker, words: SAMPLE_MAKER },
  seller: {
    ...live.seller,
    legalName: "Örnek Hediyelik Eşya (örnek)",
    address: "Örnek Mahallesi, Fiyonk Sokağı No: 1, İstanbul (örnek)",
  },
});

/** The five categories of a trial shop, of which a live one is offered each. Their slugs are the anchors of spec §2. */
export const FIRST_CATEGORIES: readonly FirstCategory[] = [
  { slug: "cift-urunleri", name: "Çift Ürünleri", tint: "rose" },
  { slug: "labubu", name: "Labubu & Pop Mart", tint: "butter" },
  { slug: "takilar", name: "Takılar", tint: "lilac" },
  { slug: "telefon", name: "Telefon Aksesuarları", tint: "sky" },
  { slug: "trend", name: "Trend Ürünler", tint: "mint" },
];
