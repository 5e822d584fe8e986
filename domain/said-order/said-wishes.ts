import { plainText } from "../choice/options.ts";
import { DETAIL_LIMITS } from "../order/order-details.ts";
import type { Payment } from "../order-book/order-states.ts";
import { fold } from "../turkish.ts";
import { chatWords, isOneOfThem } from "./chat-words.ts";
import type { SaidFact } from "./said-fact.ts";

const WRAP = /\bhediye(?:lik)? pake[td]|\bpaketleyip|\bhediyelik paket/;
const HIDES = /\bfiyat\p{L}*(?: etiketi)?(?: belli)? (?:gorun|gozuk|yaz|ol|cik)\p{L}*m[ae]s[iu]n|\bfiyatsiz/u;
const ASKS = /\?|\bm[iu]\b|\bm[iu]s[iu]n|\bkac|\bucret|ne kadar|\bacaba/;
const REFUSES = /olmasin|istemiyo|gerek yok|yapmay|gerekmez|degil|\bhayir/;
const WANTS = /olsun|istiyo|isterim|yapin|yapars|yapt[iu]r|lutfen|rica|paketleyin|paketlensin|paketli|sevinirim/;
const CARD = /^[ *_-]*kart(?:[ıi]n)?(?: (?:notu|mesaj[ıi]|yaz[ıi]s[ıi]))?\s*[:=]\s*(.+)$/iu;
const ON_CARD =
  /kart(?:a|[ıi]na)?(?: (?:üzerine|üstüne|içine|uzerine|ustune|icine|da|not))* ["“”'‘’«]([^"“”'‘’»\n]{2,200})["“”'‘’»]/iu;

/** The ways to pay that the book knows by the words for them. */
const WAYS: readonly { way: Exclude<Payment, "waiting">; says: RegExp }[] = [
  { way: "at-door", says: /\bkapida(?:n)? (?:nakit |kartla |kredi kartiyla )?(?:ode|nakit|kart)/ },
  { way: "transfer", says: /\b(?:havale|eft|iban)(?:yle|ye|a|na|niza|den)?\b/ },
];
const PAYS =
  /\bolsun|\bnakit\b|yap(?:ac|ic|iyor|ar)|ode(?:r|yec|y[ie]m)|\bodic|\bat(?:ac|ic|iyor|ar|t[iı]m)|yatir|gonder(?:ec|iyor|d[iı]m)|\bile\b|istiyo|lutfen/;

/** Most lines wish nothing, and are read no further. */
const MAY_WISH = /paket|kart|f[iıİ]yat|kap[ıi]da|havale|eft|iban/i;

const MOST_LINES = 40;

/** What a chat wishes for its parcel, and how it wants to pay. A card's words are never sure: the owner reads them letter by letter. */
export function wishesIn(text: string): SaidFact[] {
  if (!MAY_WISH.test(text)) return [];
  const facts = text
    .split("\n")
    .filter((line) => MAY_WISH.test(line))
    .slice(0, MOST_LINES)
    .flatMap(wishesOf);
  const isOneWay = new Set(facts.flatMap(({ field, value }) => (field === "payment" ? value : []))).size === 1;
  return facts
    .filter(
      (one, at) =>
        facts.findIndex(({ field, value }) => field === one.field && (field !== "payment" || value === one.value)) ===
        at,
    )
    .map((one) => ({ ...one, isSure: one.isSure && (one.field !== "payment" || isOneWay) }));
}

function wishesOf(written: string): SaidFact[] {
  const line = written.slice(0, LONGEST_LINE);
  const said = fold(line);
  const words = line.trim();
  const isAsked = ASKS.test(said);
  const [, note = ""] = CARD.exec(line) ?? ON_CARD.exec(line) ?? [];
  const card = plainText(note).slice(0, DETAIL_LIMITS.cardNote);
  const isOfOne = chatWords(line).some(isOneOfThem);
  return [
    ...(WRAP.test(said) && !REFUSES.test(said)
      ? [{ field: "giftWrap" as const, value: YES, words, isSure: WANTS.test(said) && !isAsked && !isOfOne }]
      : []),
    ...(HIDES.test(said) ? [{ field: "hidePrices" as const, value: YES, words, isSure: !isAsked }] : []),
    ...(REFUSES.test(said) ? [] : WAYS.filter(({ says }) => says.test(said))).map(({ way }) => ({
      field: "payment" as const,
      value: way,
      words,
      isSure: PAYS.test(said) && !isAsked,
    })),
    ...(card === "" ? [] : [{ field: "cardNote" as const, value: card, words, isSure: false }]),
  ];
}

const LONGEST_LINE = 400;
const YES = "evet";
