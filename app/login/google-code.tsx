import { type FormEvent, useState } from "react";
import { messages } from "../messages.ts";
import { useSession } from "../session.tsx";
import { toast } from "../toast.tsx";
import { PlainButton } from "../ui/button.tsx";
import { FieldlessRefusal, FormRefusalContext, useFormRefusal } from "../ui/field.tsx";
import CodeField from "./code-field.tsx";

type GoogleCodeProps = { sessionId: string; hint: string; onCancel: () => void };

/** The second factor of a Google sign-in. The server stores the first step for a few minutes. */
export default function GoogleCode({ sessionId, hint, onCancel }: GoogleCodeProps) {
  const { signIn } = useSession();
  const [isBusy, setBusy] = useState(false);
  const { form, refusal, refuse, mend } = useFormRefusal();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const code = String(new FormData(event.currentTarget).get("code") ?? "");
    setBusy(true);
    const outcome = await signIn(({ completeGoogle }) => completeGoogle(sessionId, code), messages.googleFailed);
    setBusy(false);
    if (outcome.ok) toast.success(messages.loggedInWithGoogle);
    else {
      toast.error(outcome.error);
      refuse({ text: outcome.error, field: outcome.field });
    }
  };

  return (
    <div className="login-page-card">
      <h1>Bir adım daha</h1>
      <form ref={form} className="login-page-form" method="post" onSubmit={submit} onInput={mend}>
        <FormRefusalContext value={refusal}>
          <CodeField hint={hint} />
          <FieldlessRefusal />
        </FormRefusalContext>
        <button type="submit" className="button button-ribbon" aria-disabled={isBusy}>
          {isBusy ? "Yükleniyor..." : "Giriş Yap"}
        </button>
        <PlainButton action="Vazgeç" onClick={onCancel} />
      </form>
    </div>
  );
}
