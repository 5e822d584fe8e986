import type { InfoPageSlug } from "../../../domain/settings/info-page-slugs.ts";
import { linkedSections } from "../../../domain/settings/linked-text.ts";
import { PLACEHOLDERS, shownText } from "../../../domain/settings/placeholders.ts";
import { fillSections, type InfoFacts, leftOutLines } from "../../../domain/shop/info-page.ts";
import { unpublishedPages } from "../../../domain/shop/shop-facts.ts";
import { FOLDED_PAGE, InfoSectionView } from "../../info/info-section.tsx";
import "../../info/info-section.css";
import { Sheet } from "../../ui/sheet.tsx";
import type { PageText } from "./text-fields.tsx";
import "./text-preview.css";

type TextPreviewProps = { slug: InfoPageSlug; text: PageText; facts: InfoFacts; onClose: () => void };

/** The page as visitors will see it, and which lines they will not see. */
export const TextPreview = ({ slug, text, facts, onClose }: TextPreviewProps) => (
  <Sheet title={text.title || "Önizleme"} shape="form" onClose={onClose}>
    <div className="text-preview">
      {unpublishedPages(facts).includes(slug) && (
        <p className="kit-note text-preview-waiting">
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
    <ul className="text-preview-left-out" aria-label="Bu satırlar görünmez">
      {Array.from(lines.entries(), ([index, { text, lacks }]) => (
        <li key={index}>
          <strong>Görünmez:</strong> {shownText(text)}{" "}
          <small>({lacks.map((name) => PLACEHOLDERS[name]?.ifKnown).join(" ve ")} görünür)</small>
        </li>
      ))}
    </ul>
  );
