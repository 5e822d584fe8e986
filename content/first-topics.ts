import { splitList } from "../domain/catalog/product-input.ts";
import type { Topic } from "../domain/search/search-guide.ts";

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
      ödeme, nasıl ödenir, nasıl ödeme, kapıda ödeme, kapıda nakit, taksit, taksitli, iban, havale, eft,
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
