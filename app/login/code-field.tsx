import { useState } from "react";
import { Field } from "../ui/field.tsx";

/** Of the app on the phone; a code for a lost phone has letters, which a keypad of digits has not. */
export default function CodeField({ hint }: { hint: string }) {
  const [isLost, setLost] = useState(false);
  return (
    <>
      <Field
        key={String(isLost)}
        label="Doğrulama kodu"
        name="code"
        inputMode={isLost ? "text" : "numeric"}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        maxLength={40}
        hint={isLost ? "Kurtarma kodlarından birini yaz" : hint}
        autoFocus
        required
      />
      {!isLost && (
        <button type="button" className="login-page-toggle" onClick={() => setLost(true)}>
          Telefonum yanımda değil
        </button>
      )}
    </>
  );
}
