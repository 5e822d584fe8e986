import { useOutletContext } from "react-router";
import type { ListedPeople } from "../../../domain/account/account-answers.ts";
import { ACCOUNT_EVENT_DAYS } from "../../../domain/account/account-event.ts";
import { isAdmin, type Role, type User } from "../../../domain/account/user.ts";
import { SECTION_NAMES } from "../../../domain/settings/section-store.ts";
import { Part, Row, Rows } from "../../part/part.tsx";
import { useProof } from "../../proof/use-proof.tsx";
import { toast } from "../../toast.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { recentMoment } from "../../ui/moment.ts";
import { peopleCalls } from "../panel-calls.ts";
import { sectionLoader, useSectionData } from "../section-load.tsx";
import { sectionCalls } from "../sections/section-calls.ts";
import { SectionForm } from "../sections/section-form.tsx";
import type { Route } from "./+types/people-page.ts";
import { Invitations } from "./invitations.tsx";

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
        <SectionForm section="helpers" loaded={rights} />
      </Part>
    </div>
  );
}

type ListedPerson = ListedPeople["people"][number];

type PeopleListProps = Pick<ListedPeople, "people"> & { self: User; onChanged: () => Promise<void> };

const CHANGES: Record<Role, { ask: string; done: string }> = {
  customer: { ask: "artık panele giremez. Rolü geri alınsın mı?", done: "rolü geri alındı" },
  helper: { ask: "yalnız ürünler ve siparişlerle çalışır. Yardımcı olsun mu?", done: "artık yardımcı" },
  admin: { ask: "ayarları ve kişileri de yönetir. Sahip olsun mu?", done: "artık sahip" },
};

function PeopleList({ people, self, onChanged }: PeopleListProps) {
  const { attempt, isBusy, proofSheet } = useProof();

  const change = ({ id, name }: ListedPerson, role: Role) => {
    const { ask, done } = CHANGES[role];
    if (!confirm(`${name} ${ask}`)) return;
    attempt(async () => {
      await peopleCalls.changeRole(id, role);
      toast.success(`${name}: ${done}`);
      await onChanged();
    });
  };
  const endSignIns = ({ name, email }: ListedPerson) =>
    attempt(async () => {
      const ended = await peopleCalls.endSignIns(email);
      toast.success(ended === 0 ? `${name} açık bir giriş bırakmamış` : `${name}: ${ended} giriş kapatıldı`);
      await onChanged();
    });

  const actionsOn = (person: ListedPerson) => [
    isAdmin(person)
      ? { action: "Yardımcı yap", act: () => change(person, "helper") }
      : { action: "Sahip yap", act: () => change(person, "admin") },
    { action: "Girişlerini kapat", act: () => endSignIns(person) },
    { action: "Rolünü geri al", act: () => change(person, "customer") },
  ];

  return (
    <Part title="Dükkânda çalışanlar">
      <Rows>
        {people.map((person) => (
          <Row
            key={person.id}
            name={person.name}
            badge={isAdmin(person) ? "Sahip" : "Yardımcı"}
            about={
              <>
                {person.email}
                <br />
                {lastSignIn(person)}
              </>
            }
          >
            {person.id === self.id ? (
              <span className="kit-soft">Sensin</span>
            ) : (
              <div className="kit-row">
                {actionsOn(person).map(({ action, act }) => (
                  <SmallButton key={action} action={action} of={person.name} aria-disabled={isBusy} onClick={act} />
                ))}
              </div>
            )}
          </Row>
        ))}
      </Rows>
      {proofSheet}
    </Part>
  );
}

const lastSignIn = ({ signedInAt }: ListedPerson): string =>
  signedInAt === null ? `Son ${ACCOUNT_EVENT_DAYS} günde girmedi` : `Son giriş: ${recentMoment(signedInAt)}`;
