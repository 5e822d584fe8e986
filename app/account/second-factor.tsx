import { useState } from "react";
import type { NewKey } from "../../domain/account/account-answers.ts";
import { Part } from "../part/part.tsx";
import { TypedForm } from "../proof/typed-form.tsx";
import { useProof } from "../proof/use-proof.tsx";
import { toast } from "../toast.tsx";
import { PlainButton } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { secondFactor } from "./account-calls.ts";
import { LoadErrorPart, useAccountRequest } from "./account-request.tsx";
import { KeyToScan } from "./key-to-scan.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

const TITLE = "İki adımlı giriş";

type SecondFactorProps = { isOffered: boolean; email: string };

/** A code of an app beside the password. Only admins can turn it on, because they can do most harm. */
export function SecondFactor({ isOffered, email }: SecondFactorProps) {
  const { answer: status, hasFailed, reload } = useAccountRequest(secondFactor.status);
  const { attempt, isBusy, proofSheet } = useProof();
  const [newKey, setNewKey] = useState<NewKey>();
  const [newCodes, setNewCodes] = useState<string[]>();
  if (!status) return hasFailed && <LoadErrorPart title={TITLE} onRetry={reload} />;
  if (!isOffered && !status.isOn) return null;

  const begin = () => attempt(async () => setNewKey(await secondFactor.newKey()));
  const turnOn = async (code: string) => {
    setNewCodes(await secondFactor.turnOn(code));
    setNewKey(undefined);
    toast.success("İki adımlı giriş açıldı");
    await reload();
  };

  return (
    <Part title={TITLE}>
      {newCodes ? (
        <RecoveryCodes email={email} codes={newCodes} onStored={() => setNewCodes(undefined)} />
      ) : status.isOn ? (
        <TurnedOn recoveries={status.recoveries} onTurnedOff={reload} />
      ) : newKey ? (
        <KeyToScan newKey={newKey} attempt={attempt} onCode={turnOn} onCancel={() => setNewKey(undefined)} />
      ) : (
        <>
          <p>
            Açarsan girişte şifrenden sonra telefonundaki bir uygulamanın gösterdiği kod da sorulur. Şifreni bilen biri
            tek başına giremez.
          </p>
          <PlainButton action="Aç" aria-disabled={isBusy} onClick={begin} />
        </>
      )}
      {proofSheet}
    </Part>
  );
}

function TurnedOn({ recoveries, onTurnedOff }: { recoveries: number; onTurnedOff: () => Promise<void> }) {
  const [asksForCode, setAsksForCode] = useState(false);
  const turnOff = async ({ code = "" }) => {
    await secondFactor.turnOff(code);
    toast.success("İki adımlı giriş kapatıldı");
    await onTurnedOff();
  };
  return (
    <>
      <p>
        Açık. Kalan kurtarma kodun: {recoveries}.{" "}
        {recoveries < 3 && "Yenilerini almak için kapatıp yeniden açabilirsin."}
      </p>
      {asksForCode ? (
        <>
          <TypedForm action="Kapat" look="plain" onSubmit={turnOff}>
            <Field
              label="Doğrulama kodu"
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              maxLength={40}
              hint="Uygulamandaki kod ya da kurtarma kodlarından biri"
              required
            />
          </TypedForm>
          <PlainButton action="Vazgeç" onClick={() => setAsksForCode(false)} />
        </>
      ) : (
        <PlainButton action="Kapat" onClick={() => setAsksForCode(true)} />
      )}
    </>
  );
}
