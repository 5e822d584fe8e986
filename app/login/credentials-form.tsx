import { type FormEvent, useMemo, useState } from "react";
import { onThisDevice } from "../browser-storage.ts";
import { messages } from "../messages.ts";
import { useIsHydrated } from "../page-store.ts";
import { lazyPart } from "../part/lazy-part.tsx";
import { useSession } from "../session.tsx";
import { toast } from "../toast.tsx";
import { Field, FieldlessRefusal, FormRefusalContext, type RefusableForm } from "../ui/field.tsx";
import { PasswordField } from "../ui/password-field.tsx";
import type { LoginMode } from "./login-page.tsx";

const SUBMIT: Record<LoginMode, string> = { login: "Giriş Yap", register: "Kayıt Ol" };

/** Lazy: few accounts need a code. */
const CodeField = lazyPart(() => import("./code-field.tsx"));

type CredentialsFormProps = { mode: LoginMode; refusable: RefusableForm };

export function CredentialsForm({ mode, refusable }: CredentialsFormProps) {
  const { signIn } = useSession();
  const isHydrated = useIsHydrated();
  const [isBusy, setBusy] = useState(false);
  const [codeHint, setCodeHint] = useState("");
  const isRegister = mode === "register";
  const unsent = useMemo(() => (isRegister ? unsentRegistration.read() : undefined), [isRegister]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const { name, email, password, code } = valuesIn(event.currentTarget);
    setBusy(true);
    const outcome = await signIn(({ logIn, register }) =>
      isRegister ? register({ name, email, password }) : logIn({ email, password, code }),
    );
    setBusy(false);
    if (outcome.ok) toast.success(isRegister ? messages.registered : messages.loggedIn);
    else if (outcome.needs) askForCode(outcome.error);
    else {
      toast.error(outcome.error);
      refusable.refuse({ text: outcome.error, field: outcome.field });
    }
  };

  const askForCode = (hint: string) => {
    refusable.forget();
    setCodeHint(hint);
  };

  const takeInput = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget, target } = event;
    refusable.mend(event);
    // Another account may have no second factor.
    if (target instanceof HTMLInputElement && target.name === "email") setCodeHint("");
    if (isRegister) unsentRegistration.store(valuesIn(currentTarget));
  };

  return (
    // A form without a method, submitted before scripts load, would put the password into the address.
    <form ref={refusable.form} className="login-page-form" method="post" onSubmit={submit} onInput={takeInput}>
      <FormRefusalContext value={refusable.refusal}>
        {isRegister && (
          <Field
            label="Ad Soyad"
            name="name"
            placeholder="Adınız"
            defaultValue={unsent?.name}
            autoComplete="name"
            maxLength={100}
            required
          />
        )}
        <Field
          label="E-posta"
          name="email"
          type="email"
          defaultValue={unsent?.email}
          autoComplete="username"
          required
        />
        <PasswordField isNew={isRegister} />
        {codeHint && !isRegister && <CodeField hint={codeHint} />}
        <FieldlessRefusal />
      </FormRefusalContext>
      <button type="submit" className="button button-ribbon" disabled={!isHydrated} aria-disabled={isBusy || undefined}>
        {isBusy ? "Yükleniyor..." : SUBMIT[mode]}
      </button>
    </form>
  );
}

function valuesIn(form: HTMLFormElement) {
  const data = new FormData(form);
  const value = (name: string) => String(data.get(name) ?? "");
  return { name: value("name"), email: value("email"), password: value("password"), code: value("code") || undefined };
}

/** A registration without the password, which is never stored. */
type Registration = { name: string; email: string };

const NAME_KEY = "kayit-ad";
const EMAIL_KEY = "kayit-e-posta";

/** Stores an unsent registration on this device until someone signs in. */
export const unsentRegistration = {
  read: (): Registration => ({
    name: onThisDevice.read(NAME_KEY) ?? "",
    email: onThisDevice.read(EMAIL_KEY) ?? "",
  }),
  store({ name, email }: Registration) {
    onThisDevice.write(NAME_KEY, name);
    onThisDevice.write(EMAIL_KEY, email);
  },
  forget() {
    onThisDevice.remove(NAME_KEY);
    onThisDevice.remove(EMAIL_KEY);
  },
};
