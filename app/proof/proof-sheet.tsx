import { useSession } from "../session.tsx";
import { callSignedIn } from "../session-calls.ts";
import { Field } from "../ui/field.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { useGoogleUrl } from "../use-shop.ts";
import { googleErrand } from "./google-errand.ts";
import { TypedForm } from "./typed-form.tsx";
import type { ProofKind } from "./use-proof.tsx";

type ProofSheetProps = { needs: ProofKind; onProven: () => void; onClose: () => void };

export const ProofSheet = ({ needs, onProven, onClose }: ProofSheetProps) => (
  <Sheet title="Önce sen olduğunu göster" shape="form" onClose={onClose}>
    {needs === "sign-in" ? <SignInAgain /> : <TypedProof isCode={needs === "code"} onProven={onProven} />}
  </Sheet>
);

const TypedProof = ({ isCode, onProven }: { isCode: boolean; onProven: () => void }) => (
  <TypedForm
    action="Devam et"
    onSubmit={async ({ password = "", code = "" }) => {
      await callSignedIn("POST", "/account/proof", { body: isCode ? { code } : { password } });
      onProven();
    }}
  >
    {isCode ? (
      <Field label="Doğrulama kodu" name="code" autoComplete="one-time-code" required />
    ) : (
      <PasswordField isNew={false} />
    )}
  </TypedForm>
);

/** For accounts without a password. */
function SignInAgain() {
  const googleUrl = useGoogleUrl();
  const { user } = useSession();
  return (
    <div className="typed-form">
      <p>
        Giriş yapalı epey oldu.{" "}
        {googleUrl ? "Google ile doğrula, sonra kaldığın yerden devam et." : "Çıkıp yeniden gir."}
      </p>
      {googleUrl && user && (
        <button
          type="button"
          className="button button-ribbon"
          onClick={() => googleErrand.start("proof", user.id, googleUrl)}
        >
          Google ile doğrula
        </button>
      )}
    </div>
  );
}
