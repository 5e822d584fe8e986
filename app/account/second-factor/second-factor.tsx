import { useState } from "react";
import { toast } from "../../toast.tsx";
import { Field } from "../../ui/field.tsx";
import { TypedForm } from "../parts/typed-form.tsx";
import { useProof } from "../parts/use-proof.tsx";
import { KeyToScan } from "./key-to-scan.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import "./second-factor.css";
import { PlainButton } from "../../ui/button.tsx";
import { LoadErrorPart, Part } from "../parts/part.tsx";
import { useAccountRequest } from "../parts/use-account-request.ts";
import { type NewKey, secondFactor } from "./second-factor-calls.ts";

const TITLE = "İki adımlı giriş";

type SecondFactorProps = { isOffered: boolean; email: string };

/** A code of an app beside the password; offered to who can do most harm, the admins, and turned off by whoever has it. */
export function SecondFactor({ isOffered, email }: SecondFactorProps) {
  const { answer: told, hasFailed, reload } = useAccountRequest(secondFactor.tell);
  const { attempt, isBusy, asking } = useProof();
  const [begun, setBegun] = useState<NewKey>();
  const [shownOnce, setShownOnce] = useState<string[]>();
  if (!told) return hasFailed && <LoadErrorPart title={TITLE} onRetry={reload} />;

  if (!isOffered && !told.isOn) return null;

  const begin = () => attempt(async () => setBegun(await secondFactor.newKey()));
  const turnOn = (code: string) =>
    attempt(async () => {
      setShownOnce(await secondFactor.turnOn(code));
      setBegun(undefined);
      toast.success("İki adımlı giriş açıldı");
      await reload();
    });

  return (
    <Part title={TITLE}>
      {shownOnce ? (
        <RecoveryCodes email={email} codes={shownOnce} onKept={() => setShownOnce(undefined)} />
      ) : told.isOn ? (
        <TurnedOn recoveries={told.recoveries} onTurnedOff={reload} />
      ) : begun ? (
        <KeyToScan newKey={begun} onCode={turnOn} />
      ) : (
        <>
          <p>
            Açarsan girişte şifrenden sonra telefonundaki bir uygulamanın gösterdiği kod da sorulur. Şifreni bilen biri
            tek başına giremez.
          </p>
          <PlainButton action="Aç" aria-disabled={isBusy} onClick={begin} />
        </>
      )}
      {asking}
    </Part>
  );
}

function TurnedOn({ recoveries, onTurnedOff }: { recoveries: number; onTurnedOff: () => Promise<void> }) {
  const [isLeaving, setLeaving] = useState(false);
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
      {isLeaving ? (
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
      ) : (
        <PlainButton action="Kapat" onClick={() => setLeaving(true)} />
      )}
    </>
  );
}
