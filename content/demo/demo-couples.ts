import { asksFor, asksText, together } from "./demo-choices.ts";
import type { DemoProduct } from "./demo-products.ts";

export const DEMO_COUPLES: DemoProduct[] = [
  {
    name: "Sarılan Ayıcık Çift Peluş",
    price: 449.9,
    before: 749.9,
    colors: ["karamel", "pudra pembe", "ekru"],
    description:
      "Biri sende, biri onda kalan iki yumuşacık ayıcık. Patilerindeki gizli mıknatıs sayesinde yan yana gelince sarılıyorlar. Boyu 28 cm, kılıfı elde yıkanıyor.",
    details: {
      Ölçü: "28 cm, her biri",
      Malzeme: "Peluş, içi elyaf",
      "Kutuda ne var": "İki ayıcık",
      Bakım: "Kılıfı elde, ılık suda yıkanır",
    },
    featured: 1,
  },
  {
    name: "Kalpli Seramik Kupa İkilisi",
    price: 689.9,
    before: 849.9,
    colors: ["lila", "pudra pembe"],
    description:
      "Sabah kahvesini uzakta bile birlikte içmek isteyenlere iki kupa. El yapımı seramik, 300 ml ve bulaşık makinesine uygun. Tabaklarıyla birlikte kutusunda geliyor.",
    details: {
      Ölçü: "300 ml, 9 cm yükseklik",
      Malzeme: "El yapımı seramik",
      "Kutuda ne var": "İki kupa, iki tabak",
      Bakım: "Bulaşık makinesine uygun",
    },
    featured: 8,
  },
  {
    name: "Mıknatıslı Çift Bilekliği",
    price: 249.9,
    before: 349.9,
    colors: ["karamel", "siyah", "vişne"],
    description:
      "Doğal taş boncuklu iki bileklik, ucundaki minik mıknatıslarla birbirini buluyor. Birinin rengini kendine, ötekinin taşını ona seç. Lastikli olduğu için her bileğe oturur, yanında yazabileceğin bir not kartı var.",
    details: {
      Ölçü: "Lastikli, 16 ile 20 cm arası",
      Malzeme: "Doğal taş boncuk, mıknatıs",
      "Kutuda ne var": "İki bileklik, bir not kartı",
    },
    choices: [asksFor("ikinci-bileklik")],
    countsTogether: {
      [together("renk=siyah", "ikinci-bileklik=akik")]: 2,
      [together("renk=vişne", "ikinci-bileklik=akik")]: 0,
    },
    featured: 9,
  },
  {
    name: "Kadife Kalp Hediye Kutusu",
    price: 379.9,
    colors: ["kırmızı", "altın"],
    description:
      "İçini sen dolduruyorsun: fotoğraf, çikolata, küçük bir itiraf. Kadife kaplı kalp kutu saten fiyonguyla geliyor. Yıl dönümünden sonra takı kutusu olarak da kalıyor.",
    details: {
      Ölçü: "20 x 18 x 9 cm",
      Malzeme: "Kadife kaplı mukavva, saten fiyonk",
      "Kutuda ne var": "Boş kutu ve fiyongu",
    },
    featured: 12,
  },
  {
    name: "Kilit ve Anahtar Çift Anahtarlık",
    price: 189.9,
    colors: ["altın", "gümüş"],
    description:
      "Kilit sende, anahtarı onda. Metal gövdesi parmak izi tutmuyor, kutusu hediye paketi gerektirmeyecek kadar güzel. Arkasına iki harf kazıtabilirsin.",
    details: {
      Ölçü: "Kilit 3 cm, anahtar 4 cm",
      Malzeme: "Çinko alaşım",
      "Kutuda ne var": "Bir kilit, bir anahtar, kutusu",
    },
    personalTexts: [asksText({ label: "Kazınacak iki harf", most: 2, signs: "letters" })],
  },
  {
    name: "Aşk Mektubu Anı Kutusu",
    price: 279.9,
    colors: ["ekru", "kırmızı"],
    description:
      "Yüz küçük zarf, yüz küçük not. Her gün bir tanesini aç ya da hepsini bir gecede oku. Zarflar mühürlü, mürekkep dağıtmayan kâğıttan.",
    details: {
      Ölçü: "16 x 12 x 8 cm",
      Malzeme: "Kâğıt, mukavva kutu",
      "Kutuda ne var": "100 zarf, 100 not kâğıdı, mühür",
    },
  },
  {
    name: "Penguen Çift Biblo",
    price: 219.9,
    before: 259.9,
    colors: ["lacivert", "beyaz"],
    description:
      "Penguenler eşlerine çakıl taşı verir, sen bunu ver. Reçine döküm iki biblo yan yana durunca el ele tutuşuyor. Rafta ya da monitörün altında yer buluyor.",
    details: { Ölçü: "7 cm yükseklik", Malzeme: "Reçine", "Kutuda ne var": "İki biblo", Bakım: "Nemli bezle sil" },
  },
  {
    name: "Sen ve Ben Çorap Seti",
    price: 159.9,
    colors: ["mint", "mor", "kırmızı"],
    description:
      "Bir teki sende, bir teki onda kalsın diye iki çift. Penye pamuk, 36 ile 44 arası iki beden. Ayak bileğinde küçük bir kalp var.",
    details: {
      Ölçü: "36-39 ve 40-44 numara",
      Malzeme: "Penye pamuk",
      "Kutuda ne var": "İki çift çorap",
      Bakım: "30 derecede, ters yüz yıka",
    },
  },
  {
    name: "Gül Kokulu Romantik Mum",
    price: 174.9,
    colors: ["ekru", "gül kurusu"],
    description:
      "Soya mumu, pamuk fitil, hafif gül ve vanilya. Yaklaşık 30 saat yanıyor ve is yapmıyor. Söndürünce kapağını kapat, kokusu içinde kalsın.",
    details: {
      Ölçü: "8 cm, 180 g",
      Malzeme: "Soya mumu, pamuk fitil",
      "Kutuda ne var": "Kapaklı kavanozunda mum",
      Bakım: "İlk yakışta üstü tamamen erisin",
    },
    isSoldOut: true,
  },
];
