import type { CategoryQuestions } from "../domain/shop/info-page.ts";

const NOT_RETURNED =
  "Kişiye özel hazırlandığı için cayma hakkı yoktur. Kusurlu ya da yanlış gelirse hakların sürer, yaz.";

const COLORS = "Ekranlar rengi biraz farklı gösterebilir. Senin için önemliyse sor, elimizdekini anlatalım.";

/**
 * Questions on product pages; three are shown. The answers promise nothing that an owner has not said: they say where the
 * product's page tells it, how to measure or care, and what to ask.
 */
export const FIRST_QUESTIONS: CategoryQuestions = {
  general: [
    {
      about: ["mum"],
      heading: "Mumu nasıl yakmalıyım?",
      blocks: [
        "İlk yakışta üstü kenarına kadar eriyene dek bekle, sonraki yakışlarda fitilini kısalt. Yanarken başından ayrılma; perdeden, çocuktan ve evcil hayvandan uzak tut.",
      ],
    },
    {
      about: ["lamba", "makine", "disko"],
      heading: "Pil ya da kablo gerekiyor mu?",
      blocks: ["Kutusundan ne çıktığı bu sayfada yazmıyorsa ürünün adıyla WhatsApp'tan sor, bakalım."],
    },
    {
      heading: "Nasıl sipariş veririm?",
      blocks: [
        "Sepetine ekle, “WhatsApp ile Siparişi Tamamla” düğmesine dokun. Mesajın hazır gelir; WhatsApp'ta gönder'e bas. Toplamı yazarız, sen onaylayınca kesinleşir.",
      ],
    },
    {
      heading: "Nasıl öderim?",
      blocks: ["{payment}. Sen onaylayınca ödersin; toplamı kargosuyla WhatsApp'tan yazarız."],
    },
    {
      heading: "Doğrudan sevdiğime gönderebilir misiniz?",
      blocks: ["Olur. Onun adresini ve telefonunu mesajına yaz; sürpriz olacaksa onu da söyle."],
    },
    {
      heading: "Beğenmezse ne olur?",
      blocks: ["Teslim aldığın günden başlayarak 14 gün içinde, neden göstermeden cayabilirsin."],
      open: [
        "Yazısız aldıysan teslim aldığın günden başlayarak 14 gün içinde, neden göstermeden cayabilirsin. Yazı istediysen kişiye özel hazırlanır, cayma hakkı yoktur.",
      ],
      lost: [NOT_RETURNED],
    },
  ],
  byCategory: {
    "cift-urunleri": [
      {
        about: ["çift", "ikili", "set"],
        heading: "İki parça birlikte mi geliyor?",
        blocks: ["Kutudan ne çıkacağı bu sayfada yazmıyorsa sor, sen almadan bakalım."],
      },
      {
        about: ["kupa", "bileklik", "bilekliği", "kolye", "anahtarlık", "yüzük"],
        heading: "Üstüne isim ya da tarih yazılıyor mu?",
        blocks: [
          "Yazılabilen ürünlerin açıklamasında söyleriz; ne yazılacağını mesajına ekle. Sana özel hazırlanan bir üründen cayma hakkı yoktur, harfleri bir kez daha oku.",
        ],
        open: [
          "Evet, ne istediğini bu sayfada yazarsın. Yazılan ürün sana özel hazırlanır, cayma hakkı yoktur; harfleri bir kez daha oku.",
        ],
        lost: [
          "Evet, ne istediğini bu sayfada yazarsın. Sana özel hazırlanır, cayma hakkı yoktur; harfleri bir kez daha oku.",
        ],
      },
    ],
    labubu: [
      {
        about: ["sürpriz"],
        heading: "Hangisi çıkacak, seçebilir miyim?",
        blocks: ["Sürpriz kutularda ne çıkacağı önceden bilinmez. Seçilebilen bir şey varsa açıklamasında yazar."],
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
          "Küçük parçaları olabilir; üç yaşından küçüklere verme. Belli bir yaş için alıyorsan yaşını yaz, uygun mu söyleyelim.",
        ],
      },
    ],
    takilar: [
      {
        about: ["yüzük", "bileklik", "bilekliği", "halhal"],
        heading: "Ölçüsünü bilmiyorum, nasıl bulurum?",
        blocks: [
          "Takacağın yere ince bir ip sar, birleştiği yeri işaretleyip cetvelle ölç. Milimetresini yaz, uyanı birlikte bulalım.",
        ],
      },
      {
        about: ["kolye"],
        heading: "Zincirinin boyu ne kadar?",
        blocks: ["Boyu bu sayfada yazmıyorsa sor, sen almadan ölçelim."],
      },
      {
        about: ["küpe", "piercing"],
        heading: "Küpeyi iade edebilir miyim?",
        blocks: [
          "Ambalajı açılmadıysa 14 gün içinde evet. Ambalajı açılmış küpe ve piercing sağlık için geri alınamaz; kusurlu geldiyse bu geçmez.",
        ],
        open: [
          "Yazısız aldıysan ve ambalajı açılmadıysa 14 gün içinde evet. Yazılan ya da ambalajı açılmış küpe ve piercing geri alınamaz; kusurlu geldiyse bu geçmez.",
        ],
        lost: [NOT_RETURNED],
      },
      {
        heading: "Kararmasın diye ne yapmalıyım?",
        blocks: [
          "Parfümü ve kremi takından önce sür, duşta ve denizde çıkar, takmadığında kapalı bir kutuda sakla. Yumuşak, kuru bir bezle sil.",
        ],
      },
    ],
    telefon: [
      {
        about: ["kılıf"],
        heading: "Telefonuma uyar mı?",
        blocks: ["Uyduğu modeller bu sayfada yazmıyorsa ya da emin değilsen modelini yaz, sen almadan bakalım."],
      },
      {
        about: ["kılıf"],
        heading: "Modelimi nereden öğrenirim?",
        blocks: [
          "iPhone'da Ayarlar, Genel, Hakkında. Android'de Ayarlar, Telefon hakkında. Orada yazan adı aynen gönder; “Pro”, “Plus” gibi ekler önemli.",
        ],
      },
      {
        about: ["kordon", "kayış"],
        heading: "Saatime uyar mı?",
        blocks: [
          "Uyduğu saatler bu sayfada yazmıyorsa ya da emin değilsen saatinin modelini ve kasasının milimetresini yaz, sen almadan bakalım.",
        ],
      },
      {
        about: ["kulaklık", "mikrofon", "oyun"],
        heading: "Telefonuma bağlanır mı?",
        blocks: [
          "Nasıl bağlandığı bu sayfada yazmıyorsa ya da emin değilsen telefonunun modelini yaz, sen almadan bakalım.",
        ],
      },
      {
        about: ["powerbank", "şarj"],
        heading: "Telefonumu şarj eder mi?",
        blocks: [
          "Hangi uçlarla çalıştığı bu sayfada yazmıyorsa ya da emin değilsen telefonunun modelini yaz, sen almadan bakalım.",
        ],
      },
      {
        about: ["kılıf", "kordon", "kayış"],
        heading: "Uymazsa geri gönderebilir miyim?",
        blocks: ["Evet, teslim aldığın günden başlayarak 14 gün içinde. Denemek iadeye engel değildir."],
        open: [
          "Yazısız aldıysan evet, teslim aldığın günden başlayarak 14 gün içinde. Yazı istediysen kişiye özel hazırlanır, cayma hakkı yoktur; almadan önce sor, uyup uymadığına bakalım.",
        ],
        lost: [`${NOT_RETURNED} Emin değilsen almadan önce sor, uyup uymadığına bakalım.`],
      },
    ],
    trend: [
      {
        heading: "Rengi fotoğraftaki gibi mi?",
        blocks: [`${COLORS} İçine sinmezse 14 gün içinde geri gönderebilirsin.`],
        open: [`${COLORS} Yazısız alırsan, içine sinmezse 14 gün içinde geri gönderebilirsin.`],
        lost: [`${COLORS} Kişiye özel hazırlandığı için cayma hakkı yoktur.`],
      },
    ],
  },
};
