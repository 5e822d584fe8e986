import { fold } from "../turkish.ts";

/** `iPhone15` is two parts, because people write it with and without a space. */
const PART = /\p{L}+|\p{N}+/gu;

const OWN_SUFFIX = /(?<=[\p{L}\p{N}]{2})['’]\p{L}{1,6}(?![\p{L}\p{N}])/gu;

/** `10.000` is indexed as 10000. */
const THOUSANDS = /(?<=\d)\.(?=\d{3}(?!\d))/g;

/** `2li`, `2 li` and `2'li` mean a set of two. They become one word, so that they do not match a single piece. */
const OF_TWO = /(?<!\p{N})2 ?['’]?li(?!\p{L})/gu;

/** A text's words as they are indexed: `Labubu'yu` is `labubu`, `kolyeeee` is `kolye`. `fff` stays, so that it does not become the prefix `f`. */
export const searchWords = (text: string): string[] =>
  (fold(text.replace(OWN_SUFFIX, "").replace(THOUSANDS, "")).replace(OF_TWO, "ikili").match(PART) ?? []).map((part) =>
    isOneLetter(part) ? part : part.replace(/(\p{L})\1{2,}/gu, "$1"),
  );

export const isOneLetter = (word: string): boolean => /^(\p{L})\1+$/u.test(word);

export const isNumber = (word: string): boolean => /^\p{N}/u.test(word);

/** Words that people type around the thing they look for. A product need not contain them. */
export const FILLER_WORDS = new Set(
  searchWords(
    `ve ile için bir bi en ne bu şu o da de mi mu var yok çok daha bana olan gibi istiyorum lazım arıyorum bakıyorum
    almak al alsam alınır alınabilir satın sipariş fiyat fiyatı fiyatları fiyatlı ucuz uygun güzel hoş şık tatlı sevimli
    şirin komik ilginç farklı değişik anlamlı özel kaliteli orijinal orjinal romantik sürpriz model modeli modelleri
    ama fakat olsun olsa hangi hangisi neler nedir olarak göster listele sırala mevcut çeşit çeşitleri renk renkli renginde adet tane öneri önerisi önerileri fikir fikri fikirleri şey şeyler birşey
    zarif minimal unisex kawaii vintage tarz tarzı küçük minik birşeyler bisey bişey bişeyler bişi gün günü seven sever seviyor sevene sevenlere giren girecek li lu parça parçalı
    ürün ürünü ürünler ürünleri bütçe for the with my your`,
  ),
);
