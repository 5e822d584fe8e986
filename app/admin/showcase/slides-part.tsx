import { useState } from "react";
import { SECTION_NAMES } from "../../../domain/settings/section-names.ts";
import type { SavedSection } from "../../../domain/settings/section-store.ts";
import { SectionForm } from "../sections/section-form.tsx";
import { SlideList } from "./slide-list.tsx";
import "./slides-part.css";

type SlidesPartProps = { userId: string; loaded: SavedSection<"slides"> };

/** The slides of the home page, under the hero as it will be once they are saved. */
export function SlidesPart({ userId, loaded }: SlidesPartProps) {
  const [uploads, setUploads] = useState(0);
  return (
    <section className="slides-part" aria-labelledby="slaytlar">
      <h3 id="slaytlar">Slaytlar</h3>
      <SectionForm
        section="slides"
        name={SECTION_NAMES.slides}
        userId={userId}
        loaded={loaded}
        waiting={uploads > 0 ? "Fotoğraf yükleniyor..." : undefined}
        fields={(props) => (
          <SlideList
            {...props}
            userId={userId}
            onUploading={(isUploading) => setUploads((count) => count + (isUploading ? 1 : -1))}
          />
        )}
      />
    </section>
  );
}
