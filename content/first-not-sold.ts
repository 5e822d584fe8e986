import { splitList } from "../domain/catalog/product-input.ts";
import type { NotSold } from "../domain/search/search-guide.ts";

/** Goods that people look for in a gift shop and do not find in this one. The search says so instead of guessing. */
export const FIRST_NOT_SOLD: readonly NotSold[] = [
  {
    words: splitList(`
      hediye kartı, hediye kart, hediye çeki, hediye kuponu, hediye kodu, alışveriş çeki, alışveriş kartı, dijital kart,
      e hediye kartı, gift card, giftcard, gift kart`),
    title: "Hediye kartı satmıyoruz",
    text: "Ne alacağını bilemediysen bize yaz, birlikte seçelim.",
  },
  {
    words: splitList(`
      dijital kod, oyun kodu, steam, steam kodu, google play, app store, epin, e pin, spotify, netflix, abonelik,
      dijital ürün, dijital oyun`),
    title: "Dijital kod ve abonelik satmıyoruz",
    text: "Elde tutulan hediyelerimiz var; raflara göz at.",
  },
  {
    words: splitList("kupon, indirim kuponu, kupon kodu, indirim kodu, promosyon kodu, promosyon, indirim çeki"),
    title: "İndirim kuponumuz yok",
    text: "İndirimli ürünleri görmek için “indirimli” yaz.",
  },
  {
    words: splitList(`
      kişiye özel, isme özel, isimli hediye, isim yazılı, isim yazılan, isim yazdırma, adına özel, fotoğraflı hediye`),
    title: "Kişiye özel bir ürün bulamadık",
    text: "Aklındakini bize yaz, olur mu birlikte bakalım.",
  },
  {
    words: splitList(`
      canlı çiçek, taze çiçek, çiçek buketi, gül buketi, buket çiçek, çiçek siparişi, çiçek gönder, çiçekçi, orkide,
      papatya buketi, saksı çiçeği, solmayan gül, kuru çiçek`),
    title: "Canlı çiçek satmıyoruz",
    text: "Solmayan, kutuya giren hediyelerimiz var; raflara göz at.",
    instead: splitList("örgü lale, lale, papatya, örgü çiçek"),
  },
  {
    words: splitList(`
      çikolata, çikolata kutusu, pasta, yaş pasta, doğum günü pastası, şekerleme, lokum, kuruyemiş, yiyecek, meyve sepeti,
      kahve seti, çay seti, şarap, içki, viski`),
    title: "Yiyecek ve içecek satmıyoruz",
    text: "Tatlı hediyelerimiz var ama yenmiyor; raflara göz at.",
  },
  {
    words: splitList(`
      parfüm, kolonya, deodorant, makyaj, makyaj seti, makyaj malzemesi, ruj, oje, rimel, fondöten, kozmetik, krem seti,
      cilt bakım, cilt bakımı, şampuan, tıraş makinesi, tıraş seti`),
    title: "Parfüm ve kozmetik satmıyoruz",
    text: "Onun yerine küçük bir hediye arıyorsan raflara göz at.",
  },
  {
    words: splitList(`
      elbise, tişört, tshirt, gömlek, pantolon, sweatshirt, kazak, eşofman, pijama, ayakkabı, spor ayakkabı, terlik,
      kravat, kemer, hırka, ceket, şapka, kıyafet, giyim, iç çamaşırı`),
    title: "Giyim ve ayakkabı satmıyoruz",
    text: "Bedeni dert etmeyeceğin hediyeler için raflara göz at.",
  },
  {
    words: splitList(`
      cep telefonu, akıllı telefon, bilgisayar, laptop, dizüstü, notebook, tablet, ipad, televizyon, playstation, ps5, xbox, drone, konsol, oyun konsolu`),
    title: "Telefon, bilgisayar ve konsol satmıyoruz",
    text: "Onlara yakışan aksesuarlar Telefon Aksesuarları rafında.",
  },
  {
    words: splitList("iphone, samsung, xiaomi, huawei"),
    title: "Telefon satmıyoruz",
    text: "Ona yakışan aksesuarlarımıza göz at.",
    instead: splitList("kılıf, telefon askısı, oyun kolu, powerbank, şarj kablosu, kulaklık"),
  },
  {
    words: splitList(
      "akıllı saat, apple watch, kol saati, dijital saat, duvar saati, masa saati, çalar saat, cep saati",
    ),
    title: "Saat satmıyoruz",
    text: "Akıllı saatini değiştirmeden yenileyen kordonlarımıza göz at.",
    instead: splitList("saat kordonu, saat kayışı"),
  },
  {
    words: splitList(`
      nikah şekeri, bebek şekeri, mevlüt şekeri, söz hediyelik, davetiye, bebek mevlüt şekeri, balon, konfeti,
      parti malzemesi, süsleme, doğum günü süsü, parti süsü`),
    title: "Şeker, davetiye ve süsleme hazırlamıyoruz",
    text: "O günün sahibine verilecek bir hediye arıyorsan raflara göz at.",
  },
  {
    words: splitList("hediye sepeti"),
    title: "Hazır hediye sepetimiz yok",
    text: "İçini kendin dolduracağın bir kutuyla aynı sevinci kurabilirsin.",
    instead: ["hediye kutusu"],
  },
  {
    words: splitList("tespih, seccade, kuran, yasin, dua kitabı, zemzem"),
    title: "Tespih, seccade ve dini kitap satmıyoruz",
    text: "Başka bir hediye arıyorsan raflara göz at.",
  },
  {
    words: splitList(
      "kitap, roman, dergi, bisiklet, araba, mobilya, bilet, konser bileti, tatil, uçak bileti, evcil hayvan",
    ),
    title: "Bunu satmıyoruz",
    text: "Küçük, sevindiren hediyelerimiz var; raflara göz at.",
  },
];
