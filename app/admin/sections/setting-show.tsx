import type { ChoiceSet, ChoiceValue } from "../../../domain/choice/choice-sets.ts";
import { formatPrice } from "../../../domain/money.ts";
import { carrierForms } from "../../../domain/settings/carrier-forms.ts";
import { type HeroSlide, heroSlides } from "../../../domain/settings/hero-slide.ts";
import { type BlockKind, type HomeBlock, homeBlocks } from "../../../domain/settings/home-blocks.ts";
import { occasionsSection } from "../../../domain/settings/occasion-rows.ts";
import { daysOff, openingHours } from "../../../domain/settings/opening-hours.ts";
import { showPhone } from "../../../domain/settings/phone.ts";
import { shownText } from "../../../domain/settings/placeholders.ts";
import type { SectionKey } from "../../../domain/settings/sections.ts";
import { slideCategory } from "../../../domain/settings/slide-link.ts";
import { comparedLines, linesOf, type TextLine } from "../../../domain/settings/text-lines.ts";
import { showIban } from "../../../domain/settings/typed-numbers.ts";
import { setsIn } from "../../../domain/settings/typed-sets.ts";
import { dateInWords, dayOffInWords, hoursInWords } from "../../../domain/shop/hours-words.ts";
import { typedIn } from "../../../domain/typed-list.ts";
import type { FieldShow } from "../history/history-sheet.tsx";
import { Thumb } from "../panel-parts.tsx";
import type { FieldNames } from "../use-undo.ts";
import { codeLines, offerLines } from "./campaign-lines.ts";
import { columnInWords } from "./carrier-words.ts";
import { lookInWords } from "./look-words.ts";
import { occasionInWords } from "./occasion-row-words.ts";
import { settingWords, typedSections } from "./section-values.ts";

/** The fields of a section in its history and in a conflict. */
export const settingShow = (section: SectionKey): FieldShow => ({
  titleOf: (field) => settingWords(section, field).title,
  say(field, value, other, { categoryName }) {
    const { setting } = settingWords(section, field);
    if (setting === "info-sections") return undefined;
    if (setting === "choice-sets") return differingSets(value, other);
    if (setting === "look") return lookInWords(field, value);
    if (setting === "slides")
      return othersLines(slidesInWords(value, categoryName), slidesInWords(other, categoryName));
    if (setting === "home-blocks")
      return othersLines(blocksInWords(value, categoryName), blocksInWords(other, categoryName));
    if (setting === "offer-codes") return othersLines(codeLines(value, categoryName), codeLines(other, categoryName));
    if (setting === "offer-rules") return othersLines(offerLines(value, categoryName), offerLines(other, categoryName));
    if (setting === "occasions") return othersLines(daysInWords(value, categoryName), daysInWords(other, categoryName));
    return inWords(setting, value);
  },
  show(field, value, other) {
    const { setting } = settingWords(section, field);
    if (setting === "info-sections") return <LineList lines={differingLines(value, other)} />;
    return setting === "picture" && value ? <Thumb image={String(value)} isEager /> : undefined;
  },
});

/** Lines of a page, as the owner reads them. Spans, because a version may stand inside a label. */
export const LineList = ({ lines }: { lines: readonly TextLine[] }) => (
  <span className="kit-stack">
    {lines.length === 0 && "yok"}
    {Array.from(lines.entries(), ([index, { kind, text }]) =>
      kind === "heading" ? (
        <strong key={index}>{text}</strong>
      ) : (
        <span key={index} className="kit-letter">
          {kind === "item" ? `• ${text}` : text}
        </span>
      ),
    )}
  </span>
);

const differingLines = (value: unknown, other: unknown) =>
  comparedLines(linesOf(typedSections(value)), linesOf(typedSections(other))).flatMap((group) =>
    "same" in group ? [] : group.mine,
  );

function inWords(setting: string | undefined, value: unknown): string {
  if (typeof value === "boolean") return value ? "Evet" : "Hayır";
  if (setting === "money" && typeof value === "number") return formatPrice(value);
  if (setting === "phone" && typeof value === "string") return showPhone(value);
  if (setting === "iban" && typeof value === "string") return showIban(value);
  if (setting === "date" && typeof value === "string" && value !== "") return dateInWords(value);
  if (setting === "week") return hoursInWords(openingHours.safeParse(value).data ?? []).join(", ");
  if (setting === "days-off") return (daysOff.safeParse(value).data ?? []).map(dayOffInWords).join(", ");
  if (setting === "carrier-forms") return carrierFormsInWords(value);
  if (setting === "gift-mends" && Array.isArray(value)) return value.length === 0 ? "" : `${value.length} düzeltme`;
  if (setting === "picture") return value ? "Fotoğrafın var" : "";
  if (setting === "pictures" && Array.isArray(value) && value.length > 0) return `${value.length} fotoğraf`;
  if (Array.isArray(value)) return value.length === 0 ? "" : `${value.length} satır`;
  return shownText(String(value ?? ""));
}

const carrierFormsInWords = (value: unknown): string =>
  typedIn(carrierForms, value)
    .map(({ carrier, columns }) => `${carrier}: ${columns.map(columnInWords).join(", ")}`)
    .join("\n");

/** The slides or blocks that the other version has not, or has at another place. */
const othersLines = (lines: readonly string[], others: readonly string[]): string =>
  lines.filter((words) => !others.includes(words)).join("\n");

type NameOf = FieldNames["categoryName"];

const slidesInWords = (value: unknown, nameOf: NameOf): string[] =>
  (heroSlides.safeParse(value).data ?? []).map((slide, at) => slideInWords(slide, at, nameOf));

const WORDS_PLACES = { right: "yazı sağda", below: "yazı altta" } as const;

function slideInWords(slide: HeroSlide, at: number, nameOf: NameOf): string {
  const { title, subtitle, buttonText, link, words, fills, from, until } = slide;
  const category = slideCategory(link);
  const days = from || until ? `${from ? dateInWords(from) : "…"} – ${until ? dateInWords(until) : "…"}` : "";
  return `${at + 1}. ${[title, subtitle, `${buttonText} → ${category ? nameOf(category) : link}`, words && WORDS_PLACES[words], fills && "fotoğraf kaplıyor", days].filter(Boolean).join(" · ")}`;
}

const blocksInWords = (value: unknown, nameOf: NameOf): string[] =>
  typedIn(homeBlocks, value).map(
    (block, at) => `${at + 1}. ${blockName(block, nameOf)}${block.isOn ? "" : " (kapalı)"}`,
  );

const daysInWords = (value: unknown, nameOf: NameOf): string[] =>
  typedIn(occasionsSection.shape.days, value).map((row) => occasionInWords(row, nameOf));

const BLOCK_NAMES: Record<BlockKind, string> = {
  categories: "Kategoriler",
  featured: "Öne çıkan ürünler",
  gifts: "Kime? ve Bütçen?",
  promises: "Sözler",
  newest: "Yeni gelenler",
  parcels: "Paketlerimizden",
  shelf: "Kategori rafı",
  picture: "Fotoğraf ve yazı",
};

export const blockName = ({ kind, title, category }: HomeBlock, nameOf: (slug: string) => string | undefined): string =>
  [BLOCK_NAMES[kind], title?.trim() || (category && (nameOf(category) ?? category))].filter(Boolean).join(": ");

/** The sets that the other version has otherwise, with the values that it has not. */
function differingSets(value: unknown, other: unknown): string {
  const others = setsIn(other);
  return setsIn(value)
    .flatMap((set) =>
      setInWords(
        set,
        others.find(({ id }) => id === set.id),
      ),
    )
    .join("\n");
}

function setInWords(set: ChoiceSet, other: ChoiceSet | undefined): string[] {
  const name = `${set.name} (${set.word})`;
  if (!other) return [`${name}: ${set.values.length} seçenek`];
  if (JSON.stringify(set) === JSON.stringify(other)) return [];
  const known = other.values.map(valueInWords);
  const own = set.values.map(valueInWords).filter((words) => !known.includes(words));
  if (own.length > 0) return [`${name}: ${own.join(", ")}`];
  return [set.values.length === other.values.length ? `${name}: başka sırada` : name];
}

const valueInWords = ({ name, note }: ChoiceValue): string => (note === "" ? name : `${name} (${note})`);
