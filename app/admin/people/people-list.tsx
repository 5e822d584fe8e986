import { ACCOUNT_EVENT_DAYS } from "../../../domain/account/account-event.ts";
import { isAdmin, type Role, type User } from "../../../domain/account/user.ts";
import { Part, Row, Rows } from "../../part/part.tsx";
import { useProof } from "../../proof/use-proof.tsx";
import { toast } from "../../toast.tsx";
import { SmallButton } from "../../ui/button.tsx";
import { recentMoment } from "../../ui/moment.ts";
import { type ListedPerson, peopleCalls } from "./people-calls.ts";

type PeopleListProps = { people: readonly ListedPerson[]; self: User; onChanged: () => Promise<void> };

const CHANGES: Record<Role, { ask: string; done: string }> = {
  customer: { ask: "artık panele giremez. Rolü geri alınsın mı?", done: "rolü geri alındı" },
  helper: { ask: "yalnız ürünler ve siparişlerle çalışır. Yardımcı olsun mu?", done: "artık yardımcı" },
  admin: { ask: "ayarları ve kişileri de yönetir. Sahip olsun mu?", done: "artık sahip" },
};

export function PeopleList({ people, self, onChanged }: PeopleListProps) {
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
