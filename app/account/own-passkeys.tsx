import { ApiError } from "../api-client.ts";
import { Part, Row, Rows } from "../part/part.tsx";
import { useAccountFailure } from "../proof/use-account-failure.ts";
import { useProof } from "../proof/use-proof.tsx";
import { toast } from "../toast.tsx";
import { PlainButton, SmallButton } from "../ui/button.tsx";
import { moment } from "../ui/moment.ts";
import { type OwnPasskey, secondFactor } from "./account-calls.ts";
import { LoadErrorPart, useAccountRequest } from "./account-request.tsx";

const TITLE = "Parmak izi / yüz ile giriş";

/** The devices that sign in by fingerprint, face or PIN. It has its place before they are known, so that nothing below it moves under a tap. */
export function OwnPasskeys() {
  const { answer: passkeys, setAnswer, hasFailed, reload } = useAccountRequest(secondFactor.passkeys);
  const { attempt, isBusy, proofSheet } = useProof();
  const handleFailure = useAccountFailure();
  if (!passkeys && hasFailed) return <LoadErrorPart title={TITLE} onRetry={reload} />;

  const addThisDevice = async () => {
    setAnswer(await secondFactor.addPasskey().catch(inTurkish));
    toast.success("Bu cihaz eklendi; artık parmak izi ya da yüzle girebilirsin");
  };
  const add = () => attempt(addThisDevice, (error) => handleFailure(error, NOT_ADDED));
  const remove = ({ id }: OwnPasskey) =>
    attempt(async () => {
      setAnswer(await secondFactor.removePasskey(id));
      toast.success("Cihaz çıkarıldı");
    });

  return (
    <Part title={TITLE}>
      <p>Eklediğin cihazda şifre yazmadan, ekran kilidinle girersin.</p>
      {passkeys && passkeys.length > 0 && (
        <Rows>
          {passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              name={passkey.name}
              about={
                <>
                  Eklendi: <time dateTime={passkey.madeAt}>{moment(passkey.madeAt)}</time>
                </>
              }
            >
              <SmallButton
                action="Çıkar"
                of={`${passkey.name}, ${moment(passkey.madeAt)}`}
                aria-disabled={isBusy}
                onClick={() => remove(passkey)}
              />
            </Row>
          ))}
        </Rows>
      )}
      {"PublicKeyCredential" in window && <PlainButton action="Bu cihazı ekle" aria-disabled={isBusy} onClick={add} />}
      {proofSheet}
    </Part>
  );
}

const NOT_ADDED = "Cihaz eklenemedi";

/** Replaces the browser's English error by a Turkish one. */
function inTurkish(error: unknown): never {
  if (error instanceof ApiError) throw error;
  const isKnown = error instanceof Error && error.name === "InvalidStateError";
  throw new ApiError(0, { detail: isKnown ? "Bu cihaz zaten ekli" : NOT_ADDED }, { cause: error });
}
