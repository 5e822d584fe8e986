import type { InfoPageSlug } from "../../../domain/settings/info-page-slugs.ts";
import type { InfoSection } from "../../../domain/settings/info-text.ts";
import type { InfoFacts } from "../../../domain/shop/info-page.ts";
import { type LegalPoint, missingPoints } from "../../../domain/shop/legal-points.ts";
import { SmallButton } from "../../ui/button.tsx";
import "./missing-points.css";

type MissingPointsProps = {
  slug: InfoPageSlug;
  sections: readonly InfoSection[];
  facts: InfoFacts;
  onAdd: (point: LegalPoint) => void;
};

/** What the law wants said and the text may not say. */
export function MissingPoints({ slug, sections, facts, onAdd }: MissingPointsProps) {
  const missing = missingPoints(slug, sections, facts);
  if (missing.length === 0) return null;
  return (
    <section className="kit-note missing-points" data-tint="butter" aria-labelledby="eksik-olabilir">
      <h3 id="eksik-olabilir">Eksik olabilir</h3>
      <ul>
        {missing.map((point) => (
          <li key={point.name}>
            {point.name}
            <SmallButton action="İlk metinden ekle" of={point.name} onClick={() => onAdd(point)} />
          </li>
        ))}
      </ul>
      <p>Kanunun istediği sık unutulan sözlere bakar, hukuki denetim değildir.</p>
    </section>
  );
}
