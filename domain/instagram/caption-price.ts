import { MAX_PRICE } from "../money.ts";
import { parsePrice } from "../typed-price.ts";

/** The reason why the owner, and not the caption, says the price. */
export type OpenPrice = "none" | "range" | "from" | "several" | "unsure" | "currency" | "old";

/** `old` is said only together with `price`. `amounts` are what the owner may choose from. */
export type CaptionPrice = { price?: number; old?: number; open?: OpenPrice; amounts: readonly number[] };

type Said = { amount: number; from: number; to: number; hasCurrency: boolean };

const NUMBER = String.raw`\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?![\d])`;
const CURRENCY = String.raw`(?:₺|tl(?![a-zçğıöşü])|tl(?=l|'|’|ye|ya|den|dan|lik|si)|try\b|t\.l\.?|l[iıİ]ra+|türk lirası)`;
const SAID = new RegExp(`(?<![\\d.,])(₺ ?)?(${NUMBER})( ?(?:,-)? ?${CURRENCY})?`, "giu");

/** Numbers that are no price and no part of a name. */
const UNNAMED = [
  /(?:\+|00)? ?(?:90[ .()-]{0,2})?0?[ .(]{0,2}5\d{2}(?:[ .()/-]{0,2}\d){7}(?!\d)/g,
  /tr ?\d{2}(?: ?\d){20,22}/gi,
  /% ?\d+(?:[.,]\d+)?|(?<!\d)\d+(?:[.,]\d+)? ?%|yüzde \d+/gi,
  /(?<!\d)(?:[01]?\d|2[0-3])[:.][0-5]\d(?=[’']?(?:d[ae]|t[ae]|y[ae])(?![a-zçğıöşü])| ?saat)|saat(?:i|ler)? ?:?\d{1,2}(?:[:.]\d{2})?(?! ?(?:₺|tl|lira))/gi,
];
/** Numbers that are no price, whatever stands beside them. */
const MASKED = [
  /[@#][\p{L}\d_.]+|https?:\S+|www\.\S+/giu,
  ...UNNAMED,
  /(?<!\d)\d{1,2}[:]\d{2}(?!\d)/g,
  /(?<!\d)\d{1,2}[./]\d{1,2}[./](?:20)?\d{2}(?!\d)/g,
  /(?<!\d)\d{1,2} (?:ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık)(?:[’' ]|$)/gi,
  /(?<!\d)(?:19|20)\d{2}(?! ?(?:₺|tl|lira|try|\d))/gi,
  /(?<![\d.,])\d+(?:[.,]\d+)?(?: ?[x×*] ?\d+(?:[.,]\d+)?)+(?: ?(?:cm|mm|m)\b)?/gi,
  /(?<![\d.,])\d+(?:[.,]\d+)?(?: ?[-–] ?\d+(?:[.,]\d+)?)? ?[’']?(?:cm|mm|mt|metre|ml|cl|litre|lt|gr|gram|kg|kilo|mah|watt|volt|inç|inch|ayar|karat|numara|beden|yaş|yıl|ay|hafta|gün|iş günü|saat|dakika|dk|kişi|parça|mum|sayfa|kat|renk|model|çeşit|taksit|kırat|k takipçi)(?![a-zçğıöşü])(?! ?(?:₺|tl))/gi,
  /(?<![\d.,])\d+[’' ]?(?:l[iıuü])(?![a-zçğıöşürR])/gi,
  /(?:iphone|samsung|galaxy|xiaomi|redmi|huawei|note|airpods|ps|no|kod|kodu|ürün kodu|model|#)[ :.]?\d+[a-z]*/gi,
];

/** What the parcel, a deposit or a limit costs, said before or behind the amount. */
const ASIDE_BEFORE =
  /(?:kargo(?:muz|su)?(?: ücreti| bedeli| dahil değil)?|kapora|gönderim|paketleme|(?:hediye )?paket(?:i)?|hediye kutusu|kart notu|isim(?:li)? (?:yazısı|farkı)|farkı|ek ücret|artı|\+)[ :=+]*$/iu;
const ASIDE_BEHIND =
  /^[’']?(?:ye|ya|e|a|ve|nin|l[ıi]k)? ?(?:üzeri|üstü|ve üzeri|altı|kargo(?! ?(?:dahil|bedava|ücretsiz|bizden|hediye))|kapora|fark|hediye çeki|indirim(?!l)|ekstra)/iu;
const COUNT_BEFORE =
  /(?:(?<!\d)(\d+) ?(?:adet(?:i)?|tane(?:si)?|[’']?(?:si|sı|su|sü|i|ı|u|ü)|al|çift(?:i)?|set(?:i)?)|ikisi|üçü|iki tanesi|çifti|takım(?:ı)?|hepsi|toplu alım(?:da)?|toptan)[ :=]*$/iu;
const FOREIGN_AMOUNT =
  /(?<!\d)\d+(?:[.,]\d+)? ?(?:[$€£]|(?:usd|dolar|eur|euro|avro|sterlin|gbp)(?![a-zçğıöşü]))|[$€£] ?\d+(?:[.,]\d+)?/giu;
const FOREIGN = /[$€£]|(?<![a-z])(?:usd|dolar|eur|euro|avro|sterlin|gbp)(?![a-zçğıöşü])/iu;
const OLD_BEFORE =
  /(?:eski(?:den)?(?: fiyat[ıi]?)?|önce(?:ki|den)?(?: fiyat[ıi]?)?|normal(?:de| fiyat[ıi]?)?|liste fiyatı|piyasa(?: fiyatı)?|❌|✖|✘|🚫|⛔|(?<![\p{L}\d₺])~~?)[ :(=]*(?:fiyat[ıi]?[ :=]*)?₺? ?$/iu;
const OLD_BEHIND = /^(?:[’']?(?:l[iı]k|den|dan|ten|tan)?) ?(?:yerine|idi|iken|değil|❌|✖|~~?)|^\u0336/iu;
const NEW_BEFORE =
  /(?:yeni(?: fiyat[ıi]?)?|şimdi|indirimli(?: fiyat[ıi]?)?|kampanya(?:lı)?(?: fiyat[ıi]?)?|✅|✔|☑|sadece|yalnız(?:ca)?|fırsat(?: fiyatı)?)[ :=]*$/iu;
const ARROW = /^(?:[ ]*(?:₺|tl|lira|l[iı]k)?[ ]*)(?:➡|→|⇒|➜|👉|»|>|=>|->|⏩)[ ]*₺?[ ]*$/iu;
const DASH = /^ ?(?:₺|tl)? ?(?:[-–—]|ile|il[ea]) ?₺? ?$/iu;
const FROM_BEHIND =
  /^(?:[’']?(?:l[iı]k)?[’']?(?:den|dan|ten|tan|dan)?) ?(?:itibaren|başlayan|başlıyor|ve üzeri|başlar)|^[’']?(?:den|dan) başla/iu;
const PRICE_BEFORE = /(?:fiyat(?:ı|i|ımız|lar)?|ücret(?:i)?|tutar(?:ı)?)[ :=👉➡]*(?:sadece|yalnızca)?[ :]*₺? ?$/iu;

/** A part of a price, the price of one way to pay, or the worth of a prize. */
const IN_PART_BEFORE = /(?:peşin(?:at)?|kapıda|havale(?:\/eft| ile)?|eft|kredi kart[ıi]|nakit|taksit)[ :=]*₺? ?$/iu;
const IN_PART_BEHIND = /^[’']?(?:l[iı]k)? ?(?:peşin|kapıda(?! ödeme)|nakit|havale|değerinde)/iu;
/** `Kutu 1 250 TL` is a box for 250 lira, or one for 1.250. */
const SPLIT_BEFORE = /(?<![\d.,])\d{1,3} ₺? ?$/;

/** The text as the readers here see it: keycaps as digits, full-width letters as plain ones. */
export const plainCaption = (caption: string): string =>
  caption.normalize("NFKC").replace(/[\ufe0e\ufe0f\u20e3\u200b-\u200d\u2060]/g, "");

/** The price that a caption says, or the reason why it says none. A price that may be another is left to the owner. */
export function captionPrice(caption: string): CaptionPrice {
  const text = plainCaption(caption);
  const said = readAmounts(text);
  const amounts = [...new Set(said.map(({ amount }) => amount))];
  const open = (reason: OpenPrice): CaptionPrice => ({ open: reason, amounts });
  if (said.length === 0) return FOREIGN.test(text) ? open("currency") : open("none");
  if (!said.some(({ hasCurrency }) => hasCurrency)) return open(FOREIGN.test(text) ? "currency" : "unsure");
  if (said.some((one) => isInPart(text, one))) return open("unsure");
  if (said.some(({ to }) => FROM_BEHIND.test(text.slice(to)))) return open("from");
  const [first, second] = said;
  if (first && second && said.length === 2) return ofTwo(text, first, second, amounts);
  return amounts.length === 1 && first ? { price: first.amount, amounts } : open("several");
}

const isInPart = (text: string, { amount, from, to }: Said): boolean =>
  IN_PART_BEFORE.test(text.slice(0, from)) ||
  IN_PART_BEHIND.test(text.slice(to)) ||
  (amount >= 100 && amount < 1000 && SPLIT_BEFORE.test(text.slice(0, from)));

function ofTwo(text: string, first: Said, second: Said, amounts: readonly number[]): CaptionPrice {
  const between = text.slice(first.to, second.from);
  if (first.amount === second.amount) return { price: first.amount, amounts };
  if (DASH.test(between)) return { open: "range", amounts };
  const isOld = ({ from, to }: Said) => OLD_BEFORE.test(text.slice(0, from)) || OLD_BEHIND.test(text.slice(to));
  const isNew = ({ from }: Said) => NEW_BEFORE.test(text.slice(0, from));
  const leads = ARROW.test(between) || (isOld(first) && !isOld(second)) || (isNew(second) && !isNew(first));
  if (leads) return cut(first, second, amounts);
  if (isOld(second) && !isOld(first)) return cut(second, first, amounts);
  return { open: "several", amounts };
}

/** An old price is said only where the new one is lower. */
const cut = (old: Said, now: Said, amounts: readonly number[]): CaptionPrice =>
  now.amount < old.amount ? { price: now.amount, old: old.amount, amounts } : { open: "old", amounts };

/** The caption with `_` in place of amounts, phones, percents and hours. Sizes and counts stay: they belong to a name. */
export function withoutAmounts(caption: string): string {
  const plain = plainCaption(caption);
  const currencies = [...plain.matchAll(SAID)].flatMap(({ 0: whole, 1: sign, 3: word, index }) =>
    sign || word ? [{ from: index, to: index + whole.length }] : [],
  );
  const blanked = [...readAmounts(plain), ...currencies].reduce(
    (text, { from, to }) => text.slice(0, from) + "_".repeat(to - from) + text.slice(to),
    plain,
  );
  return [...UNNAMED, FOREIGN_AMOUNT].reduce(
    (text, pattern) => text.replace(pattern, (found) => "_".repeat(found.length)),
    blanked,
  );
}

/** Amounts of one piece. What a parcel or several pieces cost is left out where another amount stands. */
function readAmounts(text: string): Said[] {
  const masked = MASKED.reduce((plain, pattern) => plain.replace(pattern, (found) => "_".repeat(found.length)), text);
  const all = [...masked.matchAll(SAID)].flatMap((found): Said[] => {
    const [whole, sign = "", digits = "", word = ""] = found;
    const amount = amountOf(digits);
    if (amount === undefined) return [];
    const from = found.index + sign.length;
    const before = masked.slice(0, found.index);
    const hasCurrency = sign !== "" || word !== "" || PRICE_BEFORE.test(before);
    return [{ amount, from, to: found.index + whole.length, hasCurrency }];
  });
  const own = all.filter(
    ({ from, to }) =>
      !ASIDE_BEFORE.test(masked.slice(0, from).replace(/₺ ?$/, "")) && !ASIDE_BEHIND.test(masked.slice(to).trimStart()),
  );
  const single = own.filter(({ from }) => !COUNT_BEFORE.test(text.slice(0, from).replace(/₺ ?$/, "")));
  const pieces = single.some(({ hasCurrency }) => hasCurrency) ? single : own;
  const priced = pieces.filter(({ hasCurrency }) => hasCurrency);
  // The first of two amounts often stands without a currency: `450➡️375 tl`, `350-550 TL`.
  const paired = pieces.filter((one) => one.hasCurrency || priced.some((next) => isPairOf(text, one, next)));
  return priced.length > 0 ? paired : pieces.filter(({ to }) => endsLine(text, to));
}

const endsLine = (text: string, at: number): boolean => /^[^\d\p{L}]*$/u.test(text.slice(at).split("\n")[0] ?? "");

function isPairOf(text: string, one: Said, next: Said): boolean {
  const between = text.slice(one.to, next.from);
  if (one.to <= next.from)
    return ARROW.test(between) || DASH.test(between) || /^ ?(?:yerine|idi|değil) /iu.test(between);
  return OLD_BEFORE.test(text.slice(0, one.from));
}

/** Both marks: the last one separates decimals. One mark before three digits separates thousands. */
function amountOf(digits: string): number | undefined {
  const thousands = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(digits) ? digits.replaceAll(",", "") : digits;
  const amount = parsePrice(thousands);
  return amount !== undefined && amount > 0 && amount <= MAX_PRICE ? amount : undefined;
}
