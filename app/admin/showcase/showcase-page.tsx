import { useState } from "react";
import { useOutletContext } from "react-router";
import { isAdmin, type User } from "../../../domain/account/user.ts";
import type { SavedSection } from "../../../domain/settings/section-store.ts";
import type { Todo } from "../../../domain/shop/todos.ts";
import { useRequest } from "../../ui/use-request.ts";
import { panel } from "../panel-calls.ts";
import { useSavingAfterUploads } from "../product-pictures/use-uploads.ts";
import { Loaded } from "../section-load.tsx";
import { sectionCalls } from "../sections/section-calls.ts";
import { SectionForm } from "../sections/section-form.tsx";
import { BlockList } from "./block-list.tsx";
import { FeaturedPart } from "./featured-part.tsx";
import { SlideList } from "./slide-list.tsx";

/** 'Vitrin': what the home page shows first. Slides are a setting, so helpers see the featured products alone. */
export default function ShowcasePage() {
  const user = useOutletContext<User>();
  return (
    <div className="kit-column" data-wide>
      <h2>Vitrin</h2>
      {isAdmin(user) && (
        <Loaded load={() => Promise.all([sectionCalls.find("slides"), sectionCalls.find("home")])}>
          {([slides, home]) => (
            <>
              <SlidesPart userId={user.id} loaded={slides} />
              <BlocksPart loaded={home} />
            </>
          )}
        </Loaded>
      )}
      <FeaturedPart />
    </div>
  );
}

type SlidesPartProps = { userId: string; loaded: SavedSection<"slides"> };

/** The slides of the home page, under the hero as it will be once they are saved. */
function SlidesPart({ userId, loaded }: SlidesPartProps) {
  const { waiting, onUploading } = useSavingAfterUploads();
  const { answer: today, reload } = useRequest(panel.today);
  return (
    <section className="kit-stack" aria-labelledby="slaytlar">
      <h3 id="slaytlar">Slaytlar</h3>
      <SectionForm
        section="slides"
        loaded={loaded}
        onSaved={reload}
        waiting={waiting}
        fields={(props) => (
          <SlideList {...props} userId={userId} todos={today?.todos ?? NO_TODOS} onUploading={onUploading} />
        )}
      />
    </section>
  );
}

function BlocksPart({ loaded }: { loaded: SavedSection<"home"> }) {
  const [savings, setSavings] = useState(0);
  const { waiting, onUploading } = useSavingAfterUploads();
  return (
    <section className="kit-stack" aria-labelledby="bolumler">
      <h3 id="bolumler">Ana sayfanın bölümleri</h3>
      <p>Slaytların altında, senin sıranla. İşareti kalkan görünmez; boş olan da.</p>
      <details className="kit-fold">
        <summary>
          Sırayı ve görünenleri değiştir ({loaded.values.blocks.filter(({ isOn }) => isOn).length} açık)
        </summary>
        <SectionForm
          section="home"
          loaded={loaded}
          onSaved={() => setSavings(savings + 1)}
          waiting={waiting}
          fields={(props) => <BlockList {...props} savings={savings} onUploading={onUploading} />}
        />
      </details>
    </section>
  );
}

const NO_TODOS: readonly Todo[] = [];
