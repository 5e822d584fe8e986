import { useState } from "react";
import "./button.css";
import { Field } from "./field.tsx";
import { Icon } from "./icon.tsx";
import "./password-field.css";

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
        <Icon name={isShown ? "eye-struck" : "eye"} />
        <span className="unseen">Şifreyi göster</span>
      </button>
    </div>
  );
}
