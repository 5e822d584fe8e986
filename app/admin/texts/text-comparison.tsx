import { comparedLines, linesOf, type TextLine } from "../../../domain/settings/text-lines.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { LineList } from "../sections/setting-show.tsx";
import "./text-comparison.css";
import type { PageText } from "./text-fields.tsx";

type TextComparisonProps = { mine: PageText; first: PageText; onTakeFirst: () => void; onClose: () => void };

/** Her text beside the first one, paragraph by paragraph. */
export function TextComparison({ mine, first, onTakeFirst, onClose }: TextComparisonProps) {
  const groups = comparedLines(allLines(mine), allLines(first));
  const isSame = groups.every((group) => "same" in group);
  return (
    <Sheet title="İlk metinle karşılaştır" shape="form" onClose={onClose}>
      <div className="kit-body text-comparison">
        {isSame && <p>Metnin ilk metinle aynı.</p>}
        {!isSame &&
          Array.from(groups.entries(), ([index, group]) =>
            "same" in group ? (
              <details key={index}>
                <summary>{group.same.length} satır aynı</summary>
                <LineList lines={group.same} />
              </details>
            ) : (
              <div key={index} className="text-comparison-pair">
                <Side name="Senin metnin" lines={group.mine} />
                <Side name="İlk metin" lines={group.other} />
              </div>
            ),
          )}
      </div>
      {!isSame && (
        <div className="sheet-foot">
          <button type="button" className="button button-ribbon" onClick={onTakeFirst}>
            İlk metne dön
          </button>
        </div>
      )}
    </Sheet>
  );
}

const Side = ({ name, lines }: { name: string; lines: readonly TextLine[] }) => (
  <section aria-label={name}>
    <h3>{name}</h3>
    <LineList lines={lines} />
  </section>
);

const allLines = ({ title, description, sections }: PageText): TextLine[] => [
  ...linesOf([{ heading: title, blocks: [description] }]),
  ...linesOf(sections),
];
