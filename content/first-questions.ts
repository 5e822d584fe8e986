import type { CategoryQuestions } from "../domain/shop/category-questions.ts";

/**
 * Questions on product pages, three a category. The answers promise nothing that an owner has not said: they say where the
 * product's page tells it, how to measure or care, and what to ask.
 */
export const FIRST_QUESTIONS: CategoryQuestions = {
  general: [
    {
      heading: "Nasıl sipariş veririm?",
      blocks: [
        "Sepetine ekle, “WhatsApp ile Siparişi Tamamla” düğmesine dokun. Mesajın hazır gelir; WhatsApp'ta gönder'e bas. Toplamı yazarız, sen onaylayınca kesinleşir.",
      ],
    },
    {
      heading: "Doğrudan sevdiğime gönderebilir misiniz?",
      blocks: ["Olur. Onun adresini ve telefonunu mesajına yaz; sürpriz olacaksa onu da söyle."],
    },
    {
      heading: "Beğenmezse ne olur?",
      blocks: [
        "Teslim aldığın günden başlayarak 14 gün içinde, neden göstermeden cayabilirsin. Kişiye özel hazırlananlar bunun dışındadır.",
      ],
    },
  ],
  byCategory: {
    "cift-urunleri": [
      {
        heading: "İki parça birlikte mi geliyor?",
        blocks: [
          "Çift ürünlerinde kutudan ne çıkacağı ayrıntılarda ya da açıklamada yazar. Yazmıyorsa sor, birlikte bakalım.",
        ],
      },
      {
        heading: "Üstüne isim ya da tarih yazılıyor mu?",
        blocks: [
          "Yazılabilen ürünlerin açıklamasında söyleriz; ne yazılacağını mesajına ekle. Sana özel hazırlanan bir üründen cayma hakkı yoktur, harfleri bir kez daha oku.",
        ],
      },
      {
        heading: "Doğrudan ona gönderebilir misiniz?",
        blocks: ["Olur. Onun adresini ve telefonunu mesajına yaz; sürpriz olacaksa onu da söyle."],
      },
    ],
    labubu: [
      {
        heading: "Hangisi çıkacak, seçebilir miyim?",
        blocks: [
          "Rengi seçilen ürünlerde seçtiğin gelir. Sürpriz kutularda ne çıkacağı önceden bilinmez; öyle olduğu açıklamasında yazar.",
        ],
      },
      {
        heading: "Orijinal mi?",
        blocks: [
          "Sormakta haklısın. Açıklamasında yazmıyorsa ürünün adıyla WhatsApp'tan sor: markasını ve nereden geldiğini sen almadan önce yazalım.",
        ],
      },
      {
        heading: "Küçük çocuğa verilir mi?",
        blocks: [
          "Koleksiyon figürlerinin küçük parçaları olabilir; üç yaşından küçüklere verme. Belli bir yaş için alıyorsan yaşını yaz, uygun mu söyleyelim.",
        ],
      },
    ],
    takilar: [
      {
        heading: "Ölçüsünü bilmiyorum, nasıl bulurum?",
        blocks: [
          "Yüzük için parmağına ince bir ip sar, birleştiği yeri işaretleyip cetvelle ölç. Bileklik için aynısını bileğinde yap. Milimetresini yaz, uyanı birlikte bulalım.",
        ],
      },
      {
        heading: "Kararmasın diye ne yapmalıyım?",
        blocks: [
          "Parfümü ve kremi takından önce sür, duşta ve denizde çıkar, takmadığında kapalı bir kutuda sakla. Yumuşak, kuru bir bezle sil.",
        ],
      },
      {
        heading: "Küpeyi iade edebilir miyim?",
        blocks: [
          "Ambalajı açılmadıysa 14 gün içinde evet. Ambalajı açılmış küpe ve piercing sağlık için geri alınamaz; kusurlu geldiyse bu geçmez.",
        ],
      },
    ],
    telefon: [
      {
        heading: "Telefonuma uyar mı?",
        blocks: [
          "Uyduğu modeller açıklamada ya da ayrıntılarda yazar. Emin değilsen modelini yaz, sen almadan bakalım.",
        ],
      },
      {
        heading: "Modelimi nereden öğrenirim?",
        blocks: [
          "iPhone'da Ayarlar, Genel, Hakkında. Android'de Ayarlar, Telefon hakkında. Orada yazan adı aynen gönder; “Pro”, “Plus” gibi ekler önemli.",
        ],
      },
      {
        heading: "Uymazsa geri gönderebilir miyim?",
        blocks: ["Evet, teslim aldığın günden başlayarak 14 gün içinde. Denemek iadeye engel değildir."],
      },
    ],
    trend: [
      {
        heading: "Pil ya da kablo gerekiyor mu?",
        blocks: [
          "Kutusundan ne çıktığı ayrıntılarda ya da açıklamada yazar. Pil ister mi diye merak ettiysen yaz, bakalım.",
        ],
      },
      {
        heading: "Rengi fotoğraftaki gibi mi?",
        blocks: [
          "Ekranlar rengi biraz farklı gösterebilir. Senin için önemliyse sor, elimizdekini anlatalım. İçine sinmezse 14 gün içinde geri gönderebilirsin.",
        ],
      },
      {
        heading: "Doğrudan sevdiğime gönderebilir misiniz?",
        blocks: ["Olur. Onun adresini ve telefonunu mesajına yaz; sürpriz olacaksa onu da söyle."],
      },
    ],
  },
};
