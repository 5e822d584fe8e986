import { formatPrice } from "../../../domain/money.ts";
import { type HeroSlide, heroSlides } from "../../../domain/settings/hero-slide.ts";
import { daysOff, openingHours } from "../../../domain/settings/opening-hours.ts";
import { showPhone } from "../../../domain/settings/phone.ts";
import { shownText } from "../../../domain/settings/placeholders.ts";
import type { SectionKey } from "../../../domain/settings/sections.ts";
import { comparedLines, linesOf, type TextLine } from "../../../domain/settings/text-lines.ts";
import { dateInWords, dayOffInWords, hoursInWords } from "../../../domain/shop/hours-words.ts";
import type { FieldShow } from "../history/history-sheet.tsx";
import { settingWords, typedSections } from "./section-values.ts";

/** The fields of a section in its history and in a conflict. */
export const settingShow = (section: SectionKey): FieldShow => ({
  titleOf: (field) => settingWords(section, field).title,
  show(field, value, other) {
    const { setting } = settingWords(section, field);
    if (setting === "info-sections") return <LineList lines={differingLines(value, other)} />;
    if (setting === "slides") return <span className="kit-letter">{differingSlides(value, other)}</span>;
    return <span className="kit-letter">{inWords(setting, value)}</span>;
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

/** The lines of a page that the other version has not. */
const differingLines = (value: unknown, other: unknown) =>
  comparedLines(linesOf(typedSections(value)), linesOf(typedSections(other))).flatMap((group) =>
    "same" in group ? [] : group.mine,
  );

export function inWords(setting: string | undefined, value: unknown): string {
  if (typeof value === "boolean") return value ? "Evet" : "Hayır";
  if (setting === "money" && typeof value === "number") return formatPrice(value);
  if (setting === "phone" && typeof value === "string") return showPhone(value) || "yok";
  if (setting === "date" && typeof value === "string" && value !== "") return dateInWords(value);
  if (setting === "week") return hoursInWords(openingHours.safeParse(value).data ?? []).join(", ") || "yok";
  if (setting === "days-off") return (daysOff.safeParse(value).data ?? []).map(dayOffInWords).join(", ") || "yok";
  if (Array.isArray(value)) return value.length === 0 ? "yok" : `${value.length} satır`;
  return shownText(String(value ?? "")) || "yok";
}

/** The slides that the other version has not, or has at another place. */
function differingSlides(value: unknown, other: unknown): string {
  const others = slidesInWords(other);
  return (
    slidesInWords(value)
      .filter((words) => !others.includes(words))
      .join("\n") || "yok"
  );
}

const slidesInWords = (value: unknown): string[] => (heroSlides.safeParse(value).data ?? []).map(slideInWords);

function slideInWords({ title, subtitle, buttonText, link, from, until }: HeroSlide, at: number): string {
  const days = from || until ? `${from ? dateInWords(from) : "…"} – ${until ? dateInWords(until) : "…"}` : "";
  return `${at + 1}. ${[title, subtitle, `${buttonText} → ${link}`, days].filter(Boolean).join(" · ")}`;
}
