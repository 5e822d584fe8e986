import { useState } from "react";
import type { ListedPeople } from "../../../domain/account/account-answers.ts";
import { INVITATION_HOURS, type StaffRole } from "../../../domain/account/people.ts";
import { GivenLink } from "../../part/given-link.tsx";
import { Part, Row, Rows } from "../../part/part.tsx";
import { useProof } from "../../proof/use-proof.tsx";
import { toast } from "../../toast.tsx";
import { PlainButton, SmallButton } from "../../ui/button.tsx";
import { recentMoment } from "../../ui/moment.ts";
import { useShop } from "../../use-shop.ts";
import { peopleCalls } from "../panel-calls.ts";

type InvitationsProps = Pick<ListedPeople, "invitations"> & { onChanged: () => Promise<void> };

const NAMES: Record<StaffRole, string> = { helper: "Yardımcı daveti", admin: "Sahip daveti" };

/** Invitations by a link that the owner sends. A link is shown once. */
export function Invitations({ invitations, onChanged }: InvitationsProps) {
  const { name: shopName } = useShop();
  const { attempt, isBusy, proofSheet } = useProof();
  const [made, setMade] = useState<{ role: StaffRole; link: string }>();

  const invite = (role: StaffRole) =>
    attempt(async () => {
      setMade({ role, link: await peopleCalls.invite(role) });
      await onChanged();
    });
  const takeBack = (id: string) =>
    attempt(async () => {
      await peopleCalls.takeBack(id);
      setMade(undefined);
      toast.success("Davet geri alındı");
      await onChanged();
    });

  return (
    <Part title="Birini davet et">
      <p>
        Yardımcı yalnız ürünler ve siparişlerle çalışır; sahip senin gibi her şeyi yönetir. Bağlantıyı sen gönderirsin:
        bir kez kullanılır, {INVITATION_HOURS} saat geçerlidir ve yalnız şimdi görünür.
      </p>
      <div className="kit-row">
        <PlainButton action="Yardımcı davet et" aria-disabled={isBusy} onClick={() => invite("helper")} />
        <PlainButton action="Sahip davet et" aria-disabled={isBusy} onClick={() => invite("admin")} />
      </div>
      {made && (
        <GivenLink
          says={`${NAMES[made.role]} hazır:`}
          link={made.link}
          message={`${shopName} dükkânında birlikte çalışalım. Daveti bu bağlantıdan kabul et, ${INVITATION_HOURS} saat geçerli:`}
        />
      )}
      {invitations.length > 0 && (
        <>
          <h3>Açık davetler</h3>
          <Rows>
            {invitations.map((invitation) => (
              <Row
                key={invitation.id}
                name={NAMES[invitation.role]}
                about={`${invitation.by} hazırladı, son kabul: ${recentMoment(invitation.expiresAt)}`}
              >
                <SmallButton
                  action="Geri al"
                  of={NAMES[invitation.role]}
                  aria-disabled={isBusy}
                  onClick={() => takeBack(invitation.id)}
                />
              </Row>
            ))}
          </Rows>
        </>
      )}
      {proofSheet}
    </Part>
  );
}
