import type { OwnSignIn } from "../../domain/account/account-answers.ts";
import type { SignInWay } from "../../domain/account/session.ts";
import { Part, Row, Rows } from "../part/part.tsx";
import { useProof } from "../proof/use-proof.tsx";
import { toast } from "../toast.tsx";
import { PlainButton, SmallButton } from "../ui/button.tsx";
import { moment } from "../ui/moment.ts";
import { account } from "./account-calls.ts";

type OwnSignInsProps = { signIns: readonly OwnSignIn[]; onChanged: () => Promise<void>; onSignOut: () => void };

export function OwnSignIns({ signIns, onChanged, onSignOut }: OwnSignInsProps) {
  const { attempt, isBusy, proofSheet } = useProof();

  const end = ({ id, isCurrent }: OwnSignIn) =>
    attempt(async () => {
      if (isCurrent) return onSignOut();
      await account.endSignIn(id).finally(onChanged);
      toast.success("O cihazdan çıkış yapıldı");
    });
  const endOthers = () =>
    attempt(async () => {
      await account.endOtherSignIns();
      toast.success("Diğer cihazlardan çıkış yapıldı");
      await onChanged();
    });

  return (
    <Part title="Girişlerim">
      <Rows>
        {signIns.map((signIn) => (
          <Row
            key={signIn.id}
            name={signIn.device}
            badge={signIn.isCurrent && "Bu cihaz"}
            about={
              <>
                {WAYS[signIn.way]}, <time dateTime={signIn.startedAt}>{moment(signIn.startedAt)}</time>
                {!signIn.isCurrent && (
                  <>
                    {" · son görülme "}
                    <time dateTime={signIn.usedAt}>{moment(signIn.usedAt)}</time>
                  </>
                )}
              </>
            }
          >
            <SmallButton
              action="Çıkış yap"
              of={`${signIn.device}, ${moment(signIn.startedAt)}`}
              aria-disabled={isBusy}
              onClick={() => end(signIn)}
            />
          </Row>
        ))}
      </Rows>
      {signIns.length > 1 && <PlainButton action="Diğer cihazlardan çık" aria-disabled={isBusy} onClick={endOthers} />}
      {proofSheet}
    </Part>
  );
}

const WAYS: Record<SignInWay, string> = {
  password: "Şifreyle",
  registration: "Kayıt olurken",
  google: "Google ile",
  passkey: "Parmak izi ya da yüzle",
};
