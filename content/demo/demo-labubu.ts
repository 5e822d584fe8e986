import type { DemoProduct } from "./demo-products.ts";

export const DEMO_LABUBU: DemoProduct[] = [
  {
    name: "Pembe Tavşan Çanta Süsü",
    price: 549.9,
    before: 649.9,
    colors: ["pudra pembe", "beyaz", "lila"],
    description:
      "Çantana takılıp seninle her yere gelen uzun kulaklı tavşan. Tüyü peluş, yüzü vinil, halkası sağlam metal. Üç renk var: gönlündekini seç, sepete koy.",
    details: {
      Ölçü: "17 cm, kulaklarıyla",
      Malzeme: "Peluş, vinil yüz, metal halka",
      "Kutuda ne var": "Bir tavşan",
      Bakım: "Nemli bezle sil",
    },
    featured: 3,
  },
  {
    name: "Unicorn Koleksiyon Figürü",
    price: 899.9,
    before: 1049.9,
    colors: ["lila", "bebek mavisi"],
    description:
      "Yelesi pastel geçişli, boynuzu inci parlaklığında. 16 cm boyunda, numaralı kutusunda geliyor. Vitrine koyan da var, yastığının yanına koyan da.",
    details: {
      Ölçü: "16 cm",
      Malzeme: "Vinil",
      "Kutuda ne var": "Figür, numaralı kutusu",
      Bakım: "Güneşte bırakma, rengi solar",
    },
    featured: 6,
  },
  {
    name: "Orman Dostları Sürpriz Kutu",
    price: 599.9,
    colors: ["pembe", "mor"],
    description:
      "Hangisinin çıkacağını biz de bilmiyoruz, kutular kapalı geliyor. Seride on iki figür ve bir gizli figür var. Aynısı iki kez çıkarsa arkadaşınla değiş, gelenek böyle.",
    details: { Ölçü: "Figürler 7-8 cm", Malzeme: "PVC", "Kutuda ne var": "Kapalı kutuda bir figür, kartı" },
    featured: 11,
  },
  {
    name: "Muzip Tilki Vinil Figür",
    price: 749.9,
    colors: ["turuncu", "krem"],
    description:
      "Bakışında bir haylazlık var, kuyruğu kocaman. Vinil gövdesinin kolları ve başı dönüyor. Elle boyandığı için her birinin çilleri başka.",
    details: { Ölçü: "13 cm", Malzeme: "Elle boyanmış vinil", "Kutuda ne var": "Figür, kutusu" },
  },
  {
    name: "Kakao Ayı Peluş",
    price: 689.9,
    before: 789.9,
    colors: ["kahverengi", "karamel"],
    description:
      "Sıcak çikolata renginde, avuç dolusu yumuşaklık. 20 cm boyunda, kucağa göre. Kulaklarının içi saten, okşamayı bırakamıyorsun.",
    details: { Ölçü: "20 cm", Malzeme: "Peluş, saten, içi elyaf", Bakım: "30 derecede, fileye koyup yıka" },
  },
  {
    name: "Uykulu Panda Anahtarlık",
    price: 529.9,
    colors: ["siyah", "beyaz"],
    description:
      "Pazartesi sabahı gibi bir panda, tüylü tulumunun içinde. Klipsli halkası çantaya da kemere de takılıyor. Boyu 11 cm.",
    details: { Ölçü: "11 cm", Malzeme: "Peluş, metal klips", Bakım: "Nemli bezle sil" },
  },
  {
    name: "Hayalet Gece Lambası",
    price: 459.9,
    colors: ["beyaz", "lila"],
    description:
      "Karanlıkta dil çıkarıp ışık veren küçük hayalet. Üç parlaklık, dokununca yanıyor, USB-C ile şarj oluyor. Bir dolumda dört gece yetiyor.",
    details: {
      Ölçü: "12 cm",
      Malzeme: "Silikon",
      "Kutuda ne var": "Lamba, USB-C kablo",
      Bakım: "Nemli bezle sil, suya sokma",
    },
  },
  {
    name: "Piksel Canavar Figür",
    price: 639.9,
    colors: ["mor", "siyah"],
    description:
      "Atari salonlarından kaçmış gibi duran, sekiz bit dişli canavar. Mıknatıslı ayaklarıyla metal yüzeylerde dik durur. 9 cm, koleksiyon kartıyla birlikte.",
    details: { Ölçü: "9 cm", Malzeme: "Vinil, mıknatıs", "Kutuda ne var": "Figür, koleksiyon kartı" },
  },
  {
    name: "Kutup Ayısı Peluş",
    price: 719.9,
    colors: ["beyaz", "buz mavisi"],
    description:
      "Kış serisinin en yumuşağı. Atkısı çıkıyor, patileri mikro boncuk dolgulu. Tükenince yenisi aylar sonra geliyor.",
    details: {
      Ölçü: "25 cm",
      Malzeme: "Peluş, pati dolgusu mikro boncuk",
      "Kutuda ne var": "Ayı, çıkan atkısı",
      Bakım: "Elde yıka, düz yerde kurut",
    },
    isSoldOut: true,
  },
];
