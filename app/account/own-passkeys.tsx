import { ApiError } from "../api-client.ts";
import { toast } from "../toast.tsx";
import { moment } from "./moment.ts";
import { type OwnPasskey, secondFactor } from "./second-factor-calls.ts";
import { useProof } from "./use-proof.tsx";
import { useTold } from "./use-told.ts";

/** The devices that sign in by finger, face or PIN. */
export function OwnPasskeys() {
  const { told: passkeys, setTold } = useTold(secondFactor.passkeys);
  const { attempt, asking } = useProof();
  if (!passkeys) return null;

  const add = () =>
    attempt(async () => {
      setTold(await secondFactor.addPasskey().catch(calledOff));
      toast.success("Bu cihaz eklendi; artık parmak izi ya da yüzle girebilirsin");
    }, NOT_ADDED);
  const remove = ({ id }: OwnPasskey) =>
    attempt(async () => {
      setTold(await secondFactor.removePasskey(id));
      toast.success("Cihaz çıkarıldı");
    });

  return (
    <section className="account-part" aria-labelledby="parmak-izi">
      <h2 id="parmak-izi">Parmak izi / yüz ile giriş</h2>
      <p>Eklediğin cihazda şifre yazmadan, ekran kilidinle girersin.</p>
      {passkeys.length > 0 && (
        <ul className="account-sign-ins">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <p>
                <strong>{passkey.name}</strong>
                <span className="account-when">
                  Eklendi: <time dateTime={passkey.madeAt}>{moment(passkey.madeAt)}</time>
                </span>
              </p>
              <button
                type="button"
                className="button button-plain button-small"
                aria-label={`Çıkar: ${passkey.name}, ${moment(passkey.madeAt)}`}
                onClick={() => remove(passkey)}
              >
                Çıkar
              </button>
            </li>
          ))}
        </ul>
      )}
      {"PublicKeyCredential" in window && (
        <button type="button" className="button button-plain" onClick={add}>
          Bu cihazı ekle
        </button>
      )}
      {asking}
    </section>
  );
}

const NOT_ADDED = "Cihaz eklenemedi";

/** The browser's own words are English, and do not tell what became of it. */
function calledOff(error: unknown): never {
  if (error instanceof ApiError) throw error;
  const isKnown = error instanceof Error && error.name === "InvalidStateError";
  throw new ApiError(0, { detail: isKnown ? "Bu cihaz zaten ekli" : NOT_ADDED }, { cause: error });
}
