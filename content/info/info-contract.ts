import type { InfoSection } from "../../domain/settings/info-text.ts";
import type { InfoPage } from "../../domain/shop/info-page.ts";

const SELLER: InfoSection = {
  heading: "Satıcı",
  blocks: [
    [
      "İşletme adı: {shopName}",
      "Ad soyad veya ticaret unvanı: {legalName}",
      "Adres: {address}",
      "Telefon ve WhatsApp: {phone}",
      "E-posta: {email}",
      "KEP adresi: {kep}",
      "MERSİS numarası: {mersis}",
      "Vergi dairesi: {taxOffice}",
      "Vergi numarası: {taxNumber}",
    ],
  ],
};

const DISPUTES: InfoSection = {
  heading: "Anlaşamazsak",
  blocks: [
    "Şikâyetini önce bize yazabilirsin: WhatsApp {phone}, e-posta {email}.",
    "Çözemezsek, her yıl belirlenen parasal sınıra göre yaşadığın ya da alışverişi yaptığın yerdeki tüketici hakem heyetine başvurabilirsin. Sınırın üstündeki uyuşmazlıklara tüketici mahkemesi bakar; mahkemeye gitmeden önce arabulucuya başvurman zorunludur. Hakem heyetine e-Devlet üzerinden de yazabilirsin.",
  ],
};

export const PRE_INFORMATION: InfoPage = {
  slug: "on-bilgilendirme",
  title: "Ön Bilgilendirme Formu",
  description:
    "Siparişini onaylamadan önce bilmen gerekenler: satıcı, fiyat, teslimat, cayma hakkı ve başvuru yolları.",
  sections: [
    SELLER,
    {
      heading: "Ürün ve fiyat",
      blocks: [
        "Ürünün adı, rengi, temel özellikleri ve vergiler dahil fiyatı ürün sayfasında yazar. Siparişini onaylamadan önce WhatsApp'tan ayrıca şunları yazarız:",
        [
          "aldığın ürünler, renkleri ve adetleri,",
          "vergiler dahil toplam fiyat,",
          "kargo ücreti ve varsa başka masraflar,",
          "ödeyeceğin toplam ve nasıl ödeyebileceğin,",
          "tahmini teslim günü.",
        ],
        "Bizimle konuşmak için kendi internet ya da telefon tarifenin dışında bir ücret ödemezsin.",
      ],
    },
    {
      heading: "Sözleşme ne zaman kurulur?",
      blocks: [
        "WhatsApp'a hazır mesajı göndermen bir sipariş isteğidir. Yukarıdakileri sana yazarız; sen bu formu okuyup “onaylıyorum” yazınca sözleşme kurulur ve ödeme yükümlülüğün başlar. Onaylamadan senden ödeme istemeyiz.",
        "Bu formu ve Mesafeli Satış Sözleşmesi'ni sen onaylamadan önce WhatsApp'tan, e-postayla yazışıyorsak e-postayla göndeririz. Yazışmayla birlikte sakla.",
      ],
    },
    {
      heading: "Teslimat",
      blocks: [
        "Teslim süresi: {deliveryDays}.",
        "Ürün, verdiğin adrese kargoyla gönderilir ve en geç 30 gün içinde teslim edilir. Teslim edilene kadar kayıp ve hasardan biz sorumluyuz.",
      ],
    },
    {
      heading: "Cayma hakkı",
      blocks: [
        "Ürünü teslim aldığın günden başlayarak 14 gün içinde, neden göstermeden ve ceza ödemeden cayabilirsin. Caydığını WhatsApp'tan ({phone}) ya da e-postayla ({email}) yazman yeterlidir.",
        "{!returnCarrier}Caydığını yazdığın günden başlayarak 14 gün içinde ürünü geri gönderirsin. Hangi kargoyla gönderirsen gönder, iade kargosunu biz öderiz.",
        "{?returnCarrier}Caydığını yazdığın günden başlayarak 14 gün içinde ürünü geri gönderirsin. İade kargosunu biz öderiz; yazdığımız kargonun bulunduğun yerde şubesi yoksa paketini ücretsiz aldırırız.",
        "{!returnCarrier}Ödediğin fiyatı ve ilk teslimat masrafını, ürünü kargoya verdiğin günden başlayarak en geç 14 gün içinde geri veririz. Daha teslim almadıysan bu süre, caydığını bize yazdığın gün başlar.",
        "{?returnCarrier}Ödediğin fiyatı ve ilk teslimat masrafını, ürünü yazdığımız kargoya verdiğin günden başlayarak en geç 14 gün içinde geri veririz. Ürünü başka bir kargoyla yolladıysan bu süre ürünün bize ulaştığı gün, daha teslim almadıysan caydığını bize yazdığın gün başlar.",
        "İade adresi: {returnAddress}",
        "İade için anlaştığımız kargo: {returnCarrier}.",
        "Cayma hakkın sana hatırlatılmamışsa 14 günlük süre seni bağlamaz; hakkın bu sürenin bitiminden bir yıl sonra sona erer.",
      ],
    },
    {
      heading: "Cayma hakkının olmadığı ürünler",
      blocks: [
        "İsteğine göre kişiselleştirilen ürünlerde, ambalajı açıldığında sağlık ve hijyen açısından geri alınamayan ürünlerde (örneğin küpe) ve çabuk bozulan ürünlerde cayma hakkı yoktur. Böyle bir ürün seçtiysen onaylamadan önce söyleriz.",
      ],
    },
    DISPUTES,
  ],
};

export const DISTANCE_CONTRACT: InfoPage = {
  slug: "mesafeli-satis",
  title: "Mesafeli Satış Sözleşmesi",
  description: "WhatsApp üzerinden yaptığın alışverişin koşulları: sipariş, ödeme, teslimat, cayma ve ayıplı ürün.",
  sections: [
    {
      heading: "Taraflar ve konu",
      blocks: [
        "Bu sözleşme, {shopName} adıyla satış yapan {legalName} (“biz”) ile WhatsApp üzerinden sipariş veren tüketici (“sen”) arasındadır.",
        "Sözleşme, siparişinde adı, adedi ve fiyatı yazılı ürünlerin satışını ve teslimini konu alır; 6502 sayılı Tüketicinin Korunması Hakkında Kanun ve Mesafeli Sözleşmeler Yönetmeliği uygulanır.",
        "Adın, teslimat adresin ve telefonun, siparişini onaylarken bize yazdıklarındır.",
      ],
    },
    SELLER,
    {
      heading: "Sipariş ve onay",
      blocks: [
        "Sitedeki sepet bir taslaktır ve senin cihazında durur. Mesajı gönderdikten sonra ürünleri, toplam fiyatı, kargo ücretini ve teslim gününü yazar, Ön Bilgilendirme Formu ile bu metni göndeririz. Okuyup onayladığını yazdığında sözleşme kurulur.",
        "Fiyatlara bütün vergiler dahildir. Sitede açık bir yazım yanlışı varsa onayından önce doğrusunu söyleriz; onayladığın fiyat değişmez.",
      ],
    },
    {
      heading: "Ödeme",
      blocks: [
        "Ödeme yolları: {payment}.",
        "Sitede ödeme alınmaz ve kart bilgisi sorulmaz. Ödeme yollarını siparişini konuşurken yazarız. Parayı yalnız bizim yazdığımız, satıcı adına açılmış hesaba gönder; şüphelenirsen önce {phone} numarasını ara.",
      ],
    },
    {
      heading: "Teslimat",
      blocks: [
        "Teslim süresi: {deliveryDays}.",
        "Ürünü söz verdiğimiz sürede, her durumda en geç 30 gün içinde verdiğin adrese teslim ederiz. İsteğine göre hazırlanan ürünlerde birlikte kararlaştırdığımız süre geçerlidir. Kayıp ve hasar, ürün sana ya da belirttiğin kişiye teslim edilene kadar bize aittir.",
        "Süresinde teslim edemezsek sözleşmeyi sona erdirebilirsin; ödediklerini, bunu bize yazdığın günden başlayarak 14 gün içinde, yasal faiziyle geri veririz.",
      ],
    },
    {
      heading: "Cayma hakkı",
      blocks: [
        "Teslimden sonra 14 gün içinde, neden göstermeden cayabilirsin. Nasıl yapılacağı, süreler ve istisnalar İade ve Cayma sayfasında yazar ve bu sözleşmenin parçasıdır.",
      ],
    },
    {
      heading: "Ayıplı ürün",
      blocks: [
        "Ürün ayıplıysa teslimden sonra iki yıl boyunca; sözleşmeden dönme, fiyatta indirim, ücretsiz onarım ya da ayıpsız benzeriyle değişim haklarından birini seçebilirsin. İlk altı ayda ortaya çıkan ayıbın teslim gününde var olduğu kabul edilir.",
      ],
    },
    DISPUTES,
    {
      heading: "Yürürlük",
      blocks: [
        "Sözleşme, onayladığını yazdığın gün yürürlüğe girer. Metnin o günkü hâli geçerlidir; sonraki değişiklikler verilmiş siparişini etkilemez.",
      ],
    },
  ],
};
