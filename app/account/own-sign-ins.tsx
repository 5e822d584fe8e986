import type { SignInWay } from "../../domain/account/session.ts";
import { useSession } from "../session.tsx";
import { toast } from "../toast.tsx";
import { account, type OwnSignIn } from "./account-calls.ts";
import { moment } from "./moment.ts";
import { useProof } from "./use-proof.tsx";

export function OwnSignIns({ signIns, onChanged }: { signIns: readonly OwnSignIn[]; onChanged: () => void }) {
  const { logout } = useSession();
  const { attempt, asking } = useProof();

  const end = ({ id, isCurrent }: OwnSignIn) => {
    if (isCurrent) return logout();
    return attempt(async () => {
      await account.endSignIn(id).finally(onChanged);
      toast.success("O cihazdan çıkış yapıldı");
    });
  };
  const endOthers = () =>
    attempt(async () => {
      await account.endOtherSignIns();
      toast.success("Diğer cihazlardan çıkış yapıldı");
      onChanged();
    });

  return (
    <section className="account-part" aria-labelledby="girislerim">
      <h2 id="girislerim">Girişlerim</h2>
      <ul className="account-sign-ins">
        {signIns.map((signIn) => (
          <li key={signIn.id}>
            <p>
              <strong>{signIn.device}</strong>
              {signIn.isCurrent && <span className="account-here">Bu cihaz</span>}
              <span className="account-when">
                {WAYS[signIn.way]}, <time dateTime={signIn.startedAt}>{moment(signIn.startedAt)}</time>
                {!signIn.isCurrent && (
                  <>
                    {" · son görülme "}
                    <time dateTime={signIn.usedAt}>{moment(signIn.usedAt)}</time>
                  </>
                )}
              </span>
            </p>
            <button
              type="button"
              className="button button-plain button-small"
              aria-label={`Çıkış yap: ${signIn.device}, ${moment(signIn.startedAt)}`}
              onClick={() => end(signIn)}
            >
              Çıkış yap
            </button>
          </li>
        ))}
      </ul>
      {signIns.length > 1 && (
        <button type="button" className="button button-plain" onClick={endOthers}>
          Diğer cihazlardan çık
        </button>
      )}
      {asking}
    </section>
  );
}

const WAYS: Record<SignInWay, string> = {
  password: "Şifreyle",
  registration: "Kayıt olurken",
  google: "Google ile",
  passkey: "Parmak izi ya da yüzle",
  link: "Bağlantıyla",
};
