import { fold } from "../turkish.ts";

/** A fact or a promise that a text may name, or on which a line may depend. */
type Placeholder = {
  /** The name that the owner reads. A promise has none, because only conditions name promises. */
  name?: string;
  ifKnown: string;
  ifUnknown: string;
};

const fact = (name: string): Placeholder => ({
  name,
  ifKnown: `yalnız ${name} yazılıysa`,
  ifUnknown: `yalnız ${name} yazılı değilse`,
});

/** By the name that is stored, `{email}`, `{?email}` and `{!email}`. */
export const PLACEHOLDERS: Readonly<Record<string, Placeholder>> = {
  shopName: fact("dükkân"),
  phone: fact("telefon"),
  email: fact("e-posta"),
  social: fact("Instagram"),
  website: fact("site adresi"),
  legalName: fact("satıcının adı"),
  address: fact("adres"),
  taxOffice: fact("vergi dairesi"),
  taxNumber: fact("vergi numarası"),
  mersis: fact("MERSİS numarası"),
  kep: fact("KEP adresi"),
  chamber: fact("meslek odası"),
  etbis: fact("ETBİS kaydı"),
  deliveryDays: fact("teslim süresi"),
  payment: fact("ödeme yolları"),
  returnAddress: fact("iade adresi"),
  returnCarrier: fact("iade kargosu"),
  keepDays: fact("siparişteki bilgilerin kaldığı gün"),
  giftWrap: { ifKnown: "yalnız hediye paketi yapıyorsan", ifUnknown: "yalnız hediye paketi yapmıyorsan" },
  giftNote: { ifKnown: "yalnız kartına not yazıyorsan", ifUnknown: "yalnız kartına not yazmıyorsan" },
  shipsEverywhere: { ifKnown: "yalnız her yere gönderiyorsan", ifUnknown: "yalnız her yere göndermiyorsan" },
  parcelPhoto: {
    ifKnown: "yalnız paketin fotoğrafını gönderiyorsan",
    ifUnknown: "yalnız paketin fotoğrafını göndermiyorsan",
  },
  counted: { ifKnown: "yalnız görüntülenmeleri sayıyorsan", ifUnknown: "yalnız görüntülenmeleri saymıyorsan" },
};

/** A word in braces: `stored` as in the database, `shown` as the owner reads it. */
export type WordChip = { stored: string; shown: string };

export const FACT_CHIPS: readonly WordChip[] = Object.entries(PLACEHOLDERS).flatMap(([key, { name }]) =>
  name === undefined ? [] : [{ stored: `{${key}}`, shown: `{${name}}` }],
);

export const CONDITION_CHIPS: readonly WordChip[] = Object.entries(PLACEHOLDERS).flatMap(
  ([key, { ifKnown, ifUnknown }]) => [
    { stored: `{?${key}}`, shown: `{${ifKnown}}` },
    { stored: `{!${key}}`, shown: `{${ifUnknown}}` },
  ],
);

const CHIPS = [...FACT_CHIPS, ...CONDITION_CHIPS];
const SHOWN = new Map(CHIPS.map(({ stored, shown }) => [stored, shown]));
const STORED = new Map(CHIPS.map(({ stored, shown }) => [shown, stored]));

const IN_BRACES = /\{[^{}]*\}/g;

/** `{email}` becomes `{e-posta}`. Other text in braces stays as written. */
export const shownText = (stored: string): string =>
  stored.replace(IN_BRACES, (written) => SHOWN.get(written) ?? written);

/** `{e-posta}` becomes `{email}`. */
export const storedText = (shown: string): string =>
  shown.replace(IN_BRACES, (written) => STORED.get(written) ?? written);

export type TextSpan = { from: number; to: number };

/** The places of the chips in a text as it is shown. */
export const chipPlaces = (shown: string): TextSpan[] =>
  [...shown.matchAll(IN_BRACES)]
    .filter(([written]) => STORED.has(written))
    .map(({ 0: written, index }) => ({ from: index, to: index + written.length }));

/** The fault of a stored text that cannot be filled, in words for the owner. Undefined if there is none. */
export function placeholderFault(stored: string): string | undefined {
  const unknown = stored.match(IN_BRACES)?.find((written) => !SHOWN.has(written));
  if (unknown !== undefined) return `“${unknown}” diye bir bilgi yok. ${whatInstead(unknown)}`;
  if (!/[{}]/.test(stored.replace(IN_BRACES, ""))) return undefined;
  return "Yarım kalmış bir { ya da } var. Bilgiyi listeden ekle ya da işareti sil.";
}

/** Names the chip that was meant, if one is close. */
function whatInstead(unknown: string): string {
  const meant = fold(unknown).replace(/[^a-z0-9]/g, "");
  const known = FACT_CHIPS.find(({ stored, shown }) =>
    [stored, shown].some((name) => {
      const plain = fold(name).replace(/[^a-z0-9]/g, "");
      return meant !== "" && (plain.startsWith(meant) || meant.startsWith(plain));
    }),
  );
  return known ? `${known.shown} yaz ya da bilgi listesinden seç.` : "Bilgi listesinden seç ya da sil.";
}
