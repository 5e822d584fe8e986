import { useState } from "react";
import { Field } from "../ui/field.tsx";
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
        className="password-field-switch needs-script"
        onClick={() => setShown(!isShown)}
      >
        <Eye isStruck={isShown} />
        <span className="unseen">Şifreyi göster</span>
      </button>
    </div>
  );
}

const Eye = ({ isStruck }: { isStruck: boolean }) => (
  <svg
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.8" />
    {isStruck && <path d="M4.5 19.5 19.5 4.5" />}
  </svg>
);
