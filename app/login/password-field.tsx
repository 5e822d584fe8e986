import { useState } from "react";
import "../ui/button.css";
import { Field } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import "./password-field.css";

export function PasswordField({ isNew }: { isNew: boolean }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="password-field">
      <Field
        label="Şifre"
        name="password"
        type={isShown ? "text" : "password"}
        placeholder="••••••••"
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
