import { asksFor, asksText } from "./demo-choices.ts";
import type { DemoProduct } from "./demo-products.ts";

export const DEMO_JEWELLERY: DemoProduct[] = [
  {
    name: "Zirkon Taşlı Ayarlı Yüzük",
    price: 189.9,
    colors: ["gümüş", "altın", "rose"],
    description:
      "Tek taş parlaklığı, ince açık halka. Ölçünü seç, tam otursun; halka bir numara açılıp kapanır. Kararmaya dayanıklı kaplama, nikelsiz. Kadife kesesiyle geliyor.",
    details: {
      Ölçü: "12, 14, 16 ve 18 numara, açık halka",
      Malzeme: "Pirinç üstü kaplama, zirkon taş, nikelsiz",
      "Kutuda ne var": "Yüzük, kadife kese",
      Bakım: "Sudan ve parfümden uzak tut",
    },
    choices: [asksFor("yuzuk-olcusu", ["12", "14", "16", "18"])],
    counts: { "yuzuk-olcusu=12": 0, "yuzuk-olcusu=18": 2 },
    featured: 2,
  },
  {
    name: "Kraliyet Tacı Broş",
    price: 159.9,
    before: 199.9,
    colors: ["altın"],
    description:
      "Ceketine, bez çantana ya da şapkana takınca gün bir anda senin oluyor. Renkli cam taşlar elle dizildi. Çift iğneli olduğu için dönmüyor.",
    details: { Ölçü: "4,5 x 3 cm", Malzeme: "Metal, cam taş", "Kutuda ne var": "Broş, kutusu" },
    featured: 10,
  },
  {
    name: "Nazar Boncuklu Bileklik",
    price: 129.9,
    colors: ["lacivert", "gümüş"],
    description:
      "Cam nazar boncuğu, ince gümüş kaplama zincir. Su geçirmez kilidi sayesinde çıkarmadan yüzebilirsin. Anneye, arkadaşa, kendine.",
    details: {
      Ölçü: "16 cm, 4 cm uzatmalı",
      Malzeme: "Cam boncuk, gümüş kaplama zincir",
      "Kutuda ne var": "Bileklik, kese",
      Bakım: "Yumuşak, kuru bezle sil",
    },
  },
  {
    name: "Kelebek Kanat Küpe",
    price: 149.9,
    before: 189.9,
    colors: ["mavi", "turuncu"],
    description:
      "Kanatları ışıkta renk değiştiriyor, neredeyse ağırlığı yok. Çelik iğnesi hassas kulakları üzmüyor. Tek çift, yedek tıpasıyla.",
    details: {
      Ölçü: "2,2 cm, çifti 3 g",
      Malzeme: "Reçine kanat, çelik iğne",
      "Kutuda ne var": "Bir çift küpe, yedek tıpa",
    },
  },
  {
    name: "İnci Taneli İstiridye Kolye",
    price: 259.9,
    colors: ["altın", "krem"],
    description:
      "Küçük bir istiridye, açılınca içinde tek inci. Zinciri 42 cm, 5 cm uzatması var. Deniz kıyısında bulunmuş gibi durur, bulunmadı.",
    details: {
      Ölçü: "42 cm, 5 cm uzatmalı",
      Malzeme: "Kaplama zincir, tatlı su incisi",
      "Kutuda ne var": "Kolye, kutusu",
      Bakım: "İnciye parfüm sıkma",
    },
  },
  {
    name: "Kiraz Çiçeği Kolye",
    price: 179.9,
    colors: ["pudra pembe", "rose"],
    description:
      "Beş yapraklı mine çiçek, rose kaplama ince zincir. İstersen çiçeğin arkasına isim kazıyoruz. Günlük tişörtle de özel gün elbisesiyle de uyumlu.",
    details: { Ölçü: "40 cm, 5 cm uzatmalı", Malzeme: "Rose kaplama, mine", "Kutuda ne var": "Kolye, kese" },
    personalTexts: [asksText({ label: "Arkasına isim", most: 10, signs: "letters", extra: 60 })],
  },
  {
    name: "Mavi Damla Taş Kolye",
    price: 219.9,
    before: 299.9,
    colors: ["mavi", "gümüş"],
    description:
      "Buzlu gökyüzü renginde kesim taş, gümüş kaplama yuva. Işığı yakalayınca fark etmemek zor. Ayarlanabilir zincir 40 ile 45 cm arası.",
    details: {
      Ölçü: "40 ile 45 cm arası",
      Malzeme: "Gümüş kaplama, kesim cam taş",
      "Kutuda ne var": "Kolye, kutusu",
      Bakım: "Takmadığında kutusunda sakla",
    },
  },
  {
    name: "Ay Işığı Halhal",
    price: 119.9,
    colors: ["altın", "gümüş"],
    description:
      "Yaz gecesi için ince bir zincir, ucunda hilal ve yıldız. Tuza ve terlemeye dayanıklı. Bileğe göre üç halkalı ayarı var.",
    details: { Ölçü: "21, 23 ya da 25 cm", Malzeme: "Çelik zincir", "Kutuda ne var": "Halhal, kese" },
  },
  {
    name: "Kiraz Mine Küpe",
    price: 99.9,
    colors: ["vişne", "yeşil"],
    description: "Küçük, parlak, iştah açıcı. Mine dolgulu iki kiraz, çelik kanca. Beyaz gömlekle denemeni öneririz.",
    details: { Ölçü: "2,5 cm", Malzeme: "Mine, çelik kanca", "Kutuda ne var": "Bir çift küpe" },
    isSoldOut: true,
  },
];
