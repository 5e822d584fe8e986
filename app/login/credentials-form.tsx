import { type FormEvent, useState } from "react";
import { useIsHydrated } from "../hydrated.ts";
import { messages } from "../messages.ts";
import { useSession } from "../session.tsx";
import { toast } from "../toast.tsx";
import { Field } from "../ui/field.tsx";
import type { LoginMode } from "./login-page.tsx";

const SUBMIT: Record<LoginMode, string> = { login: "Giriş Yap", register: "Kayıt Ol" };

export function CredentialsForm({ mode }: { mode: LoginMode }) {
  const { login, register } = useSession();
  const isHydrated = useIsHydrated();
  const [isBusy, setBusy] = useState(false);
  const isRegister = mode === "register";

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    const value = (name: string) => String(typed.get(name) ?? "");
    const credentials = { email: value("email"), password: value("password") };
    setBusy(true);
    const outcome = await (isRegister ? register({ name: value("name"), ...credentials }) : login(credentials));
    setBusy(false);
    if (outcome.ok) toast.success(isRegister ? messages.registered : messages.loggedIn);
    else toast.error(outcome.error);
  };

  return (
    // Sent before the scripts are there, a form without a method would put the password into the address.
    <form className="login-page-form" method="post" onSubmit={submit}>
      {isRegister && (
        <Field label="Ad Soyad" name="name" placeholder="Adınız" autoComplete="name" maxLength={100} required />
      )}
      <Field
        label="E-posta"
        name="email"
        type="email"
        placeholder="ornek@eposta.com"
        autoComplete="username"
        required
      />
      <Field
        label="Şifre"
        name="password"
        type="password"
        placeholder="••••••••"
        autoComplete={isRegister ? "new-password" : "current-password"}
        hint={isRegister ? "En az 8 karakter" : undefined}
        required
      />
      <button type="submit" className="button button-ribbon" disabled={isBusy || !isHydrated}>
        {isBusy ? "Yükleniyor..." : SUBMIT[mode]}
      </button>
    </form>
  );
}
