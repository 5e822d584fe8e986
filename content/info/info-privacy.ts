import { COUNTING_WORDS } from "../../domain/shop/counting-words.ts";
import type { InfoPage } from "../../domain/shop/info-page.ts";

export const DATA_PROTECTION: InfoPage = {
  slug: "kvkk",
  title: "KVKK Aydınlatma Metni",
  description:
    "Hangi kişisel verini neden işliyoruz, kime aktarıyoruz, hangi hakların var? {shopName} aydınlatma metni.",
  sections: [
    {
      heading: "Veri sorumlusu",
      blocks: [
        "6698 sayılı Kişisel Verilerin Korunması Kanunu'na göre verilerinden, {shopName} adıyla satış yapan {legalName} sorumludur.",
        [
          "Ad soyad veya ticaret unvanı: {legalName}",
          "Adres: {address}",
          "E-posta: {email}",
          "KEP adresi: {kep}",
          "MERSİS numarası: {mersis}",
        ],
      ],
    },
    {
      heading: "Hangi verileri, neden işliyoruz?",
      blocks: [
        "Her amacın yanında hukuki sebebi yazar; parantez içi, 6698 sayılı Kanun'un 5. maddesindeki yeridir.",
        [
          "Üye olursan: adın, e-postan ve şifrenin geri çevrilemeyen özeti. Google ile girersen şifre yerine Google'ın verdiği hesap kimliği ve e-posta adresi. Amaç: hesabını açmak ve seni tanımak. Sebep: üyelik sözleşmesinin kurulması ve ifası (5/2-c).",
          "Hesabım'da “Favorilerim ve adresim hesabımda da dursun” dersen: favorilerin ve “Bu cihazda hatırla” dediğin adın, telefonun ve adresin, şifrelenmiş olarak. Amaç: girdiğin her cihazda bulman. Sebep: istediğin bu hizmetin ifası (5/2-c). İşareti kaldırınca ya da hesabını silince silinir.",
          "Sipariş verirsen: WhatsApp'tan yazdığın ad, telefon, adres, istediğin gün, kart notu, hediyeyse alacak kişinin adı, telefonu ve adresi, sipariş ve yazışma; bunları sipariş defterimize geçiririz. Amaç: sözleşmeyi kurmak, ürünü göndermek, iadeni yapmak, sorunu cevaplamak. Sebep: satış sözleşmesinin kurulması ve ifası (5/2-c).",
          "Satış gerçekleşirse: fatura ve ödeme bilgileri. Amaç: vergi ve tüketici kanunlarının istediği kayıtları tutmak. Sebep: kanunlarda öngörülmesi ve hukuki yükümlülüğümüz (5/2-a ve ç).",
          "Anlaşamazsak: sipariş, ödeme ve yazışma kayıtları. Amaç: hakkımızı ya da senin hakkını göstermek. Sebep: bir hakkın tesisi, kullanılması ya da korunması (5/2-e).",
          "Hesabınla girdiğinde ya da hesabında bir şey değiştirdiğinde: ne olduğu, ne zaman, nasıl bir cihazdan ve IP adresinin yarısı (88.241.x.x gibi). Amaç: hesabını kötüye kullanan biri olursa fark etmek. Sebep: temel haklarına zarar vermemek şartıyla meşru menfaatimiz (5/2-f).",
          "Siteyi açtığında: bağlantının çalışması ve kötüye kullanımın önlenmesi için IP adresin. Dükkânın yazılımı onu günlüğüne yazmaz; çok deneyenleri durdurmak için kısa bir süre bellekte, özetini de bir gün kadar veritabanında tutar. Sebep: temel haklarına zarar vermemek şartıyla meşru menfaatimiz (5/2-f).",
        ],
        COUNTING_WORDS,
        "Üye olmadan gezebilir, sepet doldurabilir ve sipariş yazabilirsin.",
      ],
    },
    {
      heading: "Nasıl topluyoruz?",
      blocks: [
        "Verilerini sen formlara ve WhatsApp'a yazdıkça elektronik yolla alırız.",
        "Reklam mesajını ancak ayrıca ve açıkça izin verirsen göndeririz (5/1). İznini İleti Yönetim Sistemi'ne (İYS) kaydederiz; bize yazarak ya da İYS'den istediğin an geri alabilirsin.",
      ],
    },
    {
      heading: "Yurt dışına ne gider?",
      blocks: [
        "Sipariş ya da soru düğmesine dokununca WhatsApp açılır. Mesajı gönderirsen yazdıkların, numaran ve profil bilgilerin WhatsApp'ı işleten Meta şirketine de ulaşır ve yurt dışındaki sunucularda işlenebilir. Bunlar için Meta'nın kendi koşulları geçerlidir.",
        "Bu, Kanun'un 9. maddesindeki yurt dışına aktarımdır. Yazışmayı sen başlatırsın; aktarım arızi kalır ve istediğin siparişin konuşulup yerine getirilmesi içindir. Google ile girmeyi seçersen giriş isteğin de yurt dışına gider.",
        "WhatsApp kullanmak istemezsen {email} adresine yazabilir ya da {phone} numarasını arayabilirsin.",
      ],
    },
    {
      heading: "Kime aktarıyoruz?",
      blocks: [
        [
          "Kargo firmasına: adın, adresin ve telefonun; paketin gelsin diye.",
          "Barındırma ve teknik hizmet sağlayıcılarımıza: sitenin çalışması için gerektiği kadar.",
          "Bankaya ve mali müşavire: ödeme ve fatura için gerektiği kadar.",
          "Yetkili kamu kurumlarına: kanun istediğinde.",
          "Google ile girmeyi seçersen giriş sağlayıcısına: giriş isteğin.",
        ],
        "Verilerini satmayız, reklam ağlarıyla paylaşmayız.",
      ],
    },
    {
      heading: "Ne kadar saklıyoruz?",
      blocks: [
        "Hesap bilgilerini hesabın açık kaldıkça, girişlerin ve hesabındaki değişikliklerin kaydını 90 gün, sipariş ve fatura kayıtlarını kanunların öngördüğü süre boyunca saklarız. Süre dolunca sileriz, yok ederiz ya da anonimleştiririz. Hesabını Hesabım sayfasından kendin silebilir, hesabının bildiği her şeyi oradan indirebilirsin.",
        "Sipariş defterimizdeki adını, telefonunu, adresini, notlarını, kargo takip numaranı ve mesajını siparişin bittikten {keepDays} gün sonra sileriz; istersen bize yaz, hemen silelim. Geriye kimin aldığını göstermeyen ürünler ve tutar kalır. Kanunun saklamamızı istediği fatura bunun dışındadır.",
      ],
    },
    {
      heading: "Hakların",
      blocks: [
        "Kanun'un 11. maddesine göre bize başvurup şunları isteyebilirsin:",
        [
          "verinin işlenip işlenmediğini öğrenmek ve işlendiyse bilgi almak,",
          "işlenme amacını ve amaca uygun kullanılıp kullanılmadığını öğrenmek,",
          "yurt içinde ya da yurt dışında kimlere aktarıldığını bilmek,",
          "eksik ya da yanlışsa düzeltilmesini istemek,",
          "şartları varsa silinmesini ya da yok edilmesini istemek,",
          "düzeltme ve silmenin verinin aktarıldığı kişilere bildirilmesini istemek,",
          "yalnız otomatik sistemlerle yapılan bir analizle aleyhine çıkan sonuca itiraz etmek,",
          "kanuna aykırı işleme yüzünden zarara uğradıysan zararının giderilmesini istemek.",
        ],
        "Başvurunu {email} adresine gönder; en geç 30 gün içinde, kural olarak ücretsiz cevaplarız. Cevabımız seni tatmin etmezse Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsin.",
        "Yazılı başvuru adresi: {address}",
      ],
    },
  ],
};

export const STORAGE_NOTICE: InfoPage = {
  slug: "cerez",
  title: "Çerez ve Cihazda Saklama",
  description: "{shopName} seni izlemez. Cihazında yalnız dükkânın çalışması için gerekenler durur.",
  sections: [
    {
      heading: "İzleyen çerez kullanmıyoruz",
      blocks: [
        "Bu sitede reklam, ölçüm ya da sosyal medya çerezi yoktur. Bu yüzden bir çerez penceresi de görmezsin.",
        "Yalnız Google ile girersen girişin yarım kalmasın ve başkasının bağlantısıyla karışmasın diye google-flow ve google-proof adında iki çerez konur. İkisi de giriş için kesinlikle gereklidir; ilki en çok on dakika, ikincisi bir dakika durur.",
      ],
    },
    {
      heading: "Cihazında duranlar",
      blocks: [
        "Bazı şeyleri tarayıcının kendi deposunda saklarız. Hepsi senin istediğin bir işin görülmesi için kesinlikle gereklidir, bu yüzden ayrıca onay istemeyiz:",
        [
          "token: giriş yaptıysan oturumun açık kalsın diye. Çıkış yapınca silinir.",
          "cihaz: bu cihazdan daha önce giriş yapıldığını gösteren bir işaret. Başkaları şifreni denese de sen kapıda kalma diye; çıkış yapınca da durur.",
          "favoriler: kalp bıraktığın ürünler. Hesabında da dursun demedikçe yalnız cihazında durur; dediysen çıkış yapınca cihazından silinir.",
          "hesapta, hesapta-adres: hesabında da dursun dediğin favorilerin ve adresin son hali, ikisi birbirine uysun diye. Çıkış yapınca silinir.",
          "teslimat: sepette “Bu cihazda hatırla”yı işaretlediysen kendi adın, telefonun ve adresin. İşareti kaldırınca, “Unut”a dokununca ya da hesabında da duruyorsa çıkış yapınca silinir.",
          "gonderilenler: gönderdiğin siparişlerden en çok onunun sepet bağlantısı, günü ve toplamı; yeniden gönderebilesin diye. Yalnız “Bu cihazda hatırla”yı işaretlediysen ya da “Bu cihazda sakla”ya dokunduysan durur; “Unut”a dokununca silinir.",
          "son-aranan: bulduğun son aramalar, yeniden yazmayasın diye. Yalnız cihazında durur; “Temizle”ye dokununca silinir.",
          "son-gezilen: son baktığın ürünler, sana yeniden göstermek için. Yalnız cihazında durur.",
          "kayit-ad, kayit-e-posta: kayıt formuna yazdığın ad ve e-posta, yarım kalırsa yeniden yazmayasın diye. Giriş yapınca silinir; şifren hiç saklanmaz.",
          "Sayfalarda ne kadar aşağı indiğin: geri dönünce kaldığın yerde olasın diye. Yalnız o sekmede.",
          "Giriş sayfasına giderken kaldığın sayfanın adresi: yalnız o sekmede, girişin bitene kadar.",
          "google-isi: hesabına Google bağlamaya gittiysen bunun için gittiğin. Yalnız o sekmede, en çok on dakika.",
        ],
        "Favori listeni ya da sepetini paylaşırsan ürünler bağlantının içinde gider; biz saklamayız.",
        "Sepetin saklanmaz; sekmeyi kapatınca ya da sayfayı yenileyince boşalır.",
      ],
    },
    {
      heading: "Nasıl silersin?",
      blocks: [
        "Çıkış yapmak oturumunu, kalbe yeniden dokunmak favorini siler. Tarayıcının ayarlarından bu sitenin verilerini temizlersen hepsi gider; dükkân çalışmaya devam eder.",
      ],
    },
    {
      heading: "Başka siteler",
      blocks: [
        "WhatsApp, Instagram ya da Google ile giriş bağlantısına dokunursan onların sayfasına geçersin. Orada onların çerez kuralları geçerlidir. Sen dokunmadan bu sayfalara hiçbir şey gönderilmez.",
      ],
    },
  ],
};

export const PRIVACY: InfoPage = {
  slug: "gizlilik",
  title: "Gizlilik",
  description: "{shopName} hakkında kısa ve açık gizlilik özeti: neyi biliriz, neyi bilmeyiz, ne kimseyle paylaşılmaz.",
  sections: [
    {
      heading: "Kısaca",
      blocks: [
        [
          "Gezmek ve sipariş yazmak için üye olman gerekmez.",
          "Sitede ödeme yoktur; kart bilgini görmeyiz.",
          "Seni izleyen çerez, reklam ya da ölçüm aracı yoktur.",
          "Verilerini satmayız.",
        ],
      ],
    },
    {
      heading: "Sepetin ve favorilerin",
      blocks: [
        "Favorilerini, son baktıklarını, son aramalarını ve sakladığın siparişleri yalnız cihazın bilir; favorilerini ve adresini istersen hesabında da saklarız, şifreli. Sepetin de cihazında durur; açınca ürünlerinin fiyatı ve stoku dükkâna sorulur, hiçbir yere yazılmaz. Siparişin ancak WhatsApp mesajını sen gönderirsen bize ulaşır. Site siparişini kendiliğinden kaydetmez; bize yazdığın mesajı sipariş defterimize biz geçiririz.",
        "Defterdeki adını, telefonunu, adresini ve notlarını siparişin bittikten {keepDays} gün sonra, istersen hemen sileriz.",
      ],
    },
    {
      heading: "Hesabın",
      blocks: [
        "Üye olursan adını ve e-postanı saklarız. Şifreni biz de okuyamayız, yalnız geri çevrilemeyen bir özeti durur. Oturumun bir süre kullanılmazsa kendiliğinden kapanır. Girişlerini ve hesabındaki değişiklikleri, IP adresinin yarısıyla birlikte 90 gün saklarız; hesabın silinince o kayıtlar kimseyi göstermez. Hesabım sayfasında hangi cihazlarda girişin olduğunu görür, hesabının bildiği her şeyi indirir, istediğin an hesabını kendin silersin.",
      ],
    },
    {
      heading: "Görseller",
      blocks: [
        "Bazı ürün görselleri başka bir sunucudan gelebilir. Böyle bir görsel açılınca o sunucu, her internet isteğinde olduğu gibi IP adresini ve sitemizden geldiğini görür.",
      ],
    },
    {
      heading: "WhatsApp",
      blocks: [
        "Yazışmamız WhatsApp üzerinden, yani Meta'nın hizmetiyle yürür. Mesajında yalnız gerekenleri yaz: kart numarası, şifre ya da kimlik fotoğrafı isteyen biri biz değiliz.",
      ],
    },
    {
      heading: "Daha fazlası",
      blocks: [
        "{?legalName}{?address}{?email}Hakların ve ayrıntılar KVKK Aydınlatma Metni'nde.",
        "{?email}Aklına takılanı {email} adresine yazabilirsin.",
        "{!email}Aklına takılanı WhatsApp'tan yazabilirsin: {phone}.",
      ],
    },
  ],
};
