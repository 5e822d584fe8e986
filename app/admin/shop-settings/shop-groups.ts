import "../zod-without-eval.ts";
import { TEXT_SLUGS } from "../../../domain/settings/info-page-slugs.ts";
import { SECTION_NAMES } from "../../../domain/settings/section-store.ts";
import { pageSection, SECTION_KEYS, type SectionKey } from "../../../domain/settings/sections.ts";
import { fold } from "../../../domain/turkish.ts";
import { panelAddresses, settingAddress } from "../../../domain/web/panel-addresses.ts";
import { sectionFields, settingWords } from "../sections/section-values.ts";

/** The sections of 'Dükkânım', in their order. */
export const GROUPS = [
  "contact",
  "notice",
  "hours",
  "delivery",
  "payment",
  "promises",
  "seller",
  "maker",
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
  look: panelAddresses.look,
  choices: panelAddresses.choices,
  ...Object.fromEntries(TEXT_SLUGS.map((slug) => [pageSection(slug), panelAddresses.text(slug)])),
};

/** Where a section is edited. */
export const sectionAddress = (section: SectionKey, field?: string): string =>
  ELSEWHERE[section] ?? settingAddress(section, field);

/** What people call a setting that says it otherwise. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  "contact.phone": "telefon cep",
  "contact.email": "mail eposta",
  "hours.week": "mesai",
  "hours.daysOff": "tatil bayram izin",
  "delivery.price": "kargo parası gönderim teslimat",
  "delivery.freeFrom": "bedava kargo",
  "delivery.deliveryDays": "teslimat kaç günde",
  "delivery.carriers": "takip adresi bağlantısı yurtiçi aras mng ptt sürat",
  "payment.transfer": "iban banka para nasıl öderim",
  "payment.bank": "iban havale",
  "payment.atDoor": "nakit tahsilat",
  "payment.cardLink": "kredi kartı",
  "promises.giftNote": "kart notu",
  "seller.legalName": "şirket",
  "seller.taxNumber": "vergi no vkn tckn",
  "maker.photo": "yüz hakkımızda satıcı",
  "maker.highlights": "hikâye story",
  "orders.keepDays": "kvkk kişisel veri",
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
