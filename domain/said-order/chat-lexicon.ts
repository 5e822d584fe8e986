import { fold } from "../turkish.ts";

const set = (words: string): ReadonlySet<string> => new Set(fold(words).split(/\s+/).filter(Boolean));

/** Words of politeness and of ordering. They change nothing of what is ordered. */
const PLAIN_WORDS = set(`
  merhaba merhabalar mrb mrhb slm selam selamlar sa as iyi günler gunler akşamlar geceler günaydın hayırlı işler kolay gelsin nasılsınız
  ve ile bir bi de da ki için icin bide birde ayrıca artı hem sonra bir bu şu şunu sunu bunu bunları bundan şundan ben bana beni benim biz bize
  sen siz size sizden sizin mağazanızdan dükkanınızdan sitenizden sitede siteden instada instagramda instagramdan profilde hikayede story storyde gördüm
  gördüğüm hani olan olanı olani olandan olsun lütfen lutfen lütfenn rica ederim ederiz teşekkürler teşekkür tşk tşkler tesekkurler sağol sağolun eyvallah
  adet tane ad tn adt dane x tanesi adetten taneden renk rengi renkli renginde renginden rengini renkte model modeli modelim telefonum telefonuma telefonumun
  evet tamam tamamdır ok olur tmm peki süper harika çok güzel cok guzel ya abla abi canım hocam hanım bey kardeş kardeşim sevgiler
  alabilir alabiliyor alayım alayim alalım alıyorum aliyorum alacağım alacam alcam alıcam alicam alırım alabilirmiyim alabilirmiyiz almak alsam al
  istiyorum istiyom istiyoruz isterim istiyorm istyrm istedim istemiştim isteyecektim rica sipariş siparis sipariş siparişim siparişi siparişimi vermek vereyim verecektim verecem vericem veriyorum verebilir
  versem gönderin gönderir gönderirseniz gönderebilir gonderir gonderin yollayın yollar yollarsanız yollayabilir hazırlar hazırlayın ekler ekleyin ekle eklesek ayırır ayırın ayırtmak yazın yaz
  mısınız misiniz mısın misin miyim mıyım miyiz mümkün mumkun mi mı
  toplam toplamda hepsi ikisi üçü sadece yalnız yalnızca şimdilik bugün hemen acil kargo kargoyla kargola kargolayın göndereyim hediye hediyelik paket paketi paketli paketleyin paketlensin poşet not
  diye dedim olarak şeklinde seklinde üzere içinde kendime kendim sevgilime sevgilim anneme ablama arkadaşıma kardeşime kızıma oğluma eşime esime yeğenime
  bilgiler bilgilerim aşağıda aşağıdaki bunlar şunlar buyrun buyurun şöyle listem alacaklarım istediklerim daha zahmet olmazsa
  satın tatlı tatlılar sevimli şirin o lazım gerekli sevdiğime kardeşlerime
  ürün urun ürünü ürünler sepet sepetim adresime adresimize adrese adres ismim adım telefon numaram numara tel no`);

/** Words of paying. They change nothing of what is ordered, and are never lost: they stand in the customer's words. */
export const isKeptWord = ({ text }: Pick<Texts, "text">): boolean =>
  /^(?:kapida|kapidan|odeme(?:yi|li|m|mi|sini)?|oderim|odeyec\w+|odicem|nakit|havale(?:yle)?|eft|iban)$/.test(text);

/** Beginnings of such words. */
const PLAIN_STEMS =
  /^(?:tesekk|istiyor|istiyo|alabil|gonder(?!me)|yolla(?!ma)|siparis(?!imi)|arkadas|lutfe|hayirli|merhab|kargo(?!m)|ucretsiz|instagra)/;

/** Words after which nothing is sure: a question, an earlier purchase, a condition, a doubt. */
const DOUBTS = set(`
  mi mu mü mı acaba kaç kac kaca fiyat fiyatı fiyati fiyatlar ücreti nekadar kadar hangi hangisi hangileri stok stokta stoğu kaldı kaldi kalmadı mevcut varmı varmi varmidir
  değil degil yerine aslında aslinda pardon yanlış yanlis yanlışlıkla düzeltme değiştir değiştirin değiştirelim değiştirebilir değişim
  önce once geçen gecen daha önceki aldığım aldigim almıştım almistim aldım aldim almıştık geldi gelmedi gelen gelmişti kargom bozuk kırık kirik defolu iade hatalı eksik
  belki sanırım galiba düşünüyorum dusunuyorum kararsız kararsızım kararsiz bakıyorum bakiyorum emin
  eğer eger varsa yoksa yok yokmu veya yada ya olmazsa değilse isterse
  iptal vazgeçtim vazgectim vazgeçtik vazgeciyorum boşver bosver boşverin kalsın kalsin dursun istemem istemiyorum istemiyom istemiyoruz istemedim almam almıyorum almayayım almayim almicam almayacağım çıkar çıkarın
  çıkaralım cikar cikarin çıkart çıkartın sil silin silelim gerek gerekmez gelmesin olmasın olmasin koymayın eklemeyin göndermeyin yollamayın hazırlamayın hariç haric dışında
  gibi benzer benzeri arkadaşım almış almis beğendim begendim bayıldım güzeldi bitti tükendi`);

/** Words that take back what was said before. */
const CANCELS =
  /^(?:iptal|vazgec|olmadi$|istemiyo|istemem$|istemedi|istemic|istemeye|istemiyc|almayac|almayay|almayim|almiy|almic|alamayac|alamic|almam$|bosver|kalsin$|dursun$|gerek(?:siz|mez)|cikar|cikart|sil(?:in|elim|er)?$|olmasin|gelmesin|gondermeyin|yollamayin|koymayin|eklemeyin|hazirlamayin|haric$)/;

/** `istemem`, `almayalım`, `göndermeyin`: refusals of any verb. */
const REFUSES =
  /^\p{L}{2,}(?:m[ae]y(?:in|im|ay|ey|ac|ec|al|el)|m[ae]s[iu]n|m[iu]yor|m[ae]kt[ae]n|m[ae]z(?:s[ae])?$|m[iu]c[ae]|m[ae]d[iu]m)/u;

/** Refusals that say how to send, not what. */
const HARMLESS =
  /^(?:gorun|gozuk|kiril|anlasil|belli|aran?|gecik|unut|islan|ezil|yaz(?:il)?|bozul|fark|bak|cal|acil|olmaz?sa?$|tani|bil)/;

/** Words that ask for an order, so that `mı` behind them is no question. */
const ASKS_TO_ORDER =
  /^(?:al(?:abil|ir)|gonder|yolla|ekle|hazirla|ol(?:ur|abil)|mumkun|ver(?:ebil|ir)|ayir|yapa(?:r|bil)|yaz(?:ar|abil)|koya(?:r|bil))/;

const IS_ASKING = /^m[iu](?:y[iu]m|y[iu]z|s[iu]n|s[iu]n[iu]z|d[iu]r)?$/;

type Texts = { text: string; before: string };

/** True if a word changes nothing of what is ordered. */
export const isPlainWord = ({ text }: Pick<Texts, "text">): boolean => PLAIN_WORDS.has(text) || PLAIN_STEMS.test(text);

export const isCancel = ({ text }: Pick<Texts, "text">): boolean =>
  CANCELS.test(text) || (REFUSES.test(text) && !HARMLESS.test(text));

/** True if words hold anything after which nothing is sure. A polite `alabilir miyim` is no question. */
export const isDoubtful = (words: readonly Texts[], next?: Texts): boolean =>
  words.some((word, at) => {
    if (at > 0 && word.before.includes("?")) return !isAskedPolitely(words, at);
    const asked = words[at - 1];
    if (IS_ASKING.test(word.text)) return !asked || !ASKS_TO_ORDER.test(asked.text);
    if (word.text === "olmazsa") return asked?.text !== "zahmet";
    return DOUBTS.has(word.text) || isCancel(word);
  }) ||
  (next?.before.includes("?") === true && !isAskedPolitely(words, words.length));

const isAskedPolitely = (words: readonly Texts[], end: number): boolean =>
  words.slice(Math.max(0, end - 3), end).some(({ text }) => ASKS_TO_ORDER.test(text));

/** Words that join two things: `bir de`, `ayrıca`. */
export const JOINS = set("ve bide birde ayrıca artı hem sonra ile");

/** The labels before a person's facts. */
export const ADDRESS_LABELS = /^adres(?:i|im|imiz|e|ime|imize|ler|imi|ini|lerim)?$/;
export const PHONE_LABELS =
  /^(?:tel|telefon(?:u|um|umuz|lari)?|tlf|cep|gsm|no|numara(?:m|si|miz)?|numarasi|iletisim|whatsapp|wp)$/;
export const NAME_LABELS =
  /^(?:ad|adi|adim|adimi|isim|ismi|ismim|ismimi|soyad|soyadi|soyadim|soyisim|soyismi|soyismim|adsoyad|isimsoyisim|alici|alicinin|adina|kisi|kisinin)$/;
export const RECEIVER_WORDS =
  /^(?:alici|alicinin|alan|onun|teslim|gidecegi|gidecek|arkadasimin|sevgilimin|annemin|ablamin|kardesimin|esimin)$/;
export const SENDER_WORDS = /^(?:gonderen|gonderenin|gonderici|benim|kendi|kendim|siparis(?:i)?)$/;
export const CORRECTIONS = set(
  "pardon yanlış yanlis düzeltiyorum değil degil aslında aslinda doğrusu dogrusu değişti degisti yeni yerine vazgeçtim",
);
