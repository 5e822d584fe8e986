import { useOutletContext } from "react-router";
import type { User } from "../../../domain/account/user.ts";
import { SECTION_NAMES } from "../../../domain/settings/section-names.ts";
import { messages } from "../../messages.ts";
import { LostPart } from "../../part/lost-part.tsx";
import { Part } from "../../part/part.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { sectionCalls } from "../sections/section-calls.ts";
import { SectionForm } from "../sections/section-form.tsx";
import { useFailureHandler } from "../use-failure-handler.ts";
import { Invitations } from "./invitations.tsx";
import { peopleCalls } from "./people-calls.ts";
import { PeopleList } from "./people-list.tsx";

/** 'Kişiler': who runs the shop with the owner, and what helpers may do. */
export default function PeoplePage() {
  const user = useOutletContext<User>();
  const handleFailure = useFailureHandler();
  const { answer, hasFailed, reload } = useRequest(peopleCalls.list, (error) =>
    handleFailure(error, messages.dataFailed),
  );
  return (
    <div className="kit-column">
      <h2>Kişiler</h2>
      {answer ? (
        <>
          <PeopleList people={answer.people} self={user} onChanged={reload} />
          <Invitations invitations={answer.invitations} onChanged={reload} />
        </>
      ) : hasFailed ? (
        <LostPart onRetry={reload} />
      ) : (
        <Spinner />
      )}
      <HelpersRights userId={user.id} />
    </div>
  );
}

function HelpersRights({ userId }: { userId: string }) {
  const handleFailure = useFailureHandler();
  const { answer, hasFailed, reload } = useRequest(
    () => sectionCalls.find("helpers"),
    (error) => handleFailure(error, messages.dataFailed),
  );
  return (
    <Part title={SECTION_NAMES.helpers}>
      <p>
        Yardımcılar ürünleri ekler, düzenler, siler, siparişleri yürütür; yaptıklarını Son işlemler'de görür, geri
        alırsın. Ayarları, kişileri ve yedeği yalnız sahipler açar. Yeni ürünün ilk fiyatını her yardımcı yazar.
      </p>
      {!answer && hasFailed && <LostPart onRetry={reload} />}
      {answer && <SectionForm section="helpers" name={SECTION_NAMES.helpers} userId={userId} loaded={answer} />}
    </Part>
  );
}
