import type { DemoProduct } from "./demo-products.ts";

export const DEMO_TREND: DemoProduct[] = [
  {
    name: "Mantar Gece Lambası",
    price: 289.9,
    before: 389.9,
    colors: ["kırmızı", "beyaz"],
    description:
      "Masaldan düşmüş gibi duran, dokununca yanan mantar. Sıcak ışığı üç kademeli, USB-C ile şarj oluyor. Başucunda on saat kalıyor.",
    details: {
      Ölçü: "18 cm",
      Malzeme: "Silikon, plastik taban",
      "Kutuda ne var": "Lamba, USB-C kablo",
      Bakım: "Nemli bezle sil",
    },
    featured: 5,
  },
  {
    name: "Retro Şipşak Fotoğraf Makinesi",
    price: 4299.9,
    colors: ["gümüş", "siyah"],
    description:
      "Bas, bekle, salla, duvara yapıştır. İlk on film bizden, pili kutuda. Selfie aynası objektifin hemen yanında.",
    details: { Ölçü: "12 x 11 cm", "Kutuda ne var": "Makine, on film, pil, bilek askısı" },
  },
  {
    name: "Mini Disko Topu",
    price: 219.9,
    isDiscounted: true,
    colors: ["gümüş", "rose"],
    description:
      "Pencerene as, öğleden sonra odan ışık noktalarıyla dolsun. 15 cm çap, gerçek ayna parçaları. Askı ipi ve tavan kancası içinde.",
    details: {
      Ölçü: "15 cm çap",
      Malzeme: "Ayna, strafor",
      "Kutuda ne var": "Top, askı ipi, tavan kancası",
      Bakım: "Kuru bezle sil",
    },
  },
  {
    name: "Boba Çay Peluş Yastık",
    price: 319.9,
    before: 399.9,
    colors: ["karamel", "bej"],
    description:
      "İncileri bile yumuşak kocaman bir bardak. 35 cm, dolgusu çöktükçe kabartılabilir. Film gecesi için biçilmiş kaftan.",
    details: { Ölçü: "35 cm", Malzeme: "Peluş, içi elyaf", Bakım: "30 derecede yıkanır" },
  },
  {
    name: "Örgü Lale",
    price: 89.9,
    colors: ["pembe", "lila", "sarı"],
    description:
      "Solmayan, su istemeyen, tek tek örülen lale. Sapı tel olduğu için istediğin gibi bükülür. Üç tanesi bir buket ediyor.",
    details: {
      Ölçü: "30 cm",
      Malzeme: "Pamuk ip, tel sap",
      "Kutuda ne var": "Bir lale",
      Bakım: "Tozunu saç kurutma makinesiyle, soğukta al",
    },
  },
  {
    name: "Kristal Küre Gece Lambası",
    price: 349.9,
    isDiscounted: true,
    colors: ["mor", "lacivert"],
    description:
      "İçine lazerle yıldızlar kazındı; geleceği söylemez ama odayı güzelleştirir. Ahşap ayak, yedi renk. Zamanlayıcısı bir saat sonra kapatıyor.",
    details: { Ölçü: "8 cm küre", Malzeme: "Cam, ahşap ayak", "Kutuda ne var": "Küre, ışıklı ayak, USB-C kablo" },
  },
  {
    name: "Retro Paten Anahtarlık",
    price: 109.9,
    colors: ["vişne", "pembe"],
    description:
      "Tekerleri gerçekten dönüyor. Kauçuk gövde, metal halka, cebi delmeyen yuvarlak köşeler. Doksanlardan selam.",
    details: { Ölçü: "5,5 cm", Malzeme: "Kauçuk, metal halka" },
  },
  {
    name: "Mini Sırt Çantası",
    price: 429.9,
    before: 549.9,
    colors: ["pembe", "lila"],
    description:
      "Telefon, cüzdan, ruj ve minik bir peluş; daha fazlasına gerek yok. Su itici kumaş, gizli arka cep. Askısı çapraz da takılıyor.",
    details: {
      Ölçü: "24 x 20 x 10 cm",
      Malzeme: "Su itici polyester",
      "Kutuda ne var": "Çanta, çapraz askı",
      Bakım: "Elde, soğuk suyla yıka",
    },
  },
  {
    name: "Vanilyalı Cupcake Mum",
    price: 129.9,
    colors: ["pembe", "bebek mavisi"],
    description:
      "Yemek istersin, yeme; yakınca oda pastane gibi kokuyor. Doğal soya mumu, 20 saat yanar. Doğum günü masasına da yakışıyor.",
    details: { Ölçü: "7 cm, 110 g", Malzeme: "Soya mumu, pamuk fitil", Bakım: "Çekmeceye koyma, güneşte yumuşar" },
  },
  {
    name: "Klipsli Bozuk Para Cüzdanı",
    price: 169.9,
    colors: ["vişne", "altın"],
    description: "Tık diye kapanan metal ağzı, içi saten. Bozuk para, ruj, kulaklık; hangisi acilse. Avuç içi kadar.",
    details: { Ölçü: "10 x 8 cm", Malzeme: "Suni deri, saten astar, metal ağız", Bakım: "Nemli bezle sil" },
  },
  {
    name: "Örgü Kaktüs Saksı",
    price: 149.9,
    colors: ["haki", "turuncu"],
    description:
      "Sulamayı unutanların en sevdiği bitki. Elde örülmüş kaktüs, gerçek toprak saksıda. Dikenleri yumuşacık.",
    details: {
      Ölçü: "14 cm, saksısıyla",
      Malzeme: "Pamuk ip, toprak saksı",
      "Kutuda ne var": "Kaktüs ve saksısı",
      Bakım: "Sulama; tozunu fırçayla al",
    },
    isSoldOut: true,
  },
];
