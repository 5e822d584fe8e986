import type { NewKey } from "../../domain/account/account-answers.ts";
import { copy } from "../part/copy.ts";
import { TypedForm } from "../proof/typed-form.tsx";
import type { Attempt } from "../proof/use-proof.tsx";
import { PlainButton, SmallButton } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";

type KeyToScanProps = {
  newKey: NewKey;
  attempt: Attempt;
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
};

/** A scanner needs an empty border of four cells. */
const MARGIN = 4;

export function KeyToScan({ newKey: { key, address, qr }, attempt, onCode, onCancel }: KeyToScanProps) {
  const edge = qr.size + 2 * MARGIN;
  return (
    <>
      <p>
        Telefonuna bir doğrulama uygulaması kur (Google Authenticator, Microsoft Authenticator, Aegis gibi). Bu sayfa
        aynı telefondaysa “Uygulamada aç”a dokun, başka bir ekrandaysa kareyi uygulamayla okut.
      </p>
      <div className="part-actions">
        <a className="button button-plain button-small" href={address}>
          Uygulamada aç
        </a>
        <SmallButton action="Anahtarı kopyala" onClick={() => copy(key, "Anahtar")} />
      </div>
      <svg
        className="account-qr"
        viewBox={`${-MARGIN} ${-MARGIN} ${edge} ${edge}`}
        role="img"
        aria-label="Doğrulama uygulamasının okuyacağı kare kod"
      >
        <path d={qr.path} />
      </svg>
      <p>
        İkisi de olmazsa anahtarı uygulamaya yaz:{" "}
        <code className="account-key">{key.replace(/.{4}(?=.)/g, "$& ")}</code>
      </p>
      <TypedForm action="Onayla" attempt={attempt} onSubmit={({ code = "" }) => onCode(code)}>
        <Field
          label="Uygulamanın gösterdiği kod"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
        />
      </TypedForm>
      <PlainButton action="Vazgeç" onClick={onCancel} />
    </>
  );
}
