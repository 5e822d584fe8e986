import "../../info/info-section.css";
import "./texts.css";
import type { InfoPageSlug, TextSlug } from "../../../domain/settings/info-page-slugs.ts";
import { linkedSections } from "../../../domain/settings/linked-text.ts";
import { PLACEHOLDERS, shownText } from "../../../domain/settings/placeholders.ts";
import type { Sections } from "../../../domain/settings/sections.ts";
import { comparedLines, linesOf, type TextLine } from "../../../domain/settings/text-lines.ts";
import { fillSections, type InfoFacts, leftOutLines } from "../../../domain/shop/info-page.ts";
import { waitingPages } from "../../../domain/shop/shop-facts.ts";
import { FOLDED_PAGE, InfoSectionView } from "../../info/info-section.tsx";
import { PlainButton } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { LineList } from "../sections/setting-show.tsx";

export type PageText = Sections[`page-${InfoPageSlug}`];

/** A text that stands on another page has neither title nor description. */
export type OwnText = Pick<PageText, "sections"> & Partial<PageText>;

type TextPreviewProps = { slug: TextSlug; text: PageText; facts: InfoFacts; onClose: () => void };

/** The page as visitors will see it, and which lines they will not see. */
export const TextPreview = ({ slug, text, facts, onClose }: TextPreviewProps) => (
  <Sheet title={text.title || "Önizleme"} shape="form" onClose={onClose}>
    <div className="kit-body">
      {waitingPages(facts).some((page) => page === slug) && (
        <p className="kit-note" data-tint="rose">
          Bu sayfa satıcının adı, adresi ve e-postası Dükkânım'da yazılana kadar yayında değil.
        </p>
      )}
      {Array.from(text.sections.entries(), ([index, section]) => (
        <div key={index}>
          {linkedSections(fillSections([section], facts)).map((filled) => (
            <InfoSectionView key={index} section={filled} isFolded={slug === FOLDED_PAGE} level="h3" />
          ))}
          <LeftOut lines={leftOutLines([section], facts)} />
        </div>
      ))}
    </div>
  </Sheet>
);

const LeftOut = ({ lines }: { lines: ReturnType<typeof leftOutLines> }) =>
  lines.length > 0 && (
    <ul className="kit-note kit-soft" aria-label="Bu satırlar görünmez">
      {Array.from(lines.entries(), ([index, { text, lacks }]) => (
        <li key={index}>
          <strong>Görünmez:</strong> {shownText(text)}{" "}
          <small>({lacks.map((name) => PLACEHOLDERS[name]?.ifKnown).join(" ve ")} görünür)</small>
        </li>
      ))}
    </ul>
  );

type TextComparisonProps = { mine: PageText; first: OwnText; onTakeFirst: () => void; onClose: () => void };

/** Her text beside the first one, paragraph by paragraph. */
export function TextComparison({ mine, first, onTakeFirst, onClose }: TextComparisonProps) {
  const groups = comparedLines(allLines(mine), allLines(first));
  const isSame = groups.every((group) => "same" in group);
  return (
    <Sheet title="İlk metinle karşılaştır" shape="form" onClose={onClose}>
      <div className="kit-body">
        {isSame && <p>Metnin ilk metinle aynı.</p>}
        {!isSame &&
          Array.from(groups.entries(), ([index, group]) =>
            "same" in group ? (
              <details key={index} className="kit-fold">
                <summary>{group.same.length} satır aynı</summary>
                <LineList lines={group.same} />
              </details>
            ) : (
              <div key={index} className="kit-fields">
                <Side name="Senin metnin" lines={group.mine} />
                <Side name="İlk metin" lines={group.other} />
              </div>
            ),
          )}
      </div>
      {!isSame && (
        <div className="sheet-foot">
          <PlainButton action="İlk metne dön" className="button button-ribbon" onClick={onTakeFirst} />
        </div>
      )}
    </Sheet>
  );
}

const Side = ({ name, lines }: { name: string; lines: readonly TextLine[] }) => (
  <section className="kit-box" aria-label={name}>
    <h3 className="kit-soft">{name}</h3>
    <LineList lines={lines} />
  </section>
);

const allLines = ({ title = "", description = "", sections }: OwnText): TextLine[] => [
  ...linesOf([{ heading: title, blocks: [description] }]),
  ...linesOf(sections),
];
