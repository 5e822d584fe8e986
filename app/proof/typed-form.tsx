import { type FormEvent, type ReactNode, useState } from "react";
import { ApiError } from "../api-client.ts";
import { messages } from "../messages.ts";
import { useIsHydrated } from "../page-store.ts";
import "../ui/button.css";
import { FieldlessRefusal, FormRefusalContext, useFormRefusal } from "../ui/field.tsx";
import "./typed-form.css";
import { useAccountFailure } from "./use-account-failure.ts";
import type { Attempt } from "./use-proof.tsx";

type Typed = Partial<Record<string, string>>;

type TypedFormProps = {
  action: string;
  /** Gets the typed values by field name. If it fails, a toast and the refused field say why, and the values stay. */
  onSubmit: (typed: Typed, form: HTMLFormElement) => Promise<void>;
  /** From `useProof`, if the server may want a fresh proof. */
  attempt?: Attempt;
  look?: "ribbon" | "plain";
  children: ReactNode;
};

const withoutProof: Attempt = (work, report) => work().catch(report);

export function TypedForm({ action, onSubmit, attempt = withoutProof, look = "ribbon", children }: TypedFormProps) {
  const isHydrated = useIsHydrated();
  const handleFailure = useAccountFailure();
  const { form: ref, refusal, refuse, forget, mend } = useFormRefusal();
  const [isBusy, setBusy] = useState(false);

  const report = (error: unknown) => {
    handleFailure(error);
    if (error instanceof ApiError) refuse({ text: error.detail ?? messages.actionFailed, field: error.field });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const entries = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
    setBusy(true);
    try {
      await attempt(async () => {
        await onSubmit(Object.fromEntries(entries), form);
        forget();
      }, report);
    } finally {
      setBusy(false);
    }
  };

  return (
    // A form without a method, submitted before scripts load, would put the typed values into the address.
    <form ref={ref} className="typed-form" method="post" onSubmit={submit} onInput={mend}>
      <FormRefusalContext value={refusal}>
        {children}
        <FieldlessRefusal />
      </FormRefusalContext>
      <button type="submit" className={`button button-${look}`} aria-disabled={isBusy} disabled={!isHydrated}>
        {isBusy ? "Yükleniyor..." : action}
      </button>
    </form>
  );
}
