import { asksFor, asksText, together } from "./demo-choices.ts";
import type { DemoProduct } from "./demo-products.ts";

export const DEMO_PHONE: DemoProduct[] = [
  {
    name: "Fiyonklu Şeffaf Telefon Kılıfı",
    price: 229.9,
    before: 279.9,
    colors: ["şeffaf", "kırmızı", "pudra pembe"],
    description:
      "Telefonunun rengini saklamayan, köşesine kadife fiyonk konmuş kılıf. Darbe emen kenarlar, sararmayan malzeme. Modelini seç, kamerasına tam otursun.",
    details: { Malzeme: "TPU, kadife fiyonk", "Kutuda ne var": "Kılıf", Bakım: "Nemli bezle sil" },
    choices: [asksFor("telefon-modeli")],
    soldOut: [["telefon-modeli=iphone-11-pro-max"]],
    countsTogether: {
      [together("renk=kırmızı", "telefon-modeli=iphone-16")]: 2,
      [together("renk=pudra pembe", "telefon-modeli=iphone-16")]: 0,
    },
    featured: 4,
  },
  {
    name: "Pofuduk Kablosuz Kulaklık",
    price: 899.9,
    before: 1199.9,
    colors: ["gümüş", "pudra pembe", "lila"],
    description:
      "Bulut gibi kulak yastıkları ve otuz saatlik pil. Bluetooth ile bağlanıyor, katlanınca çantaya sığıyor, çift mikrofonu sesini net taşıyor. Üç renkte.",
    details: {
      Ölçü: "Katlanınca 18 x 16 cm",
      Malzeme: "Plastik gövde, yumuşak yastık",
      "Kutuda ne var": "Kulaklık, USB-C kablo, kese",
    },
    featured: 7,
  },
  {
    name: "Boncuklu Telefon Askısı",
    price: 119.9,
    colors: ["pembe", "mavi", "mint"],
    description:
      "Bileğe geçir, telefonu düşürme. Renkli boncuklar elle dizildi, ipi çelik damarlı. Her kılıfa uyan ince bir kartla takılıyor.",
    details: {
      Ölçü: "18 cm",
      Malzeme: "Cam ve akrilik boncuk, çelik damarlı ip",
      "Kutuda ne var": "Askı, kılıf kartı",
    },
  },
  {
    name: "Çilekli Silikon Kılıf",
    price: 199.9,
    colors: ["kırmızı", "yeşil"],
    description:
      "Üç boyutlu çilekleri sıktıkça stresini alıyor. Mat silikon, elden kaymıyor; kameranın çevresi yükseltilmiş. İstersen altına adını yazıyoruz.",
    details: { Malzeme: "Mat silikon", "Kutuda ne var": "Kılıf", Bakım: "Ilık sabunlu suyla yıkanır" },
    choices: [asksFor("telefon-modeli")],
    personalTexts: [asksText({ label: "Kılıfa isim", most: 12, signs: "signs", extra: 45 })],
  },
  {
    name: "Pil Görünümlü Powerbank",
    price: 649.9,
    before: 749.9,
    colors: ["yeşil", "beyaz"],
    description:
      "Çantanda kocaman bir kalem pil gibi duran 10.000 mAh. İki çıkışlı, 20 watt hızlı şarj. Göstergesi gülümsüyorsa hâlâ dolu demektir.",
    details: { Ölçü: "10,5 x 5 cm, 220 g", Malzeme: "Plastik", "Kutuda ne var": "Powerbank, USB-C kablo" },
  },
  {
    name: "Retro Masa Mikrofonu",
    price: 749.9,
    colors: ["gümüş", "siyah"],
    description:
      "Podcast mi, şarkı mı, sesli mesaj mı; hepsinde sesin radyodan geliyor gibi. USB-C ile telefona doğrudan bağlanıyor. Masa ayağı kutuda.",
    details: { Ölçü: "19 cm, ayağıyla", Malzeme: "Metal", "Kutuda ne var": "Mikrofon, masa ayağı, USB-C kablo" },
  },
  {
    name: "Telefon Oyun Kolu",
    price: 579.9,
    colors: ["mor", "siyah"],
    description:
      "Telefonu ortasına yerleştir, otobüsü unut. Gecikmesiz Bluetooth bağlantısı, hafif titreşim. Bir dolumda on iki saat oynatıyor.",
    details: { Ölçü: "17 ile 24 cm arası açılır", Malzeme: "Plastik", "Kutuda ne var": "Oyun kolu, USB-C kablo" },
  },
  {
    name: "Gece Mavisi Saat Kordonu",
    price: 139.9,
    colors: ["lacivert", "bebek mavisi"],
    description:
      "Akıllı saatine yeni bir kıyafet. Yumuşak silikon, terletmeyen delikler. 38 ile 45 mm arası kasalara uyar.",
    details: {
      Ölçü: "38 ile 45 mm kasalar",
      Malzeme: "Silikon",
      "Kutuda ne var": "İki parça kordon",
      Bakım: "Sabunlu suyla yıkanır",
    },
  },
  {
    name: "Örgülü Hızlı Şarj Kablosu",
    price: 149.9,
    colors: ["siyah", "füme"],
    description:
      "Kopmasın diye örgülü, dolaşmasın diye iki metre. 60 watt taşıyor, ucu on bin bükülmeye dayanıyor. Toplama cırtı üstünde.",
    details: { Ölçü: "2 m", Malzeme: "Naylon örgü, alüminyum uç", "Kutuda ne var": "Kablo, toplama cırtı" },
    isSoldOut: true,
  },
];
