import { type FormEvent, type ReactNode, useState } from "react";
import { useIsHydrated } from "../../hydrated.ts";
import "../../ui/button.css";
import "./typed-form.css";
import { useAccountFailure } from "./use-account-failure.ts";

type Typed = Partial<Record<string, string>>;

type TypedFormProps = {
  action: string;
  /** What was typed, by the fields' names. A refusal is told; what was typed stays. */
  onSubmit: (typed: Typed, form: HTMLFormElement) => Promise<void>;
  look?: "ribbon" | "plain";
  children: ReactNode;
};

export function TypedForm({ action, onSubmit, look = "ribbon", children }: TypedFormProps) {
  const isHydrated = useIsHydrated();
  const handleFailure = useAccountFailure();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const typed = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
    setBusy(true);
    try {
      await onSubmit(Object.fromEntries(typed), form);
    } catch (error) {
      handleFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    // Sent before the scripts are there, a form without a method would put what was typed into the address.
    <form className="typed-form" method="post" onSubmit={submit}>
      {children}
      <button type="submit" className={`button button-${look}`} aria-disabled={isBusy} disabled={!isHydrated}>
        {isBusy ? "Yükleniyor..." : action}
      </button>
    </form>
  );
}
