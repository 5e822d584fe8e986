import { type FormEvent, type ReactNode, useState } from "react";
import { useIsHydrated } from "../../hydrated.ts";
import "../../ui/button.css";
import "./typed-form.css";
import { useAccountFailure } from "./use-account-failure.ts";

type Typed = Partial<Record<string, string>>;

type TypedFormProps = {
  action: string;
  /** Gets the typed values by field name. If it fails, a toast says why and the values stay. */
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
    const entries = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
    setBusy(true);
    try {
      await onSubmit(Object.fromEntries(entries), form);
    } catch (error) {
      handleFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    // A form without a method, submitted before scripts load, would put the typed values into the address.
    <form className="typed-form" method="post" onSubmit={submit}>
      {children}
      <button type="submit" className={`button button-${look}`} aria-disabled={isBusy} disabled={!isHydrated}>
        {isBusy ? "Yükleniyor..." : action}
      </button>
    </form>
  );
}
