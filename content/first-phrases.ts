import { splitList } from "../domain/catalog/product-input.ts";
import { PLAIN_LISTING } from "../domain/listing/listing.ts";
import type { AskedSort, GiftWay, Occasion, Topic } from "../domain/search/search-guide.ts";

/** Meanings of words such as `ucuz`. Nothing is counted, so `çok satan` shows the featured products first. */
export const FIRST_ORDERS: readonly AskedSort[] = [
  {
    words: splitList(`
      ucuz, ucz, en ucuz, ucuz olsun, en ucuz olsun, çok ucuz, daha ucuz, ucuz fiyat, ucuz fiyatlı, ucuzdan pahalıya, uygun, en uygun, daha uygun,
      uygun fiyat, uygun fiyatlı, en uygun fiyat, en uygun fiyatlı, fiyatı uygun, uyguna, hesaplı, en hesaplı, ekonomik,
      en ekonomik, bütçe dostu, düşük fiyat, düşük fiyatlı, en düşük, en düşük fiyat, en düşük fiyatlı, artan fiyat,
      fiyat artan, fiyata göre artan, cep dostu, cüzdan dostu, az para, küçük hediye, minik hediye, ufak hediye, pahalı olmayan, pahalı olmasın, çok pahalı olmasın, pahalı değil, cheap, cheapest`),
    sort: "artan-fiyat",
  },
  {
    words: splitList(`
      pahalı, en pahalı, çok pahalı, daha pahalı, pahalıdan ucuza, lüks, en lüks, yüksek fiyat, yüksek fiyatlı, en yüksek,
      en yüksek fiyat, en yüksek fiyatlı, azalan fiyat, fiyat azalan, fiyata göre azalan, pahalı olsun, expensive,
      ucuz olmayan, ucuz olmasın, çok ucuz olmasın, en ucuz olmayan, ucuz değil`),
    sort: "azalan-fiyat",
  },
  {
    words: splitList(`
      yeni, en yeni, yeniler, en yeniler, yeni ürün, yeni gelen, yeni gelen ürün, en yeni ürün, yeni çıkan, yeni eklenen,
      yeni sezon, yeni model, son gelen, son çıkan, son eklenen, en son, en son eklenen, en son gelen, en son çıkan,
      yeni ne var, neler yeni, new`),
    sort: "yeni",
  },
  {
    words: splitList(`
      çok satan, en çok satan, çok satılan, en çok satılan, çok satan ürün, en çok satan ürün, çok alınan, en çok alınan,
      popüler, popler, popiler, en popüler, popüler ürün, çok sevilen, en çok sevilen, en sevilen, beğenilen, en beğenilen,
      en çok beğenilen, çok tercih edilen, en çok tercih edilen, öne çıkan, öne çıkan ürün, en iyi, gözde, favori,
      favori ürün, moda, viral, tiktok, trend ürün, trendler, best seller, bestseller, popular`),
    sort: "one-cikan",
  },
  {
    words: splitList(`
      indirim, indirimli, indirimde, indirimli ürün, en çok indirim, en indirimli, en çok indirimli, indirimdeki ürün,
      kampanya, kampanyalı, fırsat, fırsat ürünü, fiyatı düşen, black friday, kara cuma, efsane cuma, yarı fiyat, yarı fiyatına, outlet, sale`),
    sort: "indirim",
    discounted: true,
  },
  {
    words: splitList("stokta, stokta olan, stokta var, stokta bulunan, stoktaki, stoklu, tükenmeyen, mevcut olan"),
    sort: PLAIN_LISTING.sort,
    inStock: true,
  },
];

/** The home page's 'Bütçen?'. Each is shown only where enough products have such a price. */
export const FIRST_BUDGETS: readonly GiftWay[] = [
  { label: "₺100 altı", query: "100 tl altı" },
  { label: "₺200 altı", query: "200 tl altı" },
  { label: "₺300 altı", query: "300 tl altı" },
  { label: "₺500 altı", query: "500 tl altı" },
  { label: "₺1.000 altı", query: "1000 tl altı" },
];

export const FIRST_TOPICS: readonly Topic[] = [
  {
    words: splitList(`
      kargo, ücretsiz kargo, bedava kargo, kargo bedava, kargo ücreti, kargo ücretsiz, kargo dahil,
      kargo ne kadar, kargo kaç para, kargo parası, kargo kaç tl, kargo süresi, kargo takip, kargo firması,
      kargom nerede, hızlı kargo, aynı gün kargo, teslimat, teslim, teslim süresi, teslimat süresi,
      teslimat ücreti, ne zaman gelir, bugün gelir, yarın gelir, yarına gelir, bugüne yetişir, kaç günde gelir, kaç güne gelir, kaç gün sürer, ne kadar sürede gelir,
      kaçta gelir, yarına yetişir, yetişir mi, gönderim, gönderi, aynı gün teslimat, elden teslim, yurt dışı,
      yurtdışı, hangi kargo, istanbul, ankara, izmir, şehrime, kapıya teslim, şehir dışı, sipariş takip, siparişim nerede, kargolama`),
    page: "teslimat",
    title: "Teslimat ve kargo",
    text: "Ne zaman gelir, kargo ücreti nasıl belli olur?",
  },
  {
    words: splitList(`
      iade, iade şartları, iade koşulları, iade var mı, ücretsiz iade, iade kargo, para iadesi, değişim,
      değiştirme, değişim var mı, geri gönder, geri vermek, iptal, sipariş iptal, cayma, cayma hakkı, kırık geldi,
      bozuk çıktı, yanlış geldi, garanti, para geri`),
    page: "iade-ve-cayma",
    title: "İade ve değişim",
    text: "14 günün var; nasıl geri gönderilir, paran ne zaman döner?",
  },
  {
    words: splitList(`
      ödeme, nasıl ödenir, nasıl öderim, nasıl ödeme, kapıda ödeme, kapıda ödeme var mı, kapıda nakit, taksit, taksitli, iban, havale, eft,
      kredi kartı, kredi kartıyla, banka kartı, kart ile ödeme, online ödeme, peşin, nakit, papara, fatura,
      sipariş nasıl verilir, nasıl sipariş, sipariş vermek, nasıl alınır, nasıl satın alınır, hediye paketi,
      hediye paketi yapıyor musunuz, hediye notu, not yazar, not yazıyor, not kartı, sık sorulan, güvenilir mi,
      toptan, toplu sipariş, toplu alım, toplu hediye, kurumsal, kurumsal hediye, üyelik`),
    page: "sss",
    title: "Sipariş ve ödeme",
    text: "Nasıl sipariş verilir, nasıl ödenir? Sık sorulanlar burada.",
  },
  {
    words: splitList(`
      orijinal mi, orjinal mi, sahte mi, whatsapp, watsap, vatsap, whatsap, wp, iletişim, bize ulaşın, telefon numarası, numaranız,
      müşteri hizmetleri, canlı destek, destek, e posta, eposta, mail, instagram, adres, adresiniz, mağaza,
      mağazanız, neredesiniz, nerede, şikayet, çalışma saatleri`),
    page: "iletisim",
    title: "Bize ulaş",
    text: "WhatsApp, e-posta ve adres: hepsi bir sayfada.",
  },
  {
    words: splitList("hakkında, hakkımızda, kimsiniz, siz kimsiniz"),
    page: "hakkimizda",
    title: "Hakkımızda",
    text: "Biz kimiz, neyi neden seçiyoruz?",
  },
  {
    words: splitList("gizlilik, gizlilik politikası, kişisel veri"),
    page: "gizlilik",
    title: "Gizlilik",
    text: "Hangi bilgini neden tutuyoruz?",
  },
  {
    words: splitList("çerez, cookie"),
    page: "cerez",
    title: "Çerezler",
    text: "Bu sitede hangi çerezler var?",
  },
];

const FOR_COUPLES = ["çift", "kalp", "aşk", "romantik", "gül"];
const FOR_HOMES = ["lamba", "mum", "kupa", "biblo", "yastık", "saksı", "disko topu"];
const FOR_DESKS = ["kupa", "mum", "lamba", "powerbank", "saksı", "biblo"];
const FOR_STUDENTS = ["powerbank", "kulaklık", "şarj kablosu", "sırt çantası", "gece lambası", "kupa"];

/** Persons are in first-recipients.ts. Suffixed forms are recognised (domain/search/turkish-stem.ts). */
export const FIRST_OCCASIONS: readonly Occasion[] = [
  {
    words: splitList(`
      hediye, hediyelik, armağan, gift, gifts, present, jest, kutlama, ne alsam, ne alınır, ne alabilirim, ne hediye edilir,
      sürpriz hediye`),
    fitting: [],
  },
  {
    words: splitList(`
      ürün, her şey, tüm ürünler, öneri, ne kadar, kaç para, kaç tl, kaç lira, kaliteli, hepsi, bütün ürünler, fiyat listesi, katalog, kendime, kendim için, bana özel, bilmiyorum,
      ne alacağımı bilmiyorum, kararsızım`),
    fitting: [],
  },
  {
    words: splitList(`
      sevgililer günü, sevgili günü, 14 şubat, şubat 14, on dört şubat, valentine, valentines, valentines day, anniversary, evlilik teklifi, yıl dönümü, evlilik yıl dönümü,
      sevgililik yıl dönümü, ay dönümü, romantik, romantik hediye, ilk buluşma`),
    fitting: FOR_COUPLES,
  },
  {
    words: splitList("nişan, söz, söz nişan, düğün, wedding, nikah, kına, kına gecesi, bekarlığa veda"),
    fitting: [...FOR_COUPLES, "kupa", "mum"],
  },
  { words: splitList("emeklilik, emekli, terfi, yeni iş, ilk iş"), fitting: FOR_DESKS },
  {
    words: splitList(`
      doğum günü, yaş günü, yeni yaş, yaş, yaşında, yaşına, iyi ki doğdun, birthday, parti`),
    fitting: splitList(`
      mum, sürpriz kutu, disko topu, hediye kutusu, peluş, figür, gece lambası, kolye, küpe, kupa, fotoğraf makinesi`),
  },
  {
    words: splitList("yılbaşı, yeni yıl, yeniyıl, noel, christmas, yılbaşı çekilişi, çekiliş, secret santa, yıl sonu"),
    fitting: ["kutup", "kış", "mum", "lamba", "sürpriz kutu", "kupa", "çorap", "peluş", "disko topu"],
  },
  {
    words: splitList("oyuncu, gamer, oyun seven, oyun sever"),
    fitting: ["oyun kolu", "mikrofon", "kulaklık", "piksel"],
  },
  { words: splitList("anime, kpop, k pop"), fitting: ["figür", "çanta süsü", "telefon askısı", "sürpriz kutu"] },
  { words: splitList("kahve seven, kahve sever, kahve tutkunu, çay seven"), fitting: ["kupa", "fincan", "bardak"] },
  { words: splitList("cadılar bayramı, halloween"), fitting: ["hayalet", "kristal küre", "canavar", "kabak"] },
  {
    words: splitList("mezuniyet, mezun, mezuniyet töreni, kep, diploma"),
    fitting: [...FOR_STUDENTS, "saat kordonu", "kolye", "bileklik", "fotoğraf makinesi"],
  },
  {
    words: splitList("öğrenci, öğrenci evi, üniversite, yurt, okul, okula dönüş, okula başlama, sınav"),
    fitting: FOR_STUDENTS,
  },
  {
    words: splitList("asker, asker uğurlama, askere giden"),
    fitting: ["powerbank", "anahtarlık", "saat kordonu", "kulaklık", "çorap", "anı kutusu"],
  },
  {
    words: splitList("özür, özür dilemek, barışma, barışmak, gönül alma, geçmiş olsun, moral"),
    fitting: ["peluş", "lale", "mum", "kupa", "anı kutusu", "hediye kutusu", "sürpriz kutu"],
  },
  {
    words: splitList(`
      bayram, bayramlık, ramazan, kurban bayramı, ramazan bayramı, şeker bayramı, kandil, misafir, misafirlik, yeni ev, ev,
      ev hediyesi, hayırlı olsun, ev sahibi, taşınma, oda, oda süsü, ev süsü, masa süsü, teşekkür, veda`),
    fitting: [...FOR_HOMES, "lale"],
  },
];
