import { Loaded, sectionLoader, useSectionData } from "../section-load.tsx";
import { sectionCalls } from "../sections/section-calls.ts";
import { SectionForm } from "../sections/section-form.tsx";
import type { Route } from "./+types/occasions-page.ts";
import { occasionCalls } from "./occasion-calls.ts";
import { OccasionList } from "./occasion-list.tsx";

export const clientLoader = sectionLoader(() => occasionCalls.list());

export { shouldRevalidate } from "../../ui/opened.ts";

/** 'Özel günler': the coming days with their last orders, and the shelves that home shows before them. */
export default function OccasionsPage({ loaderData }: Route.ComponentProps) {
  const { answer, reload } = useSectionData(loaderData, occasionCalls.list);
  return (
    <div className="kit-column">
      <h2>Özel günler</h2>
      <p className="kit-soft">
        Rafını seçtiğin gün, 21 gün önce ana sayfanın başında bir slayt ve bir raf olur; son sipariş günü geçince
        kendiliğinden kalkar. Son sipariş günü teslim süren, hazırlama süren, tatiller ve kapalı günlerinle hesaplanır.
      </p>
      <Loaded load={() => sectionCalls.find("occasions")}>
        {(saved) => (
          <SectionForm
            section="occasions"
            loaded={saved}
            onSaved={reload}
            fields={(props) => <OccasionList {...props} listed={answer} />}
          />
        )}
      </Loaded>
    </div>
  );
}
