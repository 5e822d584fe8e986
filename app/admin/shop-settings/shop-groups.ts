import "../zod-without-eval.ts";
import { capitalized } from "../../../domain/capitalized.ts";
import { formatPrice } from "../../../domain/money.ts";
import { TEXT_SLUGS } from "../../../domain/settings/info-page-slugs.ts";
import { showPhone } from "../../../domain/settings/phone.ts";
import { SECTION_NAMES } from "../../../domain/settings/section-store.ts";
import { pageSection, SECTION_KEYS, type SectionKey, type Sections } from "../../../domain/settings/sections.ts";
import { hoursInWords } from "../../../domain/shop/hours-words.ts";
import { parcelWords } from "../../../domain/shop/parcel-price.ts";
import { fold } from "../../../domain/turkish.ts";
import { panelAddresses, settingAddress } from "../../../domain/web/panel-addresses.ts";
import { sectionFields, settingWords } from "../sections/section-values.ts";

/** The sections of 'Dükkânım', in their order. */
export const GROUPS = [
  "contact",
  "notice",
  "hours",
  "delivery",
  "carrier-files",
  "payment",
  "promises",
  "seller",
  "maker",
  "gifts",
  "prices",
  "orders",
] as const satisfies SectionKey[];

export type Group = (typeof GROUPS)[number];

export const findGroup = (named: string | null): Group | undefined => GROUPS.find((group) => group === named);

const ELSEWHERE: Partial<Record<SectionKey, string>> = {
  helpers: panelAddresses.people,
  "order-texts": panelAddresses.orderTexts,
  slides: panelAddresses.showcase,
  home: `${panelAddresses.showcase}#bolumler`,
  occasions: panelAddresses.occasions,
  "shared-words": panelAddresses.sharedWords,
  look: panelAddresses.look,
  pulse: panelAddresses.pulse,
  choices: panelAddresses.choices,
  campaigns: panelAddresses.campaigns,
  ...Object.fromEntries(TEXT_SLUGS.map((slug) => [pageSection(slug), panelAddresses.text(slug)])),
};

/** The page and anchor at which a section is edited. */
export const sectionAddress = (section: SectionKey, field?: string): string =>
  ELSEWHERE[section] ?? settingAddress(section, field);

/** Other words by which people search for a setting. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  "contact.phone": "telefon cep",
  "contact.email": "mail eposta",
  "hours.week": "mesai",
  "hours.daysOff": "tatil bayram izin",
  "delivery.price": "kargo parası gönderim teslimat",
  "delivery.freeFrom": "bedava kargo",
  "delivery.deliveryDays": "teslimat kaç günde",
  "delivery.carriers": "takip adresi bağlantısı yurtiçi aras mng ptt sürat",
  "carrier-files.forms": "excel csv toplu gönderi barkod",
  "payment.transfer": "iban banka para nasıl öderim",
  "payment.bank": "iban havale",
  "payment.atDoor": "nakit tahsilat",
  "payment.cardLink": "kredi kartı",
  "promises.giftNote": "kart notu",
  "seller.legalName": "şirket",
  "seller.taxNumber": "vergi no vkn tckn",
  "gifts.mends": "kime ne için hediye önerisi uymaz",
  "maker.photo": "yüz hakkımızda satıcı",
  "maker.highlights": "hikâye story",
  "orders.keepDays": "kvkk kişisel veri",
  "campaigns.": "kupon kod influencer hediye 3 al 2 öde birlikte al set",
};

type FoundSetting = { to: string; title: string; about: string | false };

/** The settings whose title, hint, section or other words have every folded word. Pages are found as a whole. */
export function findSettings(words: readonly string[]): FoundSetting[] {
  return SECTION_KEYS.flatMap((section) => {
    const place = SECTION_NAMES[section];
    const isWhole = section !== "helpers" && !findGroup(section);
    return (isWhole ? [""] : sectionFields(section)).flatMap((field) => {
      const { title = place, hint = "" } = field === "" ? {} : settingWords(section, field);
      const text = fold([title, hint, place, OTHER_WORDS[`${section}.${field}`]].join(" "));
      return words.every((word) => text.includes(word))
        ? [{ to: sectionAddress(section, field), title, about: place !== title && place }]
        : [];
    });
  });
}

/** The line under a group's name: all that it holds, in short. `asks`: something in it waits for the owner. */
export type GroupState = { words: string; asks: boolean };

export const groupState = <Key extends Group>(group: Key, values: Sections[Key], today: string): GroupState =>
  STATES[group](values, today);

const STATES: { [Key in Group]: (values: Sections[Key], today: string) => GroupState } = {
  contact: ({ phone, email, social }) => {
    const missing = [phone === "" && "WhatsApp numarası", email === "" && "e-posta"].filter(Boolean);
    if (missing.length > 0) return asking(`${missing.join(" ve ")} yok`);
    return holding(`WhatsApp: ${showPhone(phone)}`, social);
  },
  notice({ text, until }, today) {
    if (text !== "" && until !== "" && until < today) return asking(`Günü geçti: ${text}`);
    return holding(text || "Duyuru yok");
  },
  hours: ({ week, daysOff }) =>
    holding(week.length === 0 ? "Saatlerin görünmüyor" : hoursInWords(week).join(", "), counted(daysOff, "kapalı gün")),
  delivery: ({ deliveryDays, ...parcel }) => holding(deliveryDays || "Teslim süresi yok", parcelWords(parcel)),
  "carrier-files": ({ forms }) => holding(forms.map(({ carrier }) => carrier).join(", ")),
  payment: ({ transfer, iban, atDoor, atDoorFee, cardLink }) => {
    if (transfer && iban === "") return asking("Havale var, IBAN yok");
    const atDoorWords = atDoorFee ? `kapıda ödeme (${formatPrice(atDoorFee)})` : "kapıda ödeme";
    return holding(transfer && "havale", atDoor && atDoorWords, cardLink && "kart bağlantısı");
  },
  promises: ({ giftWrap, giftNote, shipsEverywhere, parcelPhoto }) =>
    holding(
      giftWrap && "hediye paketi",
      giftNote && "elle yazılan not",
      shipsEverywhere && "her yere kargo",
      parcelPhoto && "paketin fotoğrafı",
    ),
  seller({ legalName, address, taxNumber }) {
    const missing = [legalName === "" && "adın", address === "" && "adresin"].filter(Boolean);
    if (missing.length > 0) return asking(`${missing.join(" ve ")} yok: sözleşmelerin yayınlanmıyor`);
    return holding(legalName, taxNumber !== "" && `vergi no ${taxNumber}`);
  },
  maker: ({ words, photo, pictures }) =>
    holding(words !== "" && "kendini anlattın", photo !== "" && "fotoğrafın", counted(pictures, "paket fotoğrafı")),
  gifts: ({ mends }) => holding(counted(mends, "düzeltme") || "Ürünlerinin adından seçer"),
  prices: ({ days }) => holding(`${days} günün en düşük fiyatı`),
  orders: ({ keepDays, helpersSeePeople }) =>
    holding(`${keepDays} gün kalır`, helpersSeePeople && "yardımcılar da görür"),
};

const NOTHING = "Henüz boş";

const asking = (words: string): GroupState => ({ words: capitalized(words), asks: true });

const holding = (...parts: readonly (string | false | undefined)[]): GroupState => ({
  words: capitalized(parts.filter(Boolean).join(" · ")) || NOTHING,
  asks: false,
});

const counted = (rows: readonly unknown[], name: string) => rows.length > 0 && `${rows.length} ${name}`;
