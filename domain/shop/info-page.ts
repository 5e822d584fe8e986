import type { Product } from "../catalog/product.ts";
import type { InfoPageSlug } from "../settings/info-page-slugs.ts";
import type { InfoBlock, InfoSection } from "../settings/info-text.ts";
import { showPhone } from "../settings/phone.ts";
import { fold } from "../turkish.ts";
import { type ReturnRight, returnRight } from "./right-of-return.ts";
import type { LegalFacts, ShopFacts } from "./shop-facts.ts";

/** An info page in plain text without markup. All texts but the title may contain `{placeholders}` for the shop's facts and promises. */
export type InfoPage = { slug: InfoPageSlug; title: string; description: string; sections: readonly InfoSection[] };

export type InfoFacts = { shop: ShopFacts; legal: LegalFacts };

/** Replaces the placeholders. Lines about missing facts are left out, and so are lists and sections that become empty. */
export function fillInfoPage(page: InfoPage, facts: InfoFacts): InfoPage {
  return {
    slug: page.slug,
    title: page.title,
    description: filledWith(valuesOf(facts))(page.description) ?? "",
    sections: fillSections(page.sections, facts),
  };
}

export function fillSections(sections: readonly InfoSection[], facts: InfoFacts): InfoSection[] {
  const fill = filledWith(valuesOf(facts));
  return sections.flatMap((section) => filledSection(section, fill));
}

/** A line that a page leaves out, and the facts that it lacks. */
export type LeftOutLine = { section: string; text: string; lacks: readonly string[] };

/** Lines that a page leaves out because a fact is missing or a promise is not made. A line for the opposite case, such as `{!giftWrap}`, is not listed. */
export function leftOutLines(sections: readonly InfoSection[], facts: InfoFacts): LeftOutLine[] {
  const values = valuesOf(facts);
  const lacksOf = (text: string): string[] | undefined => {
    const named = [...text.matchAll(PLACEHOLDER)].map(([, sign, name = ""]) => ({
      sign,
      name,
      value: values.get(name),
    }));
    if (named.some(({ sign, value }) => sign === NOT && value)) return undefined;
    const lacks = named.filter(({ sign, value }) => sign !== NOT && value === "").map(({ name }) => name);
    return lacks.length === 0 ? undefined : [...new Set(lacks)];
  };
  return sections.flatMap(({ heading, blocks }) =>
    [heading, ...blocks.flat()].flatMap((text) => {
      const lacks = lacksOf(text);
      return lacks ? [{ section: heading, text, lacks }] : [];
    }),
  );
}

/** Fills a text; undefined if the text is to be left out. */
type Fill = (text: string) => string | undefined;

function filledSection({ heading, blocks }: InfoSection, fill: Fill): InfoSection[] {
  const filledHeading = fill(heading);
  const filledBlocks = blocks.flatMap((block) => filledBlock(block, fill));
  return filledHeading === undefined || filledBlocks.length === 0
    ? []
    : [{ heading: filledHeading, blocks: filledBlocks }];
}

function filledBlock(block: InfoBlock, fill: Fill): InfoBlock[] {
  if (typeof block === "string") return filledTexts([block], fill);
  const items = filledTexts(block, fill);
  return items.length === 0 ? [] : [items];
}

const filledTexts = (texts: readonly string[], fill: Fill): string[] =>
  texts.map(fill).filter((text) => text !== undefined);

/** An unknown placeholder stays as written, so that the owner sees her mistake. */
const filledWith =
  (values: ReadonlyMap<string, string>): Fill =>
  (text) => {
    const isLeftOut = [...text.matchAll(PLACEHOLDER)].some(([, sign, name = ""]) => {
      const value = values.get(name);
      return value !== undefined && (value === "") !== (sign === NOT);
    });
    if (isLeftOut) return undefined;
    return text.replace(PLACEHOLDER, (written, sign: string, name: string) => {
      const value = values.get(name) ?? written;
      return sign !== "" && values.has(name) ? "" : value;
    });
  };

/** `{email}` is replaced. A text with `{?giftWrap}` stays only if that is promised or known, one with `{!giftWrap}` only if it is not. */
const PLACEHOLDER = /\{([?!]?)(\w+)\}/g;
const NOT = "!";

/** The values by the names of the placeholders. An unknown fact and a promise that is not made are empty. */
export function valuesOf({ shop, legal }: InfoFacts): ReadonlyMap<string, string> {
  const values = {
    shopName: shop.name,
    phone: showPhone(shop.phone),
    email: shop.email,
    social: shop.social,
    website: shop.publicUrl,
    payment: shop.payment?.words ?? "",
    counted: shop.isCounted ? "1" : "",
    ...legal,
    ...Object.fromEntries(Object.entries(shop.promises).map(([name, isMade]) => [name, isMade ? "1" : ""])),
  };
  return new Map(Object.entries(values).map(([name, value]) => [name, value.trim()]));
}

/**
 * `about`: beginnings of words. If it is there, the question is asked only of products whose name has one of them. `open` and `lost`: the
 * answers for a product whose right of return depends on a text, and for one without that right.
 */
type ProductQuestion = InfoSection & { about?: readonly string[] } & { [right in ReturnRight]?: InfoSection["blocks"] };

/** Questions before buying: a category's own by its slug, and those of all products. */
export type CategoryQuestions = {
  general: readonly ProductQuestion[];
  byCategory: Readonly<Record<string, readonly ProductQuestion[]>>;
};

const QUESTIONS_SHOWN = 3;

/** The owner's own questions come first, all of them. Then come questions `about` such a product, questions of its category, and general ones. */
export function questionsOf(
  { name, category, personalTexts }: Pick<Product, "name" | "category" | "personalTexts">,
  { general, byCategory, own: written }: CategoryQuestions & { own: readonly InfoSection[] },
  facts: InfoFacts,
): InfoSection[] {
  const own = Object.hasOwn(byCategory, category) ? (byCategory[category] ?? []) : [];
  const words = fold(name).split(/[^a-z0-9]+/);
  const asked = [...own, ...general].filter(({ about }) => !about || hasOneOf(words, about));
  const closestFirst = [...asked.filter(({ about }) => about), ...asked.filter(({ about }) => !about)];
  const right = returnRight(personalTexts);
  const answered = closestFirst.map(({ heading, blocks, [right]: own = blocks }) => ({ heading, blocks: own }));
  return fillSections([...written, ...answered], facts).slice(0, Math.max(QUESTIONS_SHOWN, written.length));
}

const hasOneOf = (words: readonly string[], beginnings: readonly string[]) =>
  beginnings.some((beginning) => words.some((word) => word.startsWith(fold(beginning))));
