import type { InfoPage } from "../../domain/shop/info-page.ts";

export const DELIVERY: InfoPage = {
  slug: "teslimat",
  title: "Teslimat",
  description: "Paketin ne zaman yola çıkar, kargo ücreti ne kadar, gecikirse ne olur? {shopName} teslimat koşulları.",
  sections: [
    {
      heading: "Nereye gönderiyoruz?",
      blocks: ["Türkiye'nin her yerine gönderiyoruz. Paketi sana, istersen hediye ettiğin kişiye yollarız."],
    },
    {
      heading: "Ne kadar sürer?",
      blocks: [
        "Siparişlerin teslim süresi: {deliveryDays}.",
        "Tahmini teslim gününü siparişini onaylamadan önce WhatsApp'tan yazarız. Söylediğimiz süreye uyarız; bu süre her durumda en çok 30 gündür.",
        "Sana özel hazırlanan bir ürün istersen hazırlık süresini ayrıca konuşuruz.",
      ],
    },
    {
      heading: "Kargo ücreti",
      blocks: [
        "Ürün fiyatlarına vergiler dahildir. Kargo ücretini, varsa başka masrafları ve ödeyeceğin toplamı sen onaylamadan önce yazarız; sonradan bir şey eklenmez.",
      ],
    },
    {
      heading: "Paketin",
      blocks: [
        "Hediye paketi yapar, kartına istediğin notu yazarız. Paketin yola çıkınca kargo takip numarasını WhatsApp'tan göndeririz.",
        "Paket sana ulaşana kadar bizim sorumluluğumuzdadır. Ezik, açık ya da ıslak bir paket gelirse mümkünse kargo görevlisine tutanak tuttur ve bize fotoğrafını yolla; tutanak yoksa da hakların sürer.",
      ],
    },
    {
      heading: "Gecikirse ya da gelmezse",
      blocks: [
        "Söz verdiğimiz sürede gelmediyse yaz, nerede olduğunu birlikte bulalım. Süre dolduğu hâlde teslim edemezsek sözleşmeyi sona erdirebilirsin; bunu bize yazdığın günden başlayarak 14 gün içinde, kargo dahil ödediğin her şeyi yasal faiziyle geri veririz.",
        "Ürünü temin etmemiz imkânsızlaşırsa bunu öğrendiğimiz günden sonra 3 gün içinde haber verir, haber verdiğimiz günden başlayarak 14 gün içinde ödediğini geri veririz.",
      ],
    },
  ],
};

export const RETURNS: InfoPage = {
  slug: "iade-ve-cayma",
  title: "İade ve Cayma",
  description: "14 gün içinde, neden göstermeden cayabilirsin. {shopName} iade adımları, süreler ve istisnalar.",
  sections: [
    {
      heading: "14 gün içinde vazgeçebilirsin",
      blocks: [
        "Ürünü teslim aldığın günden başlayarak 14 gün içinde, neden göstermeden ve ceza ödemeden cayabilirsin. Ürün eline geçmeden de vazgeçebilirsin. Birden çok paket geldiyse süre son paketle başlar.",
      ],
    },
    {
      heading: "Nasıl iade edersin?",
      blocks: [
        [
          "14 gün dolmadan caydığını yaz: WhatsApp {phone} ya da {email}. Mesajının bu süre içinde gönderilmiş olması yeterlidir.",
          "Yazdığın günden başlayarak 14 gün içinde ürünü geri gönder. Adresi ve anlaşmalı kargo kodunu sana yazarız.",
          "Varsa faturasını, kutusunu ve yanında gelenleri de koy.",
        ],
        "İade adresi: {returnAddress}",
        "İade için anlaştığımız kargo: {returnCarrier}.",
        "İade kargosunu biz öderiz. Yazdığımız kargonun bulunduğun yerde şubesi yoksa haber ver, paketini ücretsiz aldırırız.",
      ],
    },
    {
      heading: "Paran ne zaman döner?",
      blocks: [
        "Ürünü yazdığımız kargoya verdiğin günden sonra, başka bir kargo seçtiysen ürün bize ulaştıktan sonra en geç 14 gün içinde; ödediğin fiyatı ve ilk teslimat masrafını, ödediğin yolla ve tek seferde geri veririz. Ürünü daha teslim almadıysan süre, caydığını bize yazdığın mesajla başlar.",
        "Ürünü denemek, bakmak, dokunmak iadeye engel değildir. Olağan kullanımın ötesindeki yıpranmadan sen sorumlusun.",
      ],
    },
    {
      heading: "Cayma hakkının olmadığı ürünler",
      blocks: [
        [
          "Senin isteğine göre hazırlananlar: üstüne isim, tarih ya da fotoğraf işlenen ürünler.",
          "Koruyucu ambalajı ya da bandı açılmış olup sağlık ve hijyen açısından geri alınamayacaklar: örneğin küpe ve piercing.",
          "Çabuk bozulan ya da son kullanma tarihi geçebilecek ürünler.",
        ],
        "Bir ürün bu listedeyse siparişini onaylamadan önce söyleriz. Ayıplı ürünlerde bu istisnalar geçmez.",
      ],
    },
    {
      heading: "Kusurlu ya da yanlış ürün geldiyse",
      blocks: [
        "Fotoğrafını WhatsApp'tan gönder. Teslimden sonra iki yıl boyunca ayıplı ürün için şunlardan birini seçebilirsin:",
        [
          "ürünü geri verip paranı almak,",
          "ürünü tutup kusuru oranında indirim istemek,",
          "aşırı bir masraf gerektirmiyorsa ücretsiz onarım istemek,",
          "imkân varsa kusursuz bir benzeriyle değiştirmek.",
        ],
        "Bunların hiçbirinde kargo ya da başka bir masraf ödemezsin.",
      ],
    },
    {
      heading: "Örnek cayma mesajı",
      blocks: [
        "İstediğin gibi yazabilirsin; kolaylık olsun diye bir örnek:",
        "“Şu ürünün satışından cayıyorum: … Sipariş tarihi: … Teslim tarihi: … Adım soyadım: … Adresim: … Tarih: …”",
        "Mesajını aldığımızı sana hemen yazarız.",
      ],
    },
  ],
};
