import type { InfoPage } from "../../domain/shop/info-page.ts";

export const ABOUT: InfoPage = {
  slug: "hakkimizda",
  title: "Hakkımızda",
  description:
    "{shopName} küçük mutluluklar seçer, paketler ve gönderir. Siparişin WhatsApp'tan, cevabın bir insandan.",
  sections: [
    {
      heading: "Küçük mutluluklar",
      blocks: [
        "{shopName}, birini gülümsetecek küçük hediyelerin dükkânı: çift ürünleri, Labubu ve sürpriz kutular, takılar, telefon aksesuarları ve herkesin aradığı trend ürünler.",
        "Vitrine koyduğumuz her şeyi tek tek seçiyoruz. Kendimize ya da sevdiğimize almayacağımız bir şeyi sana da önermiyoruz.",
      ],
    },
    {
      heading: "Nasıl çalışıyoruz?",
      blocks: [
        [
          "Beğendiklerini sepetine eklersin.",
          "Sepetin WhatsApp'ta hazır bir mesaja dönüşür; göndermek sana kalır.",
          "Stok durumunu, kargo ücretini ve toplamı sana yazarız. Onaylarsan paketini hazırlarız.",
        ],
        "Bu sitede ödeme alınmaz, kart bilgisi sorulmaz.",
      ],
    },
    {
      heading: "Bize güvenebilirsin",
      blocks: [
        "Yalnız WhatsApp'tan satış yapan bir dükkâna temkinli yaklaşmakta haklısın. Bu yüzden koşullarımızı bu sayfalarda açıkça yazıyoruz.",
        "Satıcın {legalName}, adresi {address}. Bütün bilgilerimiz İletişim ve Künye sayfasında.",
        [
          "{?parcelPhoto}Kargoya vermeden önce paketinin fotoğrafını iste, gönderelim.",
          "Kişiye özel hazırlanmadıysa, teslim aldıktan sonra 14 gün içinde neden göstermeden cayabilirsin.",
          "Sorunu bir insan okur, bir insan cevaplar.",
        ],
      ],
    },
  ],
};

export const CONTACT: InfoPage = {
  slug: "iletisim",
  title: "İletişim ve Künye",
  description: "{shopName} iletişim bilgileri ve künye: WhatsApp ve telefon {phone}.",
  sections: [
    {
      heading: "Bize ulaş",
      blocks: [
        "{?email}En hızlı cevabı WhatsApp'tan alırsın. İstersen ara, istersen e-posta yaz.",
        "{!email}En hızlı cevabı WhatsApp'tan alırsın. İstersen ara.",
        [
          "WhatsApp ve telefon: [{phone}](tel:{phone})",
          "E-posta: [{email}](mailto:{email})",
          "Instagram: [{social}](https://www.instagram.com/{social})",
        ],
      ],
    },
    {
      heading: "Künye",
      blocks: [
        [
          "İşletme adı: {shopName}",
          "Ad soyad veya ticaret unvanı: {legalName}",
          "Adres: {address}",
          "Telefon: {phone}",
          "E-posta: {email}",
          "KEP adresi: {kep}",
          "MERSİS numarası: {mersis}",
          "Vergi dairesi: {taxOffice}",
          "Vergi numarası: {taxNumber}",
          "Bağlı olunan oda: {chamber}",
          "ETBİS kayıt numarası: {etbis}",
          "İnternet adresi: {website}",
        ],
      ],
    },
    {
      heading: "İade adresi",
      blocks: ["{returnAddress} (Göndermeden önce WhatsApp'tan haber ver ki paketini bekleyelim.)"],
    },
    {
      heading: "Şikâyetin mi var?",
      blocks: [
        "Önce bize yaz; çoğu şey bir mesajla çözülür. Çözemezsek tüketici hakem heyetine ya da tüketici mahkemesine başvurabilirsin.",
        "{?legalName}{?address}{?email}Ayrıntılar Mesafeli Satış Sözleşmesi sayfasında.",
      ],
    },
  ],
};
