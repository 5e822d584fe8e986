import { useState } from "react";
import "./button.css";
import { Field } from "./field.tsx";
import { Drawing } from "./icon.tsx";
import "./password-field.css";

export const EYE =
  "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm12.3 0a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0Z";

type PasswordFieldProps = { isNew: boolean; label?: string; name?: string };

export function PasswordField({ isNew, label = "Şifre", name = "password" }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="password-field">
      <Field
        label={label}
        name={name}
        type={isShown ? "text" : "password"}
        autoComplete={isNew ? "new-password" : "current-password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        hint={isNew ? "En az 8 karakter" : undefined}
        required
      />
      <button
        type="button"
        role="switch"
        aria-checked={isShown}
        className="button-icon password-field-switch needs-script"
        onClick={() => setShown(!isShown)}
      >
        <Drawing path={isShown ? `${EYE}M4.5 19.5 19.5 4.5` : EYE} />
        <span className="unseen">Şifreyi göster</span>
      </button>
    </div>
  );
}
