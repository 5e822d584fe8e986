import { Field } from "../ui/field.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { account } from "./account-calls.ts";
import { TypedForm } from "./typed-form.tsx";

type ProofSheetProps = { needs: "password" | "code"; onProven: () => void; onClose: () => void };

export const ProofSheet = ({ needs, onProven, onClose }: ProofSheetProps) => (
  <Sheet title="Önce sen olduğunu göster" shape="form" onClose={onClose}>
    <TypedForm
      action="Devam et"
      onSubmit={async ({ password = "", code = "" }) => {
        await account.prove(needs === "code" ? { code } : { password });
        onProven();
      }}
    >
      {needs === "code" ? (
        <Field label="Doğrulama kodu" name="code" inputMode="numeric" autoComplete="one-time-code" required />
      ) : (
        <PasswordField isNew={false} />
      )}
    </TypedForm>
  </Sheet>
);
