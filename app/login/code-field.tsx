import { useState } from "react";
import { Field } from "../ui/field.tsx";

/** The code of the app on the phone. A recovery code has letters, so it needs a full keyboard. */
export default function CodeField({ hint }: { hint: string }) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      <Field
        key={String(isRecovery)}
        label="Doğrulama kodu"
        name="code"
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        maxLength={40}
        hint={isRecovery ? "Kurtarma kodlarından birini yaz" : hint}
        autoFocus
        required
      />
      <button type="button" className="login-page-toggle" onClick={() => setRecovery(!isRecovery)}>
        {isRecovery ? "Telefonumdaki kodu yazacağım" : "Telefonum yanımda değil"}
      </button>
    </>
  );
}
