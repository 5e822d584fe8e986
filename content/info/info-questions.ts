import type { InfoPage } from "../../domain/shop/info-page.ts";

export const QUESTIONS: InfoPage = {
  slug: "sss",
  title: "Sık Sorulan Sorular",
  description:
    "Sipariş nasıl verilir, ne zaman gelir, nasıl iade edilir? {shopName} için en çok sorulanlar ve cevapları.",
  sections: [
    {
      heading: "Nasıl sipariş veririm?",
      blocks: [
        "Beğendiklerini sepetine ekle, “WhatsApp ile Siparişi Tamamla” düğmesine dokun. Mesajın hazır gelir; WhatsApp'ta gönder'e bas. Toplamı ve teslim gününü yazarız, sen onaylayınca paketini hazırlarız.",
      ],
    },
    {
      heading: "WhatsApp kullanmıyorum, yine de alabilir miyim?",
      blocks: [
        "{?email}Tabii. {email} adresine yaz ya da {phone} numarasını ara.",
        "{!email}Tabii. {phone} numarasını ara.",
      ],
    },
    {
      heading: "Mesajı gönderince sipariş kesinleşir mi?",
      blocks: [
        "Hayır. Önce stok durumuna bakar, kargo dahil toplamı yazarız. Sözleşme sen onayladığını yazınca kurulur.",
      ],
    },
    {
      heading: "Nasıl öderim?",
      blocks: [
        "Siparişini onaylayınca, şu yollardan biriyle: {payment}. Sitede ödeme yoktur; gerekeni ve ödeyeceğin toplamı WhatsApp'tan yazarız. Kart bilgini mesajla asla istemeyiz.",
        "{!payment}Sitede ödeme yoktur. Ödeme yollarını siparişini konuşurken yazarız. Kart bilgini mesajla asla istemeyiz.",
      ],
    },
    {
      heading: "Kargo ne kadar, ne zaman gelir?",
      blocks: ["Kargo ücretini ve tahmini teslim gününü onayından önce yazarız.", "Teslim süremiz: {deliveryDays}."],
    },
    {
      heading: "{?giftWrap}Hediye paketi yapıyor musunuz?",
      blocks: [
        "{?giftNote}Evet. Kartına yazmamızı istediğin notu da mesajına ekle. Paketi doğrudan sevdiğine de yollayabiliriz.",
        "{!giftNote}Evet. Hediye paketi istediğini mesajına ekle. Paketi doğrudan sevdiğine de yollayabiliriz.",
      ],
    },
    {
      heading: "{!giftWrap}{?giftNote}Kartına not yazıyor musunuz?",
      blocks: ["Evet, elle. İstediğin notu mesajına ekle. Paketi doğrudan sevdiğine de yollayabiliriz."],
    },
    {
      heading: "İade edebilir miyim?",
      blocks: [
        "Teslim aldıktan sonra 14 gün içinde, neden göstermeden cayabilirsin; iade kargosunu biz öderiz. Kişiye özel hazırlananlar ve ambalajı açılmış küpe gibi ürünler bunun dışındadır. Adımlar İade ve Cayma sayfasında.",
      ],
    },
    {
      heading: "Ürün kırık ya da yanlış geldi, ne yapmalıyım?",
      blocks: ["Üzüldük. Fotoğrafını WhatsApp'tan gönder; değişim, onarım, indirim ya da para iadesinden birini seç."],
    },
    {
      heading: "Beğendiğim ürün tükenmiş.",
      blocks: ["Ürünün sayfasındaki düğmeyle WhatsApp'tan ne zaman geleceğini sor."],
    },
    {
      heading: "Üye olmam şart mı?",
      blocks: ["Hayır. Üye olmadan gezebilir, favorilerini işaretleyebilir ve sipariş yazabilirsin."],
    },
    {
      heading: "Sepetim neden boşaldı?",
      blocks: [
        "Sepetin kaydedilmez; sayfayı yenileyince ya da kapatınca boşalır. Unutmak istemediklerine kalp bırak, favorilerin cihazında durur.",
      ],
    },
  ],
};
