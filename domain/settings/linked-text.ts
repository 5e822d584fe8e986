/** A link inside a text, written as `[İade ve Cayma](/sayfa/iade-ve-cayma)`. */
export type InfoLink = { words: string; to: string };

/** Plain text, or text with links in it. */
export type LinkedText = string | { parts: readonly (string | InfoLink)[] };

const LINK = /\[([^[\]]+)\]\(([^()]*)\)/g;
const BEGUN_LINK = /\[[^[\]]*\]\(/;

export const linkInWords = ({ words, to }: InfoLink): string => `[${words}](${to})`;

/** A link whose address is not allowed stays text as it is written. */
export function linkedText(text: string): LinkedText {
  const parts: (string | InfoLink)[] = [];
  let end = 0;
  for (const { 0: written, 1: words = "", 2: address = "", index } of text.matchAll(LINK)) {
    const to = allowedAddress(address);
    if (to === undefined) continue;
    parts.push(text.slice(end, index), { words, to });
    end = index + written.length;
  }
  if (parts.length === 0) return text;
  return { parts: [...parts, text.slice(end)].filter((part) => part !== "") };
}

type Section<Text> = { heading: string; blocks: readonly (Text | readonly Text[])[] };

/** The filled sections with links in their texts. */
export const linkedSections = (sections: readonly Section<string>[]): Section<LinkedText>[] =>
  sections.map(({ heading, blocks }) => ({
    heading,
    blocks: blocks.map((block) => (typeof block === "string" ? linkedText(block) : block.map(linkedText))),
  }));

/** The fault of a text's links, in words for the owner. Undefined if there is none. */
export function linkFault(text: string): string | undefined {
  const wrong = [...text.matchAll(LINK)].find(([, , address = ""]) => allowedAddress(filledIn(address)) === undefined);
  if (wrong) return `“${wrong[1]}” bağlantısının adresi https://, mailto:, tel: ya da / ile başlasın`;
  if (!BEGUN_LINK.test(text.replace(LINK, ""))) return undefined;
  return "Yarım kalmış bir bağlantı var: [metin](adres) gibi yaz ya da 'Bağlantı ekle'yi kullan";
}

/** Fills placeholders with a sample, because the facts of an address are not known yet when its text is saved. */
const filledIn = (address: string): string => address.replace(/\{\w+\}/g, "0");

/** Own pages, sites, mail addresses and phone numbers. Undefined for everything else, such as scripts. */
export function allowedAddress(typed: string): string | undefined {
  // The name of a profile is written with its @, which its address does not have.
  const address = typed.trim().replace("instagram.com/@", "instagram.com/");
  if (/^tel:\+?[\d ]+$/.test(address)) return address.replaceAll(" ", "");
  const isAllowed = [/^\/(?![/\\])[^\s\\]*$/, /^https:\/\/[^\s\\/]+\.[^\s\\]+$/, /^mailto:[^\s@]+@?[^\s@]*$/];
  return isAllowed.some((form) => form.test(address)) ? address : undefined;
}
