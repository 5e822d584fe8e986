import { useOutletContext } from "react-router";
import type { User } from "../../../domain/account/user.ts";
import { SECTION_NAMES } from "../../../domain/settings/section-names.ts";
import { Part } from "../../part/part.tsx";
import { sectionLoader, useSectionData } from "../section-load.tsx";
import { sectionCalls } from "../sections/section-calls.ts";
import { SectionForm } from "../sections/section-form.tsx";
import type { Route } from "./+types/people-page.ts";
import { Invitations } from "./invitations.tsx";
import { peopleCalls } from "./people-calls.ts";
import { PeopleList } from "./people-list.tsx";

export const clientLoader = sectionLoader(() => Promise.all([peopleCalls.list(), sectionCalls.find("helpers")]));

export { shouldRevalidate } from "../../ui/opened.ts";

/** 'Kişiler': who runs the shop with the owner, and what helpers may do. */
export default function PeoplePage({ loaderData: [loaded, rights] }: Route.ComponentProps) {
  const user = useOutletContext<User>();
  const { answer, reload } = useSectionData(loaded, peopleCalls.list);
  return (
    <div className="kit-column">
      <h2>Kişiler</h2>
      <PeopleList people={answer.people} self={user} onChanged={reload} />
      <Invitations invitations={answer.invitations} onChanged={reload} />
      <Part title={SECTION_NAMES.helpers}>
        <p>
          Yardımcılar ürünleri ekler, düzenler, siler, siparişleri yürütür; yaptıklarını Son işlemler'de görür, geri
          alırsın. Ayarları, kişileri ve yedeği yalnız sahipler açar. Yeni ürünün ilk fiyatını her yardımcı yazar.
        </p>
        <SectionForm section="helpers" name={SECTION_NAMES.helpers} userId={user.id} loaded={rights} />
      </Part>
    </div>
  );
}
