import type { InfoPage } from "../../domain/shop/info-page.ts";

export const DELIVERY: InfoPage = {
  slug: "teslimat",
  title: "Teslimat",
  description: "Paketin ne zaman yola çıkar, kargo ücreti ne kadar, gecikirse ne olur? {shopName} teslimat koşulları.",
  sections: [
    {
      heading: "Nereye gönderiyoruz?",
      blocks: [
        "{?shipsEverywhere}Türkiye'nin her yerine gönderiyoruz. Paketi sana, istersen hediye ettiğin kişiye yollarız.",
        "{!shipsEverywhere}Adresi WhatsApp'tan yaz; oraya gönderip gönderemediğimizi sen onaylamadan önce söyleriz. Paketi sana, istersen hediye ettiğin kişiye yollarız.",
      ],
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
        "{?giftWrap}{?giftNote}Hediye paketi yapar, kartına istediğin notu yazarız.",
        "{?giftWrap}{!giftNote}Hediye paketi yaparız; istediğini mesajına ekle.",
        "{!giftWrap}{?giftNote}Kartına istediğin notu elle yazarız; mesajına ekle.",
        "{?parcelPhoto}İstersen kargoya vermeden önce paketinin fotoğrafını göndeririz.",
        "Paketin yola çıkınca kargo takip numarasını WhatsApp'tan isteyebilirsin.",
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
          "{?email}14 gün dolmadan caydığını yaz: WhatsApp {phone} ya da {email}. Mesajının bu süre içinde gönderilmiş olması yeterlidir.",
          "{!email}14 gün dolmadan caydığını WhatsApp'tan yaz: {phone}. Mesajının bu süre içinde gönderilmiş olması yeterlidir.",
          "{?returnCarrier}Yazdığın günden başlayarak 14 gün içinde ürünü geri gönder. Adresi ve anlaşmalı kargo kodunu sana yazarız.",
          "{!returnCarrier}Yazdığın günden başlayarak 14 gün içinde ürünü geri gönder. Adresi sana yazarız.",
          "Varsa faturasını, kutusunu ve yanında gelenleri de koy.",
        ],
        "İade adresi: {returnAddress}",
        "İade için anlaştığımız kargo: {returnCarrier}.",
        "{?returnCarrier}İade kargosunu biz öderiz. Bu kargonun bulunduğun yerde şubesi yoksa haber ver, paketini ücretsiz aldırırız.",
        "{!returnCarrier}İade kargosunu biz öderiz, hangi kargoyla gönderirsen gönder. Göndermeden önce yaz, nasıl ödeyeceğimizi birlikte kararlaştıralım.",
      ],
    },
    {
      heading: "Paran ne zaman döner?",
      blocks: [
        "{?returnCarrier}Ürünü yazdığımız kargoya verdiğin günden sonra, başka bir kargo seçtiysen ürün bize ulaştıktan sonra en geç 14 gün içinde; ödediğin fiyatı ve ilk teslimat masrafını, ödediğin yolla ve tek seferde geri veririz. Ürünü daha teslim almadıysan süre, caydığını bize yazdığın mesajla başlar.",
        "{!returnCarrier}Ürünü kargoya verdiğin günden sonra en geç 14 gün içinde; ödediğin fiyatı ve ilk teslimat masrafını, ödediğin yolla ve tek seferde geri veririz. Ürünü daha teslim almadıysan süre, caydığını bize yazdığın mesajla başlar.",
        "Ürünü denemek, bakmak, dokunmak iadeye engel değildir. Olağan kullanımın ötesindeki yıpranmadan sen sorumlusun.",
      ],
    },
    {
      heading: "Cayma hakkının olmadığı ürünler",
      blocks: [
        [
          "Senin isteğine göre hazırlananlar: üstüne isim, tarih ya da fotoğraf işlenen ürünler. Yazı istemediğin ürün bunlardan değildir.",
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
